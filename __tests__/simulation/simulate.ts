import type { CurrentUser } from '../../src/contract/schemas';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { tracksideActions } from '../../store/trackside/slice';
import { updateActions } from '../../store/update/slice';
import { actorOf } from './copies';
import { deskInvariants } from './deskInvariants';
import { formerInvariants } from './formerInvariants';
import { deviceInvariants, finalInvariants, restInvariants, type Violation } from './invariants';
import { users } from './moment';
import { planOf } from './plan';
import { planInvariants } from './planLedger';
import { progressInvariants } from './progressInvariants';
import { restartInvariants } from './restartInvariants';
import { perform } from './steps';
import { sessionOnDevice, trackInvariants } from './trackInvariants';
import type { VirtualTime } from './virtualTime';
import type { World } from './world';

/** Milliseconds; longer than any delay of the engine. */
const untilRest = 900_000;

/** Milliseconds in which everything arrives that a lasting fault does not hold back. */
const untilProgress = 3_600_000;

/** Milliseconds in which a restarted app has read the device. */
const untilStarted = 1000;

/**
 * Milliseconds in which a page has reloaded itself after a sign-in ended, also behind a request that fails for ever.
 */
const untilReloaded = 5000;

/** Signs in and waits for the data, before any fault occurs. */
async function begin(world: World, time: VirtualTime) {
  const { beginsAs } = world.scenario;
  world.open(0);
  await time.pass(0);
  const user = beginsAs === null ? undefined : users[beginsAs];
  if (user) await returnOf(user, world, time, 60_000);
  world.harm();
}

async function walk(world: World, time: VirtualTime) {
  const planned = planOf(world, time);
  for (const [number, { what, tab, choice, wait }] of world.scenario.steps.entries()) {
    await planned(number);
    const actor = actorOf(world, number);
    perform(what, actor, actor.tab(tab), choice);
    await time.pass(wait);
    if (world.violation) return;
  }
  await planned(Number.POSITIVE_INFINITY);
  await time.pass(world.scenario.pause);
}

/** Ends all faults and waits without user actions; then checks the device and the tabs. */
async function rest(world: World, time: VirtualTime) {
  for (const each of world.family) {
    each.heal();
    if (each.living().length === 0) each.tab(0);
  }
  const isLasting = world.scenario.lasting !== null;
  await time.pass(isLasting ? untilProgress : untilRest);
  for (const each of world.family)
    each.report(deviceInvariants(each) ?? (isLasting ? progressInvariants(each) : restInvariants(each)));
}

/** Each user who is still signed in updates, and finds everything as it is on the server. */
async function updateAtRest(world: World, time: VirtualTime) {
  const { hasDesk, lasting } = world.scenario;
  if (!hasDesk || lasting !== null || world.former.hasBegun) return;
  // What the first update of a device has sent at its end comes with the second one.
  for (const each of world.family) {
    // A tab that was closed has to start first, or it would miss the first update.
    if (!each.tab(0).app) await time.pass(untilStarted);
    each.tab(0).app?.dispatch(updateActions.updateRequested());
    await time.pass(60_000);
  }
  for (const each of world.family) {
    const user = each.tab(0).app?.state().session.user;
    if (!world.violation && user) await lookAtDesk(user, each, time);
  }
}

/** Closes all tabs. */
async function end({ family }: World, time: VirtualTime) {
  for (const each of family) for (const tab of each.tabs) each.kill(tab);
  await time.pass(0);
}

/** Starts the app again, as on the next day. */
async function restart(world: World, time: VirtualTime) {
  await end(world, time);
  for (const each of world.family) each.tab(0);
  await time.pass(untilStarted);
  for (const each of world.family) each.report(restartInvariants(each));
  if (!world.violation) await returnToTrack(world, time);
}

