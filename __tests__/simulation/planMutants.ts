import { atDesk } from './directedDesk';
import { change, changeOfAll, goal, keepOwn, keepUwes, planInConflict, uwesChange } from './directedPlan';
import { type Mutant, without } from './mutants';
import type { Scenario } from './scenario';
import { step } from './script';

const sending = 'sagas/plan/sending.ts';
const writing = 'sagas/plan/writing.ts';

const conflict: Scenario = { ...atDesk, steps: planInConflict };

/** Tina's posts get no answer for a while. Uwe changes the plan, and an update brings it. */
const updatedBeforePost: Scenario = {
  ...atDesk,
  faults: [{ at: 0, of: 'posts', times: 8, fault: 'requestLost' }],
  steps: [change, uwesChange, step('update', 0, 0, 5000), step('sendNow', 0, 0, 30_000)],
};

/** The answer to Tina's change is lost. Uwe changes another exercise, and then Tina sets a goal. */
const changedOver: Scenario = {
  ...atDesk,
  faults: [{ at: 0, of: 'posts', times: 1, fault: 'responseLost' }],
  steps: [{ ...change, wait: 200 }, uwesChange, { ...goal, wait: 30_000 }],
};

/** The engine without the guards of changed plans. Each is missed by the scenario that was written for it. */
export const planMutants: Mutant[] = [
  without(
    'changes of a plan that somebody else has changed wait for a decision',
    conflict,
    sending,
    'else yield* keepInConflict({ ...entry, conflict: present });',
    'else yield* change(onPlanRevision(entry, planRevisionOf(present)));',
  ),
  without(
    'changes of a plan in conflict stay until the person decides',
    conflict,
    sending,
    'else yield* keepInConflict({ ...entry, conflict: present });',
    'else yield* drop(entry);',
  ),
  {
    guard: 'changes of a plan say which ones the person saw, not which are there now',
    noticedBy: updatedBeforePost,
    patches: [
      {
        file: sending,
        find: "import { request } from '../lib/request';",
        replace: "import { request } from '../lib/request';\nimport { select } from '../lib/effects';",
      },
      {
        file: sending,
        find: 'planCalls.save({ clientId, ...payload })',
        replace: `planCalls.save({ clientId, ...payload, revision: (yield* select((state) =>
          state.screening.userScreenings.find(({ userId }) => userId === payload.userId))).planChanges.revision })`,
      },
    ],
  },
  without(
    'changes of a plan are sent under one client id',
    { ...atDesk, steps: [change] },
    sending,
    'planCalls.save({ clientId, ...payload })',
    'planCalls.save({ clientId: crypto.randomUUID(), ...payload })',
  ),
  without(
    'newer changes of a plan go on only from those that they were written on',
    changedOver,
    sending,
    'if (isSameChanges(payload, answer.planChanges)) {',
    'if (answer.planChanges) {',
  ),
  without(
    'who takes the changes of somebody else does not send their own',
    { ...atDesk, steps: [...planInConflict, keepUwes] },
    writing,
    'yield* giveWay(entry)',
    'yield* sendAgain({ ...onPlanRevision(entry, revision), conflict: null })',
  ),
  without(
    'who keeps their own changes has them sent',
    { ...atDesk, steps: [...planInConflict, keepOwn] },
    writing,
    "if (payload.keeps === 'present')",
    'if (payload.keeps)',
  ),
  without(
    'a change in the plans of several athletes keeps what else was changed in them',
    { ...atDesk, steps: [change, changeOfAll] },
    writing,
    'const present = yield* select(selectPlanChanges, userId);',
    'const present = { revision: 0, changes: [], weeklyGoal: null };',
  ),
  without(
    'a change that was begun before an update brought those of somebody else is not written on them',
    { ...atDesk, steps: [step('openPlan'), uwesChange, step('update', 0, 0, 5000), change] },
    writing,
    'isSameChanges(seen, present) ? present : seen',
    'present',
  ),
];
