import { ownerOf } from '../../src/domain/owner';
import { asRefused, asSent } from '../../src/domain/runOutcomes';
import {
  changed,
  isReplaceable,
  isVisibleTo,
  isWaiting,
  lastCompleted,
  startOfNext,
} from '../../src/domain/runs';
import { fetchedRow, savedRow } from '../../src/domain/savedRows';
import {
  anExerciseRun,
  anOwner,
  aScreeningRun,
  aSentRun,
  aServerScreeningRun,
  aTestRun,
  aTrainer,
} from '../builders';

const instance = '50000000-0000-4000-8000-000000000001';
const refusal = { status: 422, message: 'Der Test ist unbekannt.' };

test('[FL-6] [CO-4] a run waits for the server while it is dirty and not set aside', () => {
  expect(isWaiting(aScreeningRun({ isDirty: true }))).toBe(true);
  expect(isWaiting(anExerciseRun({ isDirty: false }))).toBe(false);
  expect(isWaiting(aScreeningRun({ isDirty: true, refusal }))).toBe(false);
});

test('[CO-5] a run is visible to the user who recorded it, sent or not', () => {
  const recordedBy = aTrainer().id;
  expect(isVisibleTo(anOwner({ id: recordedBy }))(aScreeningRun({ recordedBy, isDirty: true }))).toBe(true);
  expect(isVisibleTo(anOwner({ id: recordedBy }))(aScreeningRun({ recordedBy, isDirty: false }))).toBe(true);
});

test('[SE-3] an unsent or changed run is hidden from every other user', () => {
  const recordedBy = aTrainer().id;
  const isVisible = isVisibleTo(anOwner());
  expect(isVisible(aScreeningRun({ recordedBy, isDirty: true }))).toBe(false);
  expect(isVisible(aScreeningRun({ recordedBy, isDirty: false }))).toBe(false);
  expect(isVisible(aScreeningRun({ recordedBy, id: 501, isDirty: true }))).toBe(false);
});

test('[SE-1] the copy of a run that the server has is visible to whom the server gave it', () => {
  const copy = aScreeningRun({ recordedBy: aTrainer().id, id: 501, isDirty: false, position: null });
  expect(isVisibleTo(anOwner())(copy)).toBe(true);
});

test('[SE-1] the copy of a run about anybody else is hidden, also before the next update removes it', () => {
  const copy = aScreeningRun({
    userId: 3,
    recordedBy: aTrainer().id,
    id: 501,
    isDirty: false,
    position: null,
  });
  expect(isVisibleTo(anOwner())(copy)).toBe(false);
  expect(isVisibleTo(ownerOf(aTrainer({ athleteIds: [2] }), null))(copy)).toBe(true);
  expect(isVisibleTo(ownerOf(aTrainer({ id: 9, athleteIds: [3] }), null))(copy)).toBe(true);
  expect(isVisibleTo(ownerOf(aTrainer({ id: 9, athleteIds: [2] }), null))(copy)).toBe(false);
});

test('[CO-7] [UP-15] an update may replace only a run that is sent and unchanged since', () => {
  const position = null;
  expect(isReplaceable(aScreeningRun({ id: 501, isDirty: false, position }))).toBe(true);
  expect(isReplaceable(aScreeningRun({ id: 501, isDirty: true, position }))).toBe(false);
  expect(isReplaceable(aScreeningRun({ isDirty: false, position }))).toBe(false);
  expect(isReplaceable(anExerciseRun({ isDirty: true, position }))).toBe(false);
});

test('[CO-24] [FL-11] a run in progress may not be replaced, and is hidden from every other user', () => {
  const run = aScreeningRun({ recordedBy: aTrainer().id, id: 501, isDirty: false, position: 1 });
  expect(isReplaceable(run)).toBe(false);
  expect(isVisibleTo(anOwner({ id: aTrainer().id }))(run)).toBe(true);
  expect(isVisibleTo(anOwner())(run)).toBe(false);
});

