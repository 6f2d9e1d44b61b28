import { type UnsentFacts, unsentReason } from '../../src/domain/unsent';
import { anExerciseRun, aScreeningRun } from '../builders';

const facts: UnsentFacts = { isOnline: true, status: 'idle', refusedRuns: new Set() };
const over = aScreeningRun({ isDirty: true, completed: true, position: null });
const refusal = { status: 422, message: 'Nein.' };

test('[CO-4] a refused run says so, whatever else there is', () => {
  const run = { ...over, position: 1, refusal };
  expect(unsentReason(run, { ...facts, isOnline: false, status: 'failed' })).toBe('refused');
});

test('[CO-6] an exercise run waits for its refused screening run, until that has an id', () => {
  const exerciseRun = anExerciseRun({ isDirty: true, position: null, screeningRunClientId: over.clientId });
  const refused = { ...facts, refusedRuns: new Set([over.clientId]) };
  expect(unsentReason(exerciseRun, refused)).toBe('awaitsScreening');
  expect(unsentReason({ ...exerciseRun, screeningRunId: 77 }, refused)).toBe('waiting');
  expect(unsentReason(exerciseRun, facts)).toBe('waiting');
});

test('[FL-11] a run in progress is in no hurry', () => {
  expect(unsentReason({ ...over, position: 1 }, { ...facts, isOnline: false })).toBe('inProgress');
});

test('[FL-2] the network comes before what the last flush did', () => {
  expect(unsentReason(over, { ...facts, isOnline: false, status: 'failed' })).toBe('offline');
});

test.each([
  ['idle', 'waiting'],
  ['sending', 'sending'],
  ['failed', 'failed'],
] as const)('[FL-4] after a flush that is %s a run is %s', (status, reason) => {
  expect(unsentReason(over, { ...facts, status })).toBe(reason);
});
