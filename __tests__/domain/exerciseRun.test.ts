import fc from 'fast-check';
import {
  createExerciseRun,
  currentUnit,
  exercisesForTraining,
  leaveUnit,
  writeNote,
} from '../../src/domain/exerciseRun';
import { ownerOf } from '../../src/domain/owner';
import {
  aBasisExercise,
  anExercise,
  anExerciseRun,
  aRunUnit,
  aScreeningRun,
  aTrainer,
  aUser,
} from '../builders';

const ids = (exercises: { id: number }[]) => exercises.map(({ id }) => id);
const basis = [1, 3].map((exerciseId) => aBasisExercise({ exerciseId }));
const known = [
  anExercise({ id: 1, sortOrder: 5 }),
  anExercise({ id: 2, sortOrder: 0 }),
  anExercise({ id: 3, sortOrder: 2 }),
];

describe('the exercises of a plan', () => {
  test('[TR-1] are those of the last screening run, by sortOrder', () => {
    const exercises = [
      anExercise({ id: 8, sortOrder: 2 }),
      anExercise({ id: 9, sortOrder: 10 }),
      anExercise({ id: 7, sortOrder: 0 }),
    ];
    expect(ids(exercisesForTraining(aScreeningRun({ exercises }), basis, known))).toEqual([7, 8, 9]);
    expect(ids(exercises)).toEqual([8, 9, 7]);
  });

  test('[TR-2] are not those of the basis list when the last screening run has a single one', () => {
    const exercises = [anExercise({ id: 7 })];
    expect(exercisesForTraining(aScreeningRun({ exercises }), basis, known)).toEqual(exercises);
  });

  test('[TR-1] count as first without a sortOrder, in the order they came', () => {
    const exercises = [anExercise({ id: 7, sortOrder: 1 }), anExercise({ id: 8 }), anExercise({ id: 9 })];
    expect(ids(exercisesForTraining(aScreeningRun({ exercises }), [], known))).toEqual([8, 9, 7]);
  });

  test.each([
    ['has no exercises', aScreeningRun({ exercises: [] })],
    ['is missing', undefined],
  ])(
    '[TR-1] [TR-2] are those of the basis list, by sortOrder, when the last screening run %s',
    (_case, run) => {
      expect(exercisesForTraining(run, basis, known)).toEqual([known[2], known[0]]);
    },
  );

  test('[TR-2] are none for a basis entry that is not known here', () => {
    expect(exercisesForTraining(undefined, [aBasisExercise({ exerciseId: 99 })], known)).toEqual([]);
  });
});

describe('a new exercise run', () => {
  const now = Date.UTC(2025, 2, 9, 8, 0, 0);
  const exercises = [anExercise({ id: 1 }), anExercise({ id: 2 })];
  const from = {
    clientId: '00000000-0000-4000-8000-0000000000bb',
    userId: aUser().id,
    owner: ownerOf(aTrainer(), null),
    exercises,
    now,
  };

  test('[TR-3] [TR-4] [FL-5] [FL-8] stands at the first exercise, clean, with nothing done', () => {
    const screeningRun = aScreeningRun({ id: 501 });
    expect(createExerciseRun({ ...from, screeningRun })).toEqual({
      kind: 'exerciseRun',
      offersFeedback: false,
      clientId: from.clientId,
      clientRevision: 0,
      userId: aUser().id,
      recordedBy: aTrainer().id,
      origin: { instance: null, username: aTrainer().username },
      screeningRunId: 501,
      screeningRunClientId: screeningRun.clientId,
      start: '2025-03-09T08:00:00.000Z',
      touchedAt: '2025-03-09T08:00:00.000Z',
      completed: false,
      isDirty: false,
      runUnits: [
        { exerciseId: 1, duration: null, athleteNote: '', completed: false },
        { exerciseId: 2, duration: null, athleteNote: '', completed: false },
      ],
      exercises,
      position: 0,
      refusal: null,
      failure: null,
      forkOf: null,
    });
  });

  test('[CO-6] points to a screening run that was never sent by its clientId alone', () => {
    const screeningRun = aScreeningRun();
    expect(createExerciseRun({ ...from, screeningRun })).toMatchObject({
      screeningRunId: null,
      screeningRunClientId: screeningRun.clientId,
    });
  });

  test('[CO-6] points to nothing without a screening run', () => {
    expect(createExerciseRun({ ...from, screeningRun: undefined })).toMatchObject({
      screeningRunId: null,
      screeningRunClientId: null,
    });
  });
});

const threeUnits = [1, 2, 3].map((exerciseId) =>
  aRunUnit({ exerciseId, athleteNote: `Notiz ${exerciseId}` }),
);

test('[CO-10] entering an exercise shows its unit with the stored note', () => {
  expect(currentUnit(anExerciseRun({ runUnits: threeUnits, position: 1 }))).toEqual(threeUnits[1]);
});

test('[TR-16] a completed exercise run shows no unit', () => {
  expect(currentUnit(anExerciseRun({ position: null }))).toBeUndefined();
});

test('[CO-10] [FL-6] typing saves the note of the exercise that is shown', () => {
  const run = anExerciseRun({ runUnits: threeUnits, position: 1 });
  expect(writeNote(run, 'Zu schwer')).toEqual({
    ...run,
    runUnits: [threeUnits[0], { ...threeUnits[1], athleteNote: 'Zu schwer' }, threeUnits[2]],
    isDirty: true,
    clientRevision: run.clientRevision + 1,
  });
});

