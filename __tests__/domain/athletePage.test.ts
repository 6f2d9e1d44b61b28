import type { RatedExerciseRun } from '../../src/contract/trainings';
import { athleteNotes, noteSubjects, trainingEntries } from '../../src/domain/athletePage';
import { trainingsOf } from '../../src/domain/trainings';
import { anExercise, anExerciseRun, aRunUnit, aScreening, aTest } from '../builders';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const done = aRunUnit({ completed: true, duration: 61_000 });

/** A run as the server has it. */
const received = (id: number, overrides: Partial<RatedExerciseRun> = {}): RatedExerciseRun => ({
  id,
  clientId: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`,
  clientRevision: 1,
  userId: 2,
  start: `2026-11-${String(id).padStart(2, '0')}T08:00:00.000Z`,
  completed: true,
  isDirty: false,
  screeningRunId: null,
  runUnits: [done],
  ratedBy: 2,
  ...overrides,
});

test('[NT-2] [AS-1] notes are on the screening, its tests, the training and the exercises of the plan', () => {
  const subjects = noteSubjects(aScreening({ tests: [aTest()] }), [anExercise({ id: 7, name: 'Seitstütz' })]);
  expect(subjects).toEqual([
    { target: { kind: 'screening' }, name: null },
    { target: { kind: 'test', id: aTest().id }, name: 'Kniebeuge' },
    { target: { kind: 'training' }, name: null },
    { target: { kind: 'exercise', id: 7 }, name: 'Seitstütz' },
  ]);
});

test('[DE-5] trainings of device and server are one list, newest first', () => {
  const local = anExerciseRun({ start: '2026-11-20T08:00:00.000Z', completed: true });
  const trainings = trainingsOf([local], [received(3), received(19)], now);
  expect(trainings.map(({ start }) => start.slice(8, 10))).toEqual(['20', '19', '03']);
});

test.each([
  ['the device', 2, 1],
  ['the server', 0, 0],
])('[DE-5] a run that both have is there once, as the newer one: %s', (_, clientRevision, expected) => {
  const other = received(9, { runUnits: [aRunUnit()] });
  const local = anExerciseRun({
    clientId: other.clientId,
    clientRevision,
    completed: true,
    runUnits: [done],
  });
  const [training, ...others] = trainingEntries(trainingsOf([local], [other], now), [], []);
  expect(others).toEqual([]);
  expect(training?.done).toBe(expected);
});

test('[CO-8] a training that the server has starts when the server says, also on the device that recorded it', () => {
  const other = received(9);
  const local = anExerciseRun({
    clientId: other.clientId,
    clientRevision: 2,
    start: '2031-01-01T08:00:00.000Z',
    completed: true,
  });
  expect(trainingsOf([local], [other], now)).toMatchObject([{ start: other.start, completed: true }]);
});

test('[DE-5] feedback finds a run of this device by the id that the server gave it', () => {
  const other = received(9);
  const local = anExerciseRun({ clientId: other.clientId, clientRevision: 2, completed: true });
  const feedback = { exerciseRunId: 9, comment: 'Gut', answers: [] };
  expect(trainingEntries(trainingsOf([local], [other], now), [feedback], [])[0]?.feedback).toBe(feedback);
});

test('[DE-5] a training without any answer is none, one that is not done to the end is', () => {
  const unfinished = received(4, { completed: false, runUnits: [done, aRunUnit()] });
  const [entry, ...others] = trainingEntries(
    trainingsOf([], [received(5, { completed: false, runUnits: [aRunUnit()] }), unfinished], now),
    [],
    [],
  );
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ done: 1, total: 2, duration: 61_000, isCompleted: false, feedback: null });
});

test('[DE-5] a training of a device whose clock was ahead is not the last one', () => {
  const ahead = received(1, { start: '2031-01-01T08:00:00.000Z' });
  expect(trainingsOf([], [ahead, received(2)], now).map(({ id }) => id)).toEqual([2, 1]);
});

test('[NT-3] what the athlete wrote comes with the exercise, also with one that only the run has', () => {
  const own = anExercise({ id: 8, name: 'Alte Übung' });
  const local = anExerciseRun({
    completed: true,
    start: '2026-11-20T08:00:00.000Z',
    exercises: [own],
    runUnits: [aRunUnit({ exerciseId: 8, athleteNote: 'Zieht.' }), aRunUnit({ athleteNote: ' ' })],
  });
  const other = received(3, {
    runUnits: [aRunUnit({ athleteNote: 'Leicht.' }), aRunUnit({ exerciseId: 99, athleteNote: 'Neu.' })],
  });
  const notes = athleteNotes(trainingsOf([local], [other], now), [anExercise()]);
  expect(notes.map(({ exercise, text }) => [exercise, text])).toEqual([
    ['Alte Übung', 'Zieht.'],
    [anExercise().name, 'Leicht.'],
    [null, 'Neu.'],
  ]);
  expect(new Set(notes.map(({ key }) => key)).size).toBe(3);
});

test('[PN-1] [PN-3] a training says where it hurt, and how it was on the morning after', () => {
  const morningPain = { value: 2, at: '2026-11-10T07:00:00.000Z' };
  const hurting = aRunUnit({ exerciseId: 7, pain: 6, painNote: 'Schulter rechts' });
  const other = received(9, { runUnits: [done, hurting, aRunUnit({ pain: 0 })], morningPain });
  const known = [anExercise({ id: 7, name: 'Seitstütz' })];
  expect(trainingEntries(trainingsOf([], [other], now), [], known)[0]).toMatchObject({
    pains: [
      { exercise: 'Seitstütz', pain: 6, note: 'Schulter rechts' },
      { exercise: null, pain: 0, note: null },
    ],
    morningPain: 2,
  });
  // The device that recorded it does not know what another one answered.
  const local = anExerciseRun({ clientId: other.clientId, clientRevision: 1, runUnits: [hurting] });
  expect(trainingEntries(trainingsOf([local], [other], now), [], known)[0]?.morningPain).toBe(2);
});

test('[PN-1] a training in which nothing but pain was reported is one', () => {
  const hurting = received(4, { completed: false, runUnits: [aRunUnit({ pain: 3 })] });
  expect(trainingsOf([], [hurting], now)).toHaveLength(1);
});
