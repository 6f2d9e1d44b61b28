import { atDesk } from './directedDesk';
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
const visit: Scenario = {
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

/**
 * An evening at the track: two athletes, one of whom is added late, with and without a network; a test is left out, the
 * trainer goes back and forth, both are completed, and one screening is moved to the other.
 */
const evening: Scenario = {
  ...atDesk,
  steps: [
    step('openTrack'),
    step('beginSession', { choice: 5 }),
    step('walkAtTrack'),
    step('addAtTrack'),
    step('changeOrder', { choice: 1 }),
    step('goOffline'),
    step('jumpAtTrack'),
    ...[1, 2, 3].map((choice) => step('walkAtTrack', { choice })),
    step('backAtTrack'),
    step('leaveOutAtTrack', { choice: 1 }),
    step('goOnline', { wait: 3000 }),
    step('jumpAtTrack', { choice: 5 }),
    step('fulfilAtTrack', { choice: 1 }),
    step('finishAllAtTrack', { choice: 1, wait: 3000 }),
    step('openTrack'),
    step('finishAllAtTrack', { choice: 4, wait: 3000 }),
    step('correctScreening', { choice: 1, wait: 3000 }),
    step('update', { wait: 3000 }),
  ],
};

const scripts = { visit, evening };

export type ScriptName = keyof typeof scripts;

export interface KillPoint {
  at: number;
  what: Interruption;
  violation: Violation | null;
}

/** Returns the number of calls to services in the script. A kill can hit before and after each of them. */
export async function countCrossings(name: ScriptName, time: VirtualTime): Promise<number> {
  const world = new World(scripts[name]);
  const violation = await simulate(world, time);
  if (violation) throw new Error(violation);
  return world.crossings;
}

/** Kills the script at each of these crossings, once before and once after the crossing takes effect. */
export async function killAt(
  name: ScriptName,
  points: readonly number[],
  time: VirtualTime,
): Promise<KillPoint[]> {
  const killed: KillPoint[] = [];
  for (const at of points) {
    for (const what of ['killBefore', 'killAfter'] as const) {
      const world = new World({ ...scripts[name], interruptions: [{ at, what }] });
      killed.push({ at, what, violation: await simulate(world, time) });
    }
  }
  return killed;
}
