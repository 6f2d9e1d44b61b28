import { listOf } from './rewriteRows';
import type { ExerciseRunRow2, ScreeningRunRow2 } from './toVersion2';

/** The fields that version 3 added to every run. Frozen. */
interface AddedFields {
  id: number | undefined;
  clientId: string;
  clientRevision: number;
  userId: number;
  recordedBy: number;
  start: string;
  touchedAt: string;
  completed: boolean;
  isDirty: boolean;
  position: null;
  refusal: null;
}

/** Used to find the owner of a run that names none. All ids are server ids. */
export interface Owners {
  onlyUser: number | undefined;
  ofScreeningRun: Map<number | null | undefined, number | null | undefined>;
}

const ownerOf = (run: ScreeningRunRow2 | ExerciseRunRow2, { onlyUser, ofScreeningRun }: Owners): number => {
  const screeningRunId = 'screeningRunId' in run ? run.screeningRunId : null;
  const ofRun = screeningRunId ? ofScreeningRun.get(screeningRunId) : undefined;
  const owner = run.userId ?? ofRun ?? onlyUser;
  if (owner === undefined) throw new Error('Nobody knows whose run this is.');
  return owner;
};

/**
 * Adds the fields of version 3. A run without a server id and without `isDirty` counts as not sent. No run of an
 * older app version can be continued.
 */
const added = (run: ScreeningRunRow2 | ExerciseRunRow2, userId: number, uuid: () => string): AddedFields => {
  const start = new Date(run.start).toISOString();
  return {
    id: run.id ?? undefined,
    clientId: run.clientId ?? uuid(),
    clientRevision: run.clientRevision ?? 1,
    userId,
    recordedBy: userId,
    start,
    touchedAt: start,
    completed: run.completed ?? false,
    isDirty: run.isDirty ?? !run.id,
    position: null,
    refusal: null,
  };
};

const milliseconds = (duration: number) => Math.max(0, Math.round(duration));

/** Fields that an exercise of an older app version may lack. */
const emptyExercise = {
  name: '',
  video: null,
  description: null,
  description2: null,
  description3: null,
  materials: null,
  goal: null,
  sortOrder: null,
  sets: null,
  seconds: null,
  seconds2: null,
  distance: null,
  distance2: null,
  repeat: null,
  repeat2: null,
  pause: null,
};

interface TestRunRow {
  testId: number;
  duration?: number | null;
  questionResults?: object[] | null;
  questionRangeResults?: object[] | null;
}

const testRunRow = (testRun: TestRunRow) => ({
  testId: testRun.testId,
  duration: milliseconds(testRun.duration ?? 0),
  questionResults: listOf(testRun.questionResults),
  questionRangeResults: listOf(testRun.questionRangeResults),
});

/** Returns a screening run in the format of version 3 [CO-20]. Throws when a part is damaged or no owner is found. */
export const screeningRunRow = (run: ScreeningRunRow2, owners: Owners, uuid: () => string) => ({
  ...run,
  ...added(run, ownerOf(run, owners), uuid),
  testRuns: run.testRuns.map(testRunRow),
  exercises: listOf(run.exercises).map((exercise) => ({ ...emptyExercise, ...exercise })),
  drafts: {},
});

interface RunUnitRow {
  exerciseId: number;
  duration?: number | null;
  athleteNote?: string | null;
  completed?: boolean;
}

const runUnitRow = ({ exerciseId, duration, athleteNote, completed }: RunUnitRow) => ({
  exerciseId,
  duration: duration === undefined || duration === null ? null : milliseconds(duration),
  athleteNote: athleteNote ?? '',
  completed: completed ?? false,
});

/** Returns an exercise run in the format of version 3 [CO-20]. Throws when a part is damaged or no owner is found. */
export const exerciseRunRow = (run: ExerciseRunRow2, owners: Owners, uuid: () => string) => ({
  ...run,
  ...added(run, ownerOf(run, owners), uuid),
  screeningRunId: run.screeningRunId ?? null,
  screeningRunClientId: null,
  runUnits: run.runUnits.map(runUnitRow),
  exercises: [],
});
