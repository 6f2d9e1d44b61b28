import { selectLastResult } from '../../../store/progress/result';
import { aScreeningRun, aTestRun } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { clubLoaded, runsLoaded, signedIn, stateAfter } from '../stateAfter';

test('[SO-8] [SO-9] the last result has its duration and a result per test', () => {
  const run = aScreeningRun({ completed: true, start: '2025-02-01T08:00:00.000Z', testRuns: [aTestRun()] });
  const state = stateAfter(signedIn(anna), ...clubLoaded(), runsLoaded(run));
  expect(selectLastResult(state, anna.id)).toMatchObject({
    start: run.start,
    duration: 60_000,
    results: [{ testId: 11, name: 'Kniebeuge', percent: 65, level: 'mid' }],
  });
  expect(selectLastResult(state, anna.id)).toBe(selectLastResult(state, anna.id));
  expect(selectLastResult(state, ben.id)).toBeNull();
});