test('[FL-6] [CO-12] a change makes a run dirty and its revision higher', () => {
  const run = aScreeningRun({ clientRevision: 4 });
  expect(changed(run, { completed: true })).toEqual({
    ...run,
    completed: true,
    isDirty: true,
    clientRevision: 5,
  });
});

test('[CO-4] a refused run that is changed waits for the server again', () => {
  expect(isWaiting(changed(aScreeningRun({ isDirty: true, refusal }), { completed: true }))).toBe(true);
});

const now = Date.parse('2025-03-10T08:00:00.000Z');

test('[CO-8] the last run is the completed one with the latest start, whatever the order', () => {
  const early = aScreeningRun({ completed: true, start: '2025-03-09T08:00:00Z' });
  const late = aScreeningRun({ completed: true, start: '2025-03-09T08:00:00.500Z' });
  const open = aScreeningRun({ completed: false, start: '2025-03-10T08:00:00.000Z' });
  expect(lastCompleted([late, open, early], now)).toBe(late);
  expect(lastCompleted([early, late], now)).toBe(late);
});

test('[CO-8] a run of a device whose clock was ahead is the last one only while there is no other', () => {
  const ended = { completed: true, position: null };
  const real = aScreeningRun({ ...ended, start: '2025-03-10T07:00:00.000Z' });
  const ahead = aScreeningRun({ ...ended, start: '2025-03-11T08:00:00.001Z' });
  const farAhead = aScreeningRun({ ...ended, start: '2031-01-01T08:00:00.000Z' });
  expect(lastCompleted([farAhead, real, ahead], now)).toBe(real);
  expect(lastCompleted([farAhead, ahead], now)).toBe(farAhead);
});

test('[CO-8] a clock may be ahead by a day', () => {
  const real = aScreeningRun({ completed: true, start: '2025-03-10T07:00:00.000Z' });
  const tomorrow = aScreeningRun({ completed: true, start: '2025-03-11T08:00:00.000Z' });
  expect(lastCompleted([tomorrow, real], now)).toBe(tomorrow);
});

test('[CO-8] at equal start the run with the higher server id is the last one, and one without an id is later', () => {
  const started = { completed: true, start: '2025-03-09T08:00:00.000Z' };
  const [first, second, unsent] = [9, 10, undefined].map((id) => aScreeningRun({ ...started, id }));
  if (!first || !second || !unsent) throw new Error('no run');
  expect(lastCompleted([second, first], now)).toBe(second);
  expect(lastCompleted([unsent, second, first], now)).toBe(unsent);
  expect(lastCompleted([unsent, { ...unsent }], now)).toEqual(unsent);
});

describe('[CO-8] when a new run starts', () => {
  const day = 24 * 60 * 60 * 1000;
  const at = (time: number, judged = true) =>
    aScreeningRun({ start: new Date(time).toISOString(), ...(judged && { id: 7, ratedBy: 1 }) });

  test('is now, where no run speaks against it', () => {
    expect(startOfNext([], now)).toBe(now);
    expect(startOfNext([at(now - 30 * day)], now)).toBe(now);
    expect(startOfNext([at(now + day)], now)).toBe(now);
  });

  test('is right after the last run of this person, where the clock was set back', () => {
    const judged = at(now + day + 1);
    expect(startOfNext([judged], now)).toBe(now + day + 2);
    expect(startOfNext([judged, at(now + 5 * day, false)], now)).toBe(now + 5 * day + 1);
  });

  test('is now, where only runs of this device are ahead: its clock may have been wrong then', () => {
    expect(startOfNext([at(now + 400 * day, false)], now)).toBe(now);
    expect(startOfNext([anExerciseRun({ id: 8, start: '2031-01-01T08:00:00.000Z' })], now)).toBe(now);
  });

  test('is never before the app was made, as after an empty battery', () => {
    const start = startOfNext([], 0);
    expect(new Date(start).getUTCFullYear()).toBe(2025);
    expect(startOfNext([at(now, false)], 0)).toBe(now + 1);
  });
});

test('[CO-8] without a completed run there is no last one', () => {
  expect(lastCompleted([aScreeningRun()], now)).toBeUndefined();
  expect(lastCompleted([], now)).toBeUndefined();
});