/** Opens the page of the track again where there is a session, or part of one [TS-4]. */
async function returnToTrack({ family }: World, time: VirtualTime) {
  for (const each of family.filter(({ track }) => track.isUsed)) {
    const { app } = each.tab(0);
    if (!app) continue;
    const expected = sessionOnDevice(each);
    app.dispatch(tracksideActions.openRequested());
    await time.pass(untilStarted);
    each.report(trackInvariants(app, expected));
    if (app.state().trackside?.status === 'open')
      each.witness.saw(
        expected.rows.length > 0 ? 'a session goes on after a restart' : 'a session goes on from its runs',
      );
    app.dispatch(tracksideActions.closed());
    await time.pass(untilStarted);
  }
}

/** Says what is wrong, and which locks the frozen tabs keep. */
const wrongUpdate = (world: World, wrong: string): Violation => {
  if (world.scenario.lasting === null) return `nothing hangs: ${wrong}`;
  return `progress: ${wrong}; frozen tabs hold ${world.locksHeldForEver().join(', ') || 'no lock'}`;
};

/**
 * Ends the sign-in on the device. A logout by hand would take off what a restored server may have lost [CO-26], so the
 * server ends it then.
 */
async function endSignIn(world: World, time: VirtualTime) {
  const app = world.tab(0).app;
  const user = app?.state().session.user;
  if (!app || !user || world.scenario.upheaval?.what !== 'restored') {
    world.logOut(world.tab(0));
    await time.pass(1000);
    return;
  }
  world.server.revoke(user.username);
  app.dispatch(updateActions.updateRequested());
  await time.pass(untilReloaded);
}

/** Signs a user in again, runs an update and presses 'Jetzt senden'. Waits for each of the two. */
async function returnOf(user: CurrentUser, world: World, time: VirtualTime, wait: number) {
  const { username } = user;
  world.tab(0);
  await time.pass(1000);
  await endSignIn(world, time);
  world.tab(0).app?.dispatch(sessionActions.loginRequested({ username, password: 'athletik' }));
  await time.pass(1000);
  world.tab(0).app?.dispatch(updateActions.updateRequested());
  await time.pass(wait);
  const status = world.tab(0).app?.state().update.status;
  if (status !== 'succeeded') world.report(wrongUpdate(world, `the update of ${username} is ${status}`));
  world.tab(0).app?.dispatch(syncActions.sendNowRequested());
  await time.pass(wait);
  if (world.scenario.hasDesk && world.scenario.lasting === null) await lookAtDesk(user, world, time);
}

/** Runs one more update, after which the device holds what the server has. */
async function lookAtDesk(user: CurrentUser, world: World, time: VirtualTime) {
  world.tab(0).app?.dispatch(updateActions.updateRequested());
  await time.pass(60_000);
  const { session, update } = world.tab(0).app?.state() ?? {};
  // A token that was revoked ends the sign-in.
  if (session?.user?.id !== user.id) return;
  if (update?.status !== 'succeeded')
    world.report(wrongUpdate(world, `the update of ${user.username} is ${update?.status}`));
  world.report(
    deskInvariants(world, user) ?? planInvariants(world, user.id) ?? formerInvariants(world, user),
  );
}

/** After everybody was back, each run, message and feedback is on the server, or still on the device. */
async function returnOfAll(world: World, time: VirtualTime) {
  const isLasting = world.scenario.lasting !== null;
  for (const each of world.family)
    for (const user of users)
      if (
        !world.violation &&
        !world.losses.isOfErased(user.id) &&
        (each.ledger.knows(user) || each.former.hasBegun)
      )
        await returnOf(user, each, time, isLasting ? untilProgress : 60_000);
  if (world.violation) return;
  for (const each of world.family) {
    const wrong = finalInvariants(each);
    world.report(wrong && isLasting ? `progress: ${wrong}` : wrong);
  }
}

/** Runs the world's scenario and waits until nothing is left to do. Returns the first broken promise, or null. */
export async function simulate(world: World, time: VirtualTime): Promise<Violation | null> {
  time.reset();
  await begin(world, time);
  await walk(world, time);
  if (!world.violation) await rest(world, time);
  if (!world.violation) await updateAtRest(world, time);
  if (!world.violation) await restart(world, time);
  if (!world.violation) await returnOfAll(world, time);
  await end(world, time);
  return world.violation;
}