test.each([
  ['a completed exercise run', anExerciseRun({ position: null, completed: true })],
  ['an exercise run without exercises', anExerciseRun({ runUnits: [], exercises: [] })],
])('[TR-16] [TO-10] %s has no note to write and no exercise to leave', (_case, run) => {
  expect(writeNote(run, 'Zu spät')).toBe(run);
  expect(leaveUnit(run, { toggle: true, shownAt: 0, now: 1000 })).toBeNull();
});

describe('leaving an exercise', () => {
  const shownAt = Date.UTC(2025, 2, 9, 8, 0, 0);
  const spent = (elapsed: number, toggle = false) => ({ toggle, shownAt, now: shownAt + elapsed });
  const done = aRunUnit({ completed: true });

  test('[TR-12] [TR-13] [FL-6] Weiter stores the unit and moves on by one', () => {
    const run = anExerciseRun({ runUnits: threeUnits, position: 1 });
    expect(leaveUnit(run, spent(1500))).toEqual({
      ...run,
      runUnits: [threeUnits[0], { ...threeUnits[1], duration: 1500 }, threeUnits[2]],
      position: 2,
      isDirty: true,
      clientRevision: run.clientRevision + 1,
      touchedAt: new Date(shownAt + 1500).toISOString(),
    });
  });

  test.each([
    ['the measured one when it is longer', 5000, 7000, 7000],
    ['the stored one when it is longer', 5000, 2000, 5000],
    ['the measured one when none is stored, in whole milliseconds', null, 999.6, 1000],
    ['none when the clock was set back', null, -60_000, 0],
  ])('[TR-12] the duration is %s', (_case, duration, elapsed, expected) => {
    const run = anExerciseRun({ runUnits: [{ ...done, duration }] });
    expect(leaveUnit(run, spent(elapsed))?.runUnits[0]?.duration).toBe(expected);
  });

  test('[TR-14] Erledigt completes the exercise and moves on', () => {
    const run = anExerciseRun({ runUnits: [aRunUnit(), aRunUnit({ exerciseId: 2 })] });
    expect(leaveUnit(run, spent(1000, true))).toMatchObject({
      runUnits: [{ completed: true, duration: 1000 }, { completed: false }],
      position: 1,
    });
  });

  test('[TR-14] Erledigt on a completed exercise takes it back and moves on, given a note', () => {
    const run = anExerciseRun({ runUnits: [aRunUnit({ completed: true, athleteNote: 'Doch nicht' }), done] });
    expect(leaveUnit(run, spent(1000, true))).toMatchObject({
      runUnits: [{ completed: false }, done],
      position: 1,
    });
  });

  test.each(['', ' \n'])(
    '[TR-15] Weiter is blocked with the note %j while the exercise is not completed',
    (note) => {
      const run = anExerciseRun({ runUnits: [aRunUnit({ athleteNote: note })] });
      expect(leaveUnit(run, spent(1000))).toBeNull();
    },
  );

  test('[TR-15] a completed exercise needs no note, one with a note need not be completed', () => {
    expect(leaveUnit(anExerciseRun({ runUnits: [done] }), spent(1000))).not.toBeNull();
    const noted = anExerciseRun({ runUnits: [aRunUnit({ athleteNote: 'Knie' })] });
    expect(leaveUnit(noted, spent(1000))?.runUnits[0]?.completed).toBe(false);
  });

  test('[CO-11] [TR-15] an Erledigt that is blocked leaves the run as it was', () => {
    const run = anExerciseRun({ runUnits: [done] });
    expect(leaveUnit(run, spent(1000, true))).toBeNull();
    expect(run.runUnits).toEqual([done]);
  });

  test('[TR-16] the exercise run is completed on the last exercise and not before', () => {
    const run = anExerciseRun({ runUnits: [done, done] });
    const last = leaveUnit(run, spent(1000));
    expect(last).toMatchObject({ completed: false, position: 1 });
    expect(last && leaveUnit(last, spent(1000))).toMatchObject({ completed: true, position: null });
  });

  test('[ON-4] with its completion it offers feedback, whether the server has it or not', () => {
    const first = leaveUnit(anExerciseRun({ runUnits: [done, done] }), spent(1000));
    expect(first).toMatchObject({ offersFeedback: false });
    expect(first && leaveUnit(first, spent(1000))).toMatchObject({ offersFeedback: true });
  });

  test('[TR-12] [TR-14] [TR-15] any step keeps the longest duration and is blocked only without note and completion', () => {
    const unit = fc.record({
      exerciseId: fc.constant(1),
      duration: fc.option(fc.nat()),
      athleteNote: fc.constantFrom('', '  ', 'Knie'),
      completed: fc.boolean(),
    });
    const elapsed = fc.integer({ min: -1e6, max: 1e9 });
    fc.assert(
      fc.property(unit, fc.boolean(), elapsed, (before, toggle, time) => {
        const left = leaveUnit(anExerciseRun({ runUnits: [before, done] }), spent(time, toggle));
        const completed = before.completed !== toggle;
        const isBlocked = !completed && before.athleteNote.trim() === '';
        const duration = Math.max(0, before.duration ?? 0, time);
        expect(left?.runUnits ?? null).toEqual(isBlocked ? null : [{ ...before, completed, duration }, done]);
      }),
    );
  });
});
