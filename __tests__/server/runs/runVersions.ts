import type { ExerciseRunPost, ScreeningRunPost } from '../../../src/contract/runs';
import { anExerciseRunPost, aScreeningRunPost } from '../support';

/** A run of either kind as it is posted. */
export type RunPost = ScreeningRunPost | ExerciseRunPost;

/** A version of a run. A `clientId` identifies a run only together with its athlete. */
export interface RunVersion {
  userId: number;
  clientId: string;
  clientRevision: number;
}

/** Every field that changes with the version depends on the revision, so that a mixture of two versions is noticed. */
const startOf = (revision: number) => new Date(Date.UTC(2026, 10, 20) + revision * 1000).toISOString();

/** Both kinds of run: the path, the table, and how to make a version. */
export const runKinds = [
  {
    kind: 'screening run',
    path: '/screening/runs/',
    table: 'screeningRun',
    versionOf: ({ userId, clientId, clientRevision }: RunVersion): RunPost =>
      aScreeningRunPost({
        userId,
        clientId,
        clientRevision,
        start: startOf(clientRevision),
        completed: clientRevision % 2 === 0,
        testRuns: [{ testId: 1, duration: clientRevision, questionResults: [], questionRangeResults: [] }],
      }),
  },
  {
    kind: 'exercise run',
    path: '/exercise/runs/',
    table: 'exerciseRun',
    versionOf: ({ userId, clientId, clientRevision }: RunVersion): RunPost =>
      anExerciseRunPost({
        userId,
        clientId,
        clientRevision,
        start: startOf(clientRevision),
        completed: clientRevision % 2 === 0,
        runUnits: [{ exerciseId: 1, duration: clientRevision, athleteNote: '', completed: true }],
      }),
  },
] as const;

export type RunKind = (typeof runKinds)[number];

/** The columns of the row of a posted run. */
export const rowOf = (post: RunPost): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(post).map(([name, value]) => [name, toColumn(value)])),
  startedAt: Date.parse(post.start),
  bytes: expect.any(Number),
  tag: expect.any(String),
  ratedBy: expect.any(Number),
  postedBy: expect.any(Number),
  ...('runUnits' in post ? { morningPain: null } : { secondOf: null, ratedFrom: null }),
});

const toColumn = (value: unknown) => {
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : value;
};
