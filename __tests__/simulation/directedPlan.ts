import type { Directed } from './directed';
import { atDesk, handOver, offline, online } from './directedDesk';
import { step } from './script';

/** Tina changes an exercise of Anna's plan, sets a goal, and takes all back. */
export const change = step('changePlan', 0, 0, 500);
export const goal = step('changePlan', 0, 8, 500);
const takeBack = step('changePlan', 0, 10, 500);

/** Tina changes another exercise in the plans of Anna and Ben. */
export const changeOfAll = step('changePlans', 0, 1, 500);

/** Uwe changes another exercise of Anna's plan. */
export const uwesChange = step('colleagueChangesPlan', 0, 2, 500);

/** Uwe has changed Anna's plan when Tina's change arrives. */
export const planInConflict = [offline, change, uwesChange, online];

/** Tina keeps her changes, or takes Uwe's. */
export const keepOwn = step('settle', 0, 0, 3000);
export const keepUwes = step('settle', 0, 1, 3000);

/** The scenarios of changed plans. */
export const directedPlan: Directed[] = [
  { reaches: ['a plan is in conflict'], scenario: { ...atDesk, steps: planInConflict } },
  {
    reaches: ['a plan is sent again after a decision'],
    scenario: { ...atDesk, steps: [...planInConflict, keepOwn] },
  },
  {
    reaches: ['a plan gives way after a decision'],
    scenario: { ...atDesk, steps: [...planInConflict, keepUwes, change] },
  },
  {
    reaches: ['a plan goes on from a newer one'],
    scenario: {
      ...atDesk,
      faults: [{ at: 0, of: 'posts', times: 1, fault: { late: 4000 } }],
      steps: [change, goal, { ...takeBack, wait: 10_000 }],
    },
  },
  {
    reaches: ['step: changePlans', 'a plan is in conflict', 'a plan gives way after a decision'],
    scenario: { ...atDesk, steps: [offline, goal, changeOfAll, uwesChange, online, keepUwes] },
  },
  {
    reaches: ['a plan is refused', 'step: deleteRefused'],
    scenario: { ...atDesk, steps: [offline, change, handOver, online, step('deleteRefused', 0, 0, 500)] },
  },
];
