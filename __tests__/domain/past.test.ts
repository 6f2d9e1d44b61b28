import { byMonth, monthOf, pastOf, pastScreenings, pastTrainings } from '../../src/domain/past';
import { noDose } from '../../src/domain/planChanges';
import type { Training } from '../../src/domain/trainings';
import { anExercise, anExerciseRun, aRunUnit, aScreeningRun } from '../builders';
import { aWaitingFeedback, aWaitingMessage, aWaitingPain } from '../builders/outbox';

const squat = anExercise({ id: 11, name: 'Kniebeuge', sets: 3, repeat: 10 });
const plank = anExercise({ id: 12, name: 'Seitstütz' });

const aTraining = (id: number, overrides: Partial<Training> = {}): Training => ({
  clientId: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`,
  clientRevision: 1,
  userId: 2,
  id,
  start: `2026-11-${String(id % 100).padStart(2, '0')}T08:00:00.000Z`,
  completed: true,
  isDirty: false,
  screeningRunId: null,
  runUnits: [aRunUnit({ exerciseId: squat.id, completed: true, duration: 61_000 })],
  ...overrides,
});

const nothing = { feedback: [], known: [squat, plank], screeningRuns: [], unsent: [] };
const past = (training: Training, sources: Partial<Parameters<typeof pastTrainings>[1]> = {}) =>
  pastTrainings([training], { ...nothing, ...sources })[0];

test('[HI-9] a training has its exercises with what the athlete stored at each', () => {
  const runUnits = [
    aRunUnit({ exerciseId: squat.id, completed: true, athleteNote: 'Ging gut', pain: 4, painNote: 'Knie' }),
    aRunUnit({ exerciseId: plank.id, athleteNote: ' ' }),
    aRunUnit({ exerciseId: 99 }),
  ];
  expect(past(aTraining(603, { runUnits }))?.exercises).toEqual([
    { key: '0', exercise: squat, isDone: true, note: 'Ging gut', pain: 4, painNote: 'Knie' },
    { key: '1', exercise: plank, isDone: false, note: null, pain: null, painNote: null },
    { key: '2', exercise: null, isDone: false, note: null, pain: null, painNote: null },
  ]);
});

test('[HI-9] an exercise is as it was in the plan then: of the run itself, then of its screening run', () => {
  const then = { ...squat, sets: 2 };
  const screeningRuns = [aScreeningRun({ id: 501, exercises: [then] })];
  const training = aTraining(603, { screeningRunId: 501 });
  expect(past(training, { screeningRuns })?.exercises[0]?.exercise).toEqual(then);
  const exercises = [{ ...squat, sets: 1 }];
  expect(past({ ...training, exercises }, { screeningRuns })?.exercises[0]?.exercise).toEqual(exercises[0]);
  expect(past({ ...training, screeningRunId: 502 }, { screeningRuns })?.exercises[0]?.exercise).toEqual(
    squat,
  );
});

test('[PL-2] of a training on another device, an exercise is as its trainer had changed it', () => {
  const dose = { ...noDose, sets: 1, repeat: 5 };
  const adapted = { exerciseId: 10, form: 'easier', dose, reason: 'Knie' } as const;
  const training = aTraining(603, { runUnits: [aRunUnit({ exerciseId: squat.id, adapted })] });
  const exercise = { ...squat, sets: 1, repeat: 5, seconds: null, adapted: { ...adapted, byName: null } };
  expect(past(training)?.exercises[0]?.exercise).toMatchObject(exercise);
  const own = { ...exercise, adapted: { ...adapted, byName: 'Tina' } };
  expect(past({ ...training, exercises: [own] })?.exercises[0]?.exercise).toEqual(own);
});

test('[HI-9] what is not on the server has a mark: the run, its feedback, or the answer of the morning after', () => {
  const feedback = [{ exerciseRunId: 601, comment: 'Alt', answers: [] }];
  expect(past(aTraining(601), { feedback })).toMatchObject({ isUnsent: false, feedback: { comment: 'Alt' } });
  expect(past(aTraining(601, { isDirty: true }))?.isUnsent).toBe(true);
  expect(past(aTraining(601), { feedback, unsent: [aWaitingFeedback()] })).toMatchObject({
    isUnsent: true,
    feedback: { comment: 'Gut' },
  });
  expect(past(aTraining(601), { unsent: [aWaitingPain()] })).toMatchObject({
    isUnsent: true,
    morningPain: 4,
  });
});

test('[HI-9] an entry names its training by either id, and marks no other', () => {
  const unsent = [aWaitingFeedback(), aWaitingMessage()];
  expect(past(aTraining(602), { unsent })).toMatchObject({ isUnsent: false, feedback: null });
  const { id: _id, ...local } = aTraining(602);
  const ids = { exerciseRunId: null, exerciseRunClientId: local.clientId };
  const entry = aWaitingFeedback({ payload: { ...ids, comment: 'Neu', answers: [] } });
  expect(past(local, { unsent: [entry] })).toMatchObject({ isUnsent: true, feedback: { comment: 'Neu' } });
});

test('[HI-9] trainings and completed screenings are one list, newest first, by month', () => {
  const runs = [
    aScreeningRun({ id: 501, completed: true, start: '2026-11-02T08:00:00.000Z' }),
    aScreeningRun({ completed: true, isDirty: true, start: '2026-10-30T08:00:00.000Z' }),
    aScreeningRun({ id: 503, start: '2026-11-05T08:00:00.000Z' }),
  ];
  const list = pastOf(
    pastTrainings([aTraining(603), aTraining(601)], nothing),
    pastScreenings(runs, []),
    Date.parse('2026-11-21T12:00:00.000Z'),
  );
  expect(list.map(({ kind, start, isUnsent }) => [kind, start.slice(5, 10), isUnsent])).toEqual([
    ['training', '11-03', false],
    ['screening', '11-02', false],
    ['training', '11-01', false],
    ['screening', '10-30', true],
  ]);
  expect(byMonth(list).map(({ month, entries }) => [month, entries.length])).toEqual([
    ['2026-11', 3],
    ['2026-10', 1],
  ]);
});

test('[HI-9] a month is that of the device', () => {
  const date = new Date(2026, 0, 31, 23, 59);
  expect(monthOf(date.toISOString())).toBe('2026-01');
});

test('[HI-9] a run of this device is the training that it is', () => {
  const run = anExerciseRun({ isDirty: true, exercises: [plank], runUnits: [aRunUnit({ exerciseId: 12 })] });
  expect(past(run)).toMatchObject({ isUnsent: true, exercises: [{ exercise: plank }] });
});
