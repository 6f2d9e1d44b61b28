import type { Interruption } from './gate';
import type { Violation } from './invariants';
import type { Scenario, Step } from './scenario';
import { nothingElse } from './script';
import { simulate } from './simulate';
import type { StepName } from './steps';
import type { VirtualTime } from './virtualTime';
import { World } from './world';

const step = (what: StepName, { choice = 0, wait = 500 }: { choice?: number; wait?: number } = {}): Step => ({
  what,
  tab: 0,
  choice,
  wait,
});

/**
 * One visit with everything that the engine does: a screening run that begins online and ends offline, an exercise run
 * that follows from it, a message, the return of the network, an update, and another user.
 */
const script: Scenario = {
  ...nothingElse,
  beginsAs: null,
  steps: [
    step('logIn'),
    step('update', { wait: 3000 }),
    step('openScreening'),
    step('answer', { choice: 0 }),
    step('answer', { choice: 1 }),
    step('next'),
    step('goOffline'),
    step('answer', { choice: 1 }),
    step('next'),
    step('next'),
    step('leave'),
    step('openTraining'),
    step('writeNote', { choice: 4 }),
    step('finishExercise'),
    step('writeMessage'),
    step('finishExercise'),
    step('finishExercise', { wait: 6000 }),
    step('leave', { choice: 1 }),
    step('goOnline', { wait: 3000 }),
    step('update', { wait: 3000 }),
    step('logOut'),
    step('logIn', { choice: 1 }),
    step('update', { wait: 3000 }),
    step('openScreening', { choice: 1 }),
    step('answer', { choice: 1 }),
  ],
};

export interface KillPoint {
  at: number;
  what: Interruption;
  violation: Violation | null;
}

/** Returns the number of calls to services in the script. A kill can hit before and after each of them. */
export async function countCrossings(time: VirtualTime): Promise<number> {
  const world = new World(script);
  const violation = await simulate(world, time);
  if (violation) throw new Error(violation);
  return world.crossings;
}

/** Kills the script at each of these crossings, once before and once after the crossing takes effect. */
export async function killAt(points: readonly number[], time: VirtualTime): Promise<KillPoint[]> {
  const killed: KillPoint[] = [];
  for (const at of points) {
    for (const what of ['killBefore', 'killAfter'] as const) {
      const world = new World({ ...script, interruptions: [{ at, what }] });
      killed.push({ at, what, violation: await simulate(world, time) });
    }
  }
  return killed;
}
