import {
  lacksScreeningRun,
  type UnsentEntryFacts,
  type UnsentRunFacts,
  unsentEntryReason,
  unsentRunReason,
} from '../../src/domain/unsent';
import { aNote, anExerciseRun, aScreeningRun, aWaitingMessage, aWaitingNote } from '../builders';

const facts: UnsentRunFacts = { isOnline: true, status: 'idle', refusedRuns: new Set() };
const over = aScreeningRun({ isDirty: true, completed: true, position: null });
const refusal = { status: 422, message: 'Nein.' };

test('[CO-4] a refused run says so, whatever else there is', () => {
  const run = { ...over, position: 1, refusal };
  expect(unsentRunReason(run, { ...facts, isOnline: false, status: 'failed' })).toBe('refused');
});

test('[CO-6] an exercise run waits for its refused screening run, until that has an id', () => {
  const exerciseRun = anExerciseRun({ isDirty: true, position: null, screeningRunClientId: over.clientId });
  const refused = { ...facts, refusedRuns: new Set([over.clientId]) };
  expect(unsentRunReason(exerciseRun, refused)).toBe('awaitsScreening');
  expect(unsentRunReason({ ...exerciseRun, screeningRunId: 77 }, refused)).toBe('waiting');
  expect(unsentRunReason(exerciseRun, facts)).toBe('waiting');
});

test('[FL-11] a run in progress is in no hurry', () => {
  expect(unsentRunReason({ ...over, position: 1 }, { ...facts, isOnline: false })).toBe('inProgress');
});

test('[FL-2] the network comes before what the last flush did', () => {
  expect(unsentRunReason(over, { ...facts, isOnline: false, status: 'failed' })).toBe('offline');
});

test.each([
  ['idle', 'waiting'],
  ['running', 'sending'],
  ['failed', 'failed'],
] as const)('[FL-4] after a flush that is %s a run is %s', (status, reason) => {
  expect(unsentRunReason(over, { ...facts, status })).toBe(reason);
});

test('[FL-15] a run that failed several times says so until the next try', () => {
  const failing = { ...over, failure: { tries: 3, message: 'Fehler 500' } };
  expect(unsentRunReason(failing, facts)).toBe('failing');
  expect(unsentRunReason(failing, { ...facts, status: 'running' })).toBe('sending');
  expect(unsentRunReason({ ...over, failure: { tries: 2, message: 'Fehler 500' } }, facts)).toBe('waiting');
});

test('[CO-23] an exercise run lacks its screening run when the server refused it and this device has none', () => {
  const follows = { screeningRunClientId: over.clientId, screeningRunId: 7 };
  const refused = anExerciseRun({ isDirty: true, refusal, ...follows });
  expect(lacksScreeningRun(refused, [])).toBe(true);
  expect(lacksScreeningRun(refused, [over])).toBe(false);
  expect(lacksScreeningRun({ ...refused, screeningRunId: null }, [])).toBe(false);
  expect(lacksScreeningRun({ ...refused, refusal: { ...refusal, status: 400 } }, [])).toBe(false);
  expect(lacksScreeningRun({ ...over, refusal }, [])).toBe(false);
});

describe('an entry', () => {
  const entryFacts: UnsentEntryFacts = {
    isOnline: true,
    refusedRuns: new Set(),
    notSaved: new Set(),
    nextTryAt: { outbox: null, desk: null },
  };
  const note = aWaitingNote();
  const disputed = aWaitingNote({ conflict: { ...aNote(), revision: 1 } });

  test('[NT-1] in conflict says that the decision is missing, also offline', () => {
    expect(unsentEntryReason(disputed, { ...entryFacts, isOnline: false })).toBe('conflict');
    expect(unsentEntryReason(note, { ...entryFacts, isOnline: false })).toBe('offline');
  });

  test('[ON-2] is said to have failed when its own lane has', () => {
    const nextTryAt = { outbox: 7, desk: null };
    expect(unsentEntryReason(note, { ...entryFacts, nextTryAt })).toBe('waiting');
    expect(unsentEntryReason(aWaitingMessage(), { ...entryFacts, nextTryAt })).toBe('failed');
    expect(unsentEntryReason(note, { ...entryFacts, nextTryAt: { outbox: null, desk: 7 } })).toBe('failed');
  });
});
