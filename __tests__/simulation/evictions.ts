import type { Entry } from '../../src/domain/outbox';
import type { LocalRun } from '../../src/domain/runs';
import { selectOwnRuns } from '../../store/runs/selectors';
import { emptyDisk } from '../fakes/FakeDatabase';
import { FakeSessionStorage } from '../fakes/FakeSessionStorage';
import type { OpenApp } from '../fakes/openApp';
import { storedUserId } from './invariants';
import type { VirtualTime } from './virtualTime';
import type { World } from './world';

/** The stores of a device, each of which a browser or a person can delete. Sessions at the track go with feedback. */
export const stores = ['database', 'outbox', 'feedback', 'persisted', 'localItems'] as const;

export type Store = (typeof stores)[number];

/** Milliseconds in which a tab writes again what it has in memory. Messages wait until no tab sends any. */
const untilWritten = 60_000;

const deletions: Record<Store, (world: World) => void> = {
  database: ({ device, databaseDeleted }) => {
    Object.assign(device.disk, emptyDisk());
    databaseDeleted();
  },
  outbox: ({ device }) => {
    device.outbox.rows.clear();
    device.sent.rows.clear();
    device.trainings.rows.clear();
  },
  feedback: ({ device }) => {
    device.feedback.rows.clear();
    device.trackside.rows.clear();
    device.desk.held = null;
  },
  persisted: ({ device }) => device.persisted.clear(),
  localItems: ({ device, signIns }) => {
    signIns.user = null;
    const deleting = new FakeSessionStorage(device.localItems);
    deleting.removeUser();
    deleting.kill();
    device.localItems.values.clear();
  },
};

/** How a tab learns that a store is gone. Of the other stores it learns nothing. */
const reports: Partial<Record<Store, (app: OpenApp) => void>> = {
  database: ({ database }) => database.reportLoss(),
  outbox: ({ outbox }) => outbox.reportLoss(),
  feedback: ({ feedbackRows, tracksideRows }) => {
    feedbackRows.reportLoss();
    tracksideRows.reportLoss();
  },
};

/** The tabs that can write again what they have in memory: awake, and not about to sign out. */
const ableTabs = (world: World): OpenApp[] =>
  world.tabs.flatMap(({ app, isDead, gate }) => {
    const { status, user } = app?.state().session ?? {};
    const isSignedIn = status === 'signedIn' && user?.id === storedUserId(world);
    return app && isSignedIn && !isDead && !gate.isFrozen ? [app] : [];
  });

/** What the tabs have in memory and is wanted, if nothing newer was saved and the server does not have it. */
const inMemory = (world: World, deleted: readonly Store[]): string[] => {
  const { ledger, server, track } = world;
  const states = ableTabs(world).map(({ state }) => state());
  const runs = states.flatMap((state) => selectOwnRuns(state));
  const isLast = ({ clientId, clientRevision }: LocalRun) =>
    (ledger.runs.get(clientId)?.revision ?? 0) <= clientRevision &&
    world.storedRevision(clientId) !== clientRevision &&
    !track.isDiscarded(clientId);
  const messages = states.flatMap(({ outbox }) => outbox.entries).filter(({ kind }) => kind === 'message');
  const isUnsent = ({ clientId }: Entry) =>
    !server.chat.messages.some((message) => message.clientId === clientId);
  const kept = [
    ...(deleted.includes('database') ? runs.filter(isLast) : []),
    ...(deleted.includes('outbox') ? messages.filter(isUnsent) : []),
  ];
  return kept.map(({ clientId }) => clientId);
};

/** Whether the run or message is on the device again, or has reached the server meanwhile. */
const isThere = (world: World, clientId: string): boolean =>
  world.rowOf(clientId) !== undefined ||
  world.isOnServer(clientId) ||
  world.device.outbox.rows.has(clientId) ||
  world.server.chat.messages.some((message) => message.clientId === clientId);

/**
 * Deletes stores of the device. A tab that is awake writes again what it has in memory [DB-13]; nobody has the rest any
 * more. Meanwhile no fault occurs: it could take the last copy.
 */
export const evict = async (world: World, deleted: readonly Store[], time: VirtualTime) => {
  const { losses, signIns, tabs, witness } = world;
  const kept = inMemory(world, deleted);
  const { refusals } = signIns;
  losses.evicted(deleted, kept);
  world.spare();
  for (const store of deleted) deletions[store](world);
  for (const { app, gate } of tabs)
    if (app) for (const store of deleted) gate.whenAwake(() => reports[store]?.(app));
  const [only = 'all'] = deleted;
  witness.saw(`eviction: ${deleted.length === 1 ? only : 'all'}`);
  await time.pass(untilWritten);
  world.harm();
  // A 401 ends the sign-in meanwhile, also in the memory of the tab.
  if (signIns.refusals > refusals) return;
  for (const clientId of kept) {
    if (!isThere(world, clientId)) world.report(`nothing is lost: ${clientId} was not written again`);
    losses.keep(clientId);
    const isRun = world.ledger.hasKnown(clientId);
    witness.saw(`${isRun ? 'a run' : 'a message'} is written again after an eviction`);
  }
};
