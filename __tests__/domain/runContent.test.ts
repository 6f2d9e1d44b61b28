import { isSameContent } from '../../src/domain/runContent';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import { anExercise, anExerciseRun, aRunUnit, aScreeningRun, aTestRun } from '../builders';

const exerciseRun = exerciseRunPost(anExerciseRun({ runUnits: [aRunUnit(), aRunUnit({ exerciseId: 202 })] }));
const screeningRun = screeningRunPost(
  aScreeningRun({ testRuns: [aTestRun()], exercises: [anExercise(), anExercise({ id: 202 })] }),
);

/** Returns a copy whose fields are in the reverse order, at every depth. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, reversed(field)])
      .reverse(),
  );
};

/** Returns a copy without the fields that are null, at every depth. */
const withoutNulls = (value: object): object =>
  JSON.parse(JSON.stringify(value), (_name, field) => field ?? undefined);

test('[FL-16, PL-2] what a trainer had changed in an exercise is not its content: a server may not store it', () => {
  const adapted = { exerciseId: 201, form: 'kept', dose: null, reason: 'Knie' } as const;
  const units = exerciseRun.runUnits.map((unit) => ({ ...unit, adapted }));
  expect(isSameContent({ ...exerciseRun, runUnits: units }, exerciseRun)).toBe(true);
  const done = units.map((unit) => ({ ...unit, completed: !unit.completed }));
  expect(isSameContent({ ...exerciseRun, runUnits: done }, exerciseRun)).toBe(false);
});

describe.each([
  ['a screening run', screeningRun],
  ['an exercise run', exerciseRun],
])('[FL-16] the content of %s', (_name, post) => {
  test('is that of its answer, whatever the revision and the ids that the server gave', () => {
    const answer = { ...post, clientRevision: 9, id: 601, isDirty: false, screeningRunId: 501, ratedBy: 1 };
    expect(isSameContent(post, answer)).toBe(true);
    expect(isSameContent(answer, post)).toBe(true);
  });

  test('does not depend on the order of the fields', () => {
    expect(isSameContent(post, reversed(post) as object)).toBe(true);
  });

  test('has missing fields for null, at any depth', () => {
    expect(isSameContent(post, withoutNulls(post))).toBe(true);
    expect(isSameContent(withoutNulls(post), post)).toBe(true);
  });

  test('has the start as an instant', () => {
    const at = (start: string) => ({ ...post, start });
    expect(isSameContent(at('2026-01-01T10:00:00Z'), at('2026-01-01T10:00:00.000Z'))).toBe(true);
    expect(isSameContent(at('2026-01-01T10:00:00Z'), at('2026-01-01T10:00:00.001Z'))).toBe(false);
  });

  test.each([{ completed: true }, { userId: 99 }, { clientId: '00000000-0000-4000-8000-999999999999' }])(
    'has the field of %j',
    (change) => {
      expect(isSameContent(post, { ...post, ...change })).toBe(false);
    },
  );
});

describe('[FL-16] the lists of a run', () => {
  test.each([
    ['in another order', { runUnits: exerciseRun.runUnits.toReversed() }],
    ['with one less', { runUnits: exerciseRun.runUnits.slice(1) }],
    ['that are empty', { runUnits: [] }],
    ['with another note', { runUnits: [aRunUnit({ athleteNote: 'Ging gut.' }), exerciseRun.runUnits[1]] }],
    ['with a value for null', { runUnits: [aRunUnit({ duration: 0 }), exerciseRun.runUnits[1]] }],
  ])('%s are another content', (_name, change) => {
    const other = { ...exerciseRun, ...change };
    expect(isSameContent(exerciseRun, other)).toBe(false);
    expect(isSameContent(other, exerciseRun)).toBe(false);
    expect(isSameContent(withoutNulls(exerciseRun), other)).toBe(false);
  });

  test('are compared down to the single answer', () => {
    const questionResults = [{ questionId: 301, checked: false }];
    const other = { ...screeningRun, testRuns: [aTestRun({ questionResults })] };
    expect(isSameContent(screeningRun, other)).toBe(false);
  });

  test('have texts that look like instants as texts', () => {
    const noted = (athleteNote: string) => ({ ...exerciseRun, runUnits: [aRunUnit({ athleteNote })] });
    expect(isSameContent(noted('2026-01-01T10:00:00Z'), noted('2026-01-01T10:00:00.000Z'))).toBe(false);
  });
});
