import type { Scenario, Step } from './scenario';
import type { StepName } from './steps';

/** A step of a scenario that was written by hand. `wait` is in milliseconds. */
export const step = (what: StepName, tab = 0, choice = 0, wait = 0): Step => ({ what, tab, choice, wait });

export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** A scenario of Anna in which nothing fails. */
export const nothingElse: Omit<Scenario, 'steps'> = {
  beginsAs: 0,
  faults: [],
  interruptions: [],
  refusedRuns: [],
  refusedMessages: [],
  lasting: null,
  upheaval: null,
  hasDesk: false,
  hasTeam: false,
  hasWorker: false,
  isSlow: false,
  pause: 0,
};
