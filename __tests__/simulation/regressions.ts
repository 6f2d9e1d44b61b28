import type { Scenario, Step } from './scenario';
import type { StepName } from './steps';

const step = (what: StepName, tab = 0, choice = 0, wait = 0): Step => ({ what, tab, choice, wait });

const nothingElse: Omit<Scenario, 'steps'> = {
  beginsAs: 0,
  faults: [],
  interruptions: [],
  refusedRuns: [],
  isSlow: false,
  pause: 0,
};

/** Scenarios that once broke a promise, by what was wrong. */
export const regressions: Record<string, Scenario> = {
  '[FL-10] two tabs wrote over each other in one run': {
    ...nothingElse,
    steps: [
      step('writeNote', 1),
      step('backExercise', 0, 0, 600),
      step('finishExercise', 0),
      step('finishExercise', 1),
      step('writeNote', 1),
    ],
  },
  '[SE-1] a tab that was asleep showed the runs of a user who had signed out meanwhile': {
    ...nothingElse,
    steps: [
      step('answer', 0),
      step('openTraining', 1),
      step('finishExercise', 1, 0, 290),
      step('freeze', 0, 0, 100),
      step('logOut', 1),
      step('logIn', 1, 1, 30_000),
    ],
  },
  '[FL-9] what somebody left behind waited for an update after their next sign-in': {
    ...nothingElse,
    beginsAs: 2,
    steps: [step('openScreening'), step('answer'), step('restart'), step('logOut'), step('logIn', 0, 2, 100)],
    faults: [{ at: 0, of: 'posts', times: 8, fault: 'silent' }],
  },
  '[SE-1] a tab that was starting missed the sign-out of another': {
    ...nothingElse,
    steps: [
      step('openTraining', 1),
      step('updateApp', 1),
      step('updateApp', 1, 0, 120),
      step('logOut', 0, 0, 2000),
    ],
    isSlow: true,
  },
  '[UP-15] a tab went on with a training that another had sent and cleared away': {
    ...nothingElse,
    steps: [
      step('finishExercise', 0),
      step('goOnline', 1),
      step('finishExercise', 0),
      step('finishExercise', 0, 0, 100),
      step('leave', 0, 1),
      step('retryUpdate', 0, 0, 2000),
      step('writeNote', 1, 4, 600),
      step('writeNote', 1, 5, 600),
    ],
  },
};
