import type { CurrentUser } from '../../src/contract/schemas';
import { sessionActions } from '../../store/session/slice';
import { updateActions } from '../../store/update/slice';
import { deviceInvariants, finalInvariants, restInvariants, type Violation } from './invariants';
import { perform, users } from './steps';
import type { VirtualTime } from './virtualTime';
import type { World } from './world';

/** Milliseconds; longer than any delay of the engine. */
const untilRest = 900_000;

/** Signs in and waits for the data, before any fault occurs. */
async function begin(world: World, time: VirtualTime) {
  const { beginsAs } = world.scenario;
  world.open(0);
  await time.pass(0);
  const user = beginsAs === null ? undefined : users[beginsAs];
  if (user) await returnOf(user, world, time);
  world.harm();
}

async function walk(world: World, time: VirtualTime) {
  for (const { what, tab, choice, wait } of world.scenario.steps) {
    perform(what, world, world.tab(tab), choice);
    await time.pass(wait);
    if (world.violation) return;
  }
  await time.pass(world.scenario.pause);
}

/** Ends all faults and waits without user actions; then checks the device and the tabs. */
async function rest(world: World, time: VirtualTime) {
  world.heal();
  if (world.living().length === 0) world.tab(0);
  await time.pass(untilRest);
  world.report(deviceInvariants(world) ?? restInvariants(world));
}

/** Signs a user in again and runs an update, as after every sign-in. */
async function returnOf({ username }: CurrentUser, world: World, time: VirtualTime) {
  world.tab(0);
  await time.pass(1000);
  world.tab(0).app?.dispatch(sessionActions.logoutRequested());
  await time.pass(1000);
  world.tab(0).app?.dispatch(sessionActions.loginRequested({ username, password: 'athletik' }));
  await time.pass(1000);
  world.tab(0).app?.dispatch(updateActions.updateRequested());
  await time.pass(60_000);
  const status = world.tab(0).app?.state().update.status;
  if (status !== 'succeeded') world.report(`nothing hangs: the update of ${username} is ${status}`);
}

/** Runs the world's scenario and waits until nothing is left to do. Returns the first broken promise, or null. */
export async function simulate(world: World, time: VirtualTime): Promise<Violation | null> {
  time.reset();
  await begin(world, time);
  await walk(world, time);
  if (!world.violation) await rest(world, time);
  for (const user of users)
    if (!world.violation && world.ledger.knows(user)) await returnOf(user, world, time);
  if (!world.violation) world.report(finalInvariants(world));
  for (const tab of world.tabs) world.kill(tab);
  await time.pass(0);
  return world.violation;
}