test("[DB-10] a run of the server that is new here is the athlete's own, clean and not open", () => {
  const run = aServerScreeningRun({ isDirty: true });
  expect(fetchedRow(run, undefined, instance)).toStrictEqual({
    ...run,
    kind: 'screeningRun',
    isDirty: false,
    recordedBy: run.userId,
    origin: { instance, username: null },
    position: null,
    touchedAt: run.start,
    drafts: {},
    refusal: null,
    failure: null,
    forkOf: null,
  });
});

test('[CO-5] [DB-10] [FL-11] a run of the server keeps what this device knows of it', () => {
  const stored = aScreeningRun({
    localId: 7,
    id: 501,
    recordedBy: aTrainer().id,
    origin: { instance: null, username: 'trainer' },
    isDirty: false,
    position: null,
    touchedAt: '2025-03-09T08:10:00.000Z',
    drafts: { 11: { questionResults: [], questionRangeResults: [] } },
    refusal,
  });
  const { localId, recordedBy, touchedAt, drafts } = stored;
  const run = aServerScreeningRun({ clientId: stored.clientId, testRuns: [aTestRun({ duration: 1 })] });
  expect(fetchedRow(run, stored, instance)).toStrictEqual({
    ...run,
    kind: 'screeningRun',
    localId,
    recordedBy,
    origin: { instance, username: 'trainer' },
    position: null,
    touchedAt,
    drafts,
    refusal: null,
    failure: null,
    forkOf: null,
  });
});

test('[FL-7] [DB-10] a sent run has its id and is clean', () => {
  const run = aScreeningRun({ isDirty: true, clientRevision: 3 });
  expect(asSent(run, aSentRun(run, 501, 3))).toEqual({ ...run, id: 501, isDirty: false });
});

test('[FL-7] a run that was changed while it was sent stays dirty', () => {
  const run = aScreeningRun({ isDirty: true, clientRevision: 4 });
  expect(asSent(run, aSentRun(run, 501, 3))).toEqual({ ...run, id: 501, isDirty: true });
});

test('[FL-7] a clean run stays clean when an older upload of it is answered late', () => {
  const run = aScreeningRun({ id: 501, isDirty: false, clientRevision: 4 });
  expect(asSent(run, aSentRun(run, 501, 3)).isDirty).toBe(false);
});

test.each([
  ['at a step that was sent meanwhile stays clean', 3, false],
  ['after a change is dirty again', 4, true],
])('[FL-7] a run that is saved %s', (_case, clientRevision, isDirty) => {
  const stored = aScreeningRun({ localId: 1, id: 501, isDirty: false, position: 1, clientRevision: 3 });
  const run = { ...stored, localId: undefined, id: undefined, isDirty: true, position: 0, clientRevision };
  expect(savedRow(run, stored)).toEqual({ ...run, localId: 1, id: 501, isDirty });
});

test('[FL-7] a run that is saved at the step that still waits stays dirty', () => {
  const stored = aScreeningRun({ localId: 1, isDirty: true, position: 1, clientRevision: 3 });
  expect(savedRow({ ...stored, position: 0 }, stored)).toEqual({ ...stored, position: 0 });
});

test('[FL-11] a run that was closed is not opened again by who writes it as it was before', () => {
  const stored = aScreeningRun({ localId: 1, position: null, isDirty: true, clientRevision: 3 });
  const before = { ...stored, position: 1 };
  expect(savedRow(before, stored)).toEqual(stored);
  const goneOn = { ...before, clientRevision: 4 };
  expect(savedRow(goneOn, stored)).toEqual(goneOn);
});

test('[CO-4] a refused run is set aside with the reason and stays dirty', () => {
  const run = anExerciseRun({ isDirty: true, clientRevision: 3 });
  expect(asRefused(run, 3, refusal)).toEqual({ ...run, refusal });
});

test('[CO-4] a run that has changed since it was refused gets another try', () => {
  const run = anExerciseRun({ isDirty: true, clientRevision: 4 });
  expect(isWaiting(asRefused(run, 3, refusal))).toBe(true);
});
