import type { Directed } from './directed';
import { atDesk } from './directedDesk';
import { step } from './script';

/** Tina writes the first of the two items. */
export const draft = (text: number, wait = 500) => step('writeDraft', 0, 2 * text, wait);

/** Uwe changes what Tina changes. */
export const uwesDraft = step('colleagueDrafts', 0, 8, 500);

/** Uwe has changed the same item when Tina's draft arrives, and she goes on writing. */
export const draftInConflict = [
  draft(0, 2000),
  step('goOffline'),
  draft(1),
  uwesDraft,
  step('goOnline', 0, 0, 5000),
];

/** Tina leaves the field that she has typed in. */
export const leave = step('leaveField', 0, 0, 3000);

const settled = (choice: number) => step('settleDraft', 0, choice, 3000);

export const directedContent: Directed[] = [
  {
    reaches: ['a draft is in conflict', 'a draft is sent again after a decision'],
    scenario: { ...atDesk, steps: [...draftInConflict, draft(2), settled(0)] },
  },
  {
    reaches: ['a draft gives way after a decision'],
    scenario: { ...atDesk, steps: [...draftInConflict, draft(2), settled(1)] },
  },
  {
    reaches: ['a draft goes on from a newer one'],
    scenario: {
      ...atDesk,
      faults: [{ at: 0, of: 'posts', times: 1, fault: { late: 4000 } }],
      steps: [draft(0), draft(1, 10_000)],
    },
  },
  {
    reaches: ['a draft is refused', 'step: deleteRefused'],
    scenario: {
      ...atDesk,
      steps: [step('changeRight'), draft(0, 2000), step('deleteRefused', 0, 0, 500)],
    },
  },
];
