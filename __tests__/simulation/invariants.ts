import type { User } from '../../src/contract/schemas';
import type { Entry } from '../../src/domain/outbox';
import { isWaiting, type LocalRun } from '../../src/domain/runs';
import { isTokenOf } from '../fakes/FakeAccounts';
import type { SentRequest } from '../fakes/FakeHttp';
import type { OpenApp } from '../fakes/openApp';
import { runsOn } from '../fakes/recorded';
import { isReplacedByCopy, versionsOf } from './copies';
import { isHeldBack, isHeldBackEntry, isSetAside } from './heldBack';
import { isAsSaved, type SavedRun, sentPart, type WrittenFeedback } from './ledger';
import { users } from './moment';
import { countedLook, wrongSessionOnScreen } from './trackInvariants';
import type { World } from './world';

/** The promise that was broken, and how: 'nothing is lost: …'. */
export type Violation = string;

const onServer = ({ server }: World, { clientId }: { clientId: string }) =>
  [...server.screeningRuns.all, ...server.exerciseRuns.all].filter((run) => run.clientId === clientId);

const wrongWith = (world: World, saved: SavedRun, row: LocalRun | undefined): Violation | null => {
  if (world.losses.isGone(saved.clientId)) return null;
  if (row && row.clientRevision === saved.revision && !isAsSaved(row, saved)) {
    return `nothing is lost: ${saved.clientId} changed under its revision ${saved.revision}`;
  }
  if (row && row.clientRevision >= saved.revision) return null;
  const [stored] = onServer(world, saved);
  if (stored && stored.clientRevision >= saved.revision) return null;
  return `nothing is lost: ${saved.clientId} was saved at ${saved.revision}, the device has ${row?.clientRevision}, the server ${stored?.clientRevision}`;
};

/** Every saved step is still on the device after a kill. */
const keepsEveryStep = (world: World): Violation | null => {
  const rows = new Map(runsOn(world.device).map((run) => [run.clientId, run]));
  for (const saved of world.ledger.runs.values()) {
    const wrong = wrongWith(world, saved, rows.get(saved.clientId));
    if (wrong) return wrong;
  }
  return null;
};

export const storedUserId = ({ device }: World): number | null => {
  const stored = device.localItems.values.get('currentUser');
  return stored === undefined ? null : (JSON.parse(stored) as { id: number }).id;
};

/** While a tab writes an evicted database again, the row of the user comes last. Without it the data is not whole. */
const isEvicted = (world: World) =>
  world.scenario.upheaval?.what === 'evicted' &&
  !world.device.disk.tables.user.some(({ id }) => id === storedUserId(world));

export const isDataWhole = (world: World) =>
  world.device.localItems.values.get('dataInitialized') === 'true' && !isEvicted(world);

/** Data that is marked complete is complete: the former data stays until the new data is [UP-16]. */
const keepsDataWhole = (world: World): Violation | null => {
  const { user, userScreening, screening, exercise } = world.device.disk.tables;
  if (!isDataWhole(world)) return null;
  const userId = storedUserId(world);
  if (userId === null) return null;
  const known = new Set(screening.map(({ id }) => id));
  const lacking = userScreening.find(({ screeningId }) => screeningId !== null && !known.has(screeningId));
  if (lacking) return `data is whole: screening ${lacking.screeningId} is missing`;
  if (!user.some(({ id }) => id === userId)) return `data is whole: it is not that of user ${userId}`;
  if (exercise.length === 0) return 'data is whole: there are no exercises';
  return null;
};

/** An update does not remove the screening runs that the user recorded on this device [CO-7]. */
const keepsOwnRuns = (world: World): Violation | null => {
  const userId = storedUserId(world);
  if (userId === null || !isDataWhole(world)) return null;
  const rows = new Set(runsOn(world.device).map(({ clientId }) => clientId));
  const missing = [...world.ledger.runs.values()].find(
    (saved) =>
      saved.kind === 'screeningRun' &&
      saved.recordedBy === userId &&
      !rows.has(saved.clientId) &&
      !world.colleague.lost.has(saved.userId) &&
      !world.losses.isGone(saved.clientId),
  );
  return missing ? `data is whole: ${missing.clientId} is no longer here` : null;
};

/** Must hold on the device after every write. */
export const deviceInvariants = (world: World): Violation | null =>
  keepsEveryStep(world) ?? keepsDataWhole(world) ?? keepsOwnRuns(world) ?? world.former.lost();

/** The runs that a tab shows. */
const runsIn = ({ runs }: ReturnType<OpenApp['state']>): LocalRun[] => [
  ...runs.screeningRun,
  ...runs.exerciseRun,
];

/** No data of one user is shown to another. */
export const tabInvariants = (app: OpenApp): Violation | null => {
  const { session, chat, server } = app.state();
  const { user } = session;
  const runs = runsIn(app.state());
  if (session.status === 'starting' && !user) return null;
  if (!user) return runs.length === 0 ? null : 'each to their own: a run is shown to nobody in particular';
  const isElsewhere = ({ origin }: LocalRun) =>
    ![null, server.instance].includes(origin.instance) && server.instance !== null;
  const former = session.status === 'signedIn' && runs.find(isElsewhere);
  if (former) return `each to their own: ${former.clientId} of a former server is shown`;
  const allowed = [user.id, ...user.athleteIds];
  for (const run of runs) {
    if (run.recordedBy === user.id) continue;
    if (run.isDirty || run.id === undefined)
      return `each to their own: ${run.clientId} of user ${run.recordedBy} is shown to user ${user.id}`;
    if (session.isDataInitialized && !allowed.includes(run.userId))
      return `each to their own: ${run.clientId} about user ${run.userId} is shown to user ${user.id}`;
  }
  const foreign = chat.rooms.find(({ participants }) => !participants.includes(user.id));
  return foreign ? `each to their own: room ${foreign.id} is shown to user ${user.id}` : null;
};

const bodiesOf = ({ body }: SentRequest) =>
  (Array.isArray(body) ? body : [body]) as Record<string, unknown>[];

/**
 * Whether the run came to this device from the server and is about this user, whose own it is from then on: that of the
 * recorder has gone with a logout. A restored server gets it again from here.
 */
const isCopyOf = (user: User | undefined, run: LocalRun | undefined): boolean =>
  run?.origin.username === null && run.recordedBy === user?.id && run.userId === user.id;

/** Nothing is sent under the sign-in of another user [SE-1]. */
export const requestInvariants = (world: World, request: SentRequest): Violation | null => {
  if (request.method !== 'POST' || request.path === '/auth') return null;
  const isSender = isTokenOf(request.token);
  const sender = [...users, ...world.server.content.users].find(isSender);
  const isHere = world.server.content.users.some(isSender);
  for (const body of bodiesOf(request)) {
    const clientId = String(body.clientId);
    if (isHere && world.former.knows(clientId))
      return `each to their own: ${clientId} of a former server was sent to the new one`;
    const recordedBy = world.ledger.runs.get(String(body.clientId))?.recordedBy ?? body.senderId;
    if (recordedBy !== undefined && recordedBy !== sender?.id && !isCopyOf(sender, world.rowOf(clientId)))
      return `each to their own: ${body.clientId} of user ${recordedBy} was sent as user ${sender?.id}`;
  }
  return null;
};

/** A tab shows each run as it is on the device, unless the tab reported that it could not save or read it. */
const wrongOnScreen = (world: World, state: ReturnType<OpenApp['state']>): Violation | null => {
  const { device, failedSaves } = world;
  // When a repeated update was interrupted, the data is still missing; a tab may show what it has until then.
  if (!isDataWhole(world) || world.hasFailedToRead) return null;
  const rows = new Map(runsOn(device).map((run) => [run.clientId, run]));
  const wrong = runsIn(state).find(({ clientId, clientRevision, isDirty }) => {
    const row = rows.get(clientId);
    // What could not be saved of a run stays on the screen when the run gets a new client id.
    if (failedSaves.has(row?.forkOf ?? clientId) || failedSaves.has(clientId)) return false;
    if (world.losses.isGone(clientId)) return false;
    // What another tab writes again after an eviction goes on under a new id, also where it was discarded here.
    if (row?.forkOf && world.track.isDiscarded(row.forkOf)) return false;
    return row?.clientRevision !== clientRevision || row.isDirty !== isDirty;
  });
  return wrong ? `as saved: ${wrong.clientId} is not shown as it is on the device` : null;
};

/**
 * After a logout by hand, or a sign-in that was ended on purpose, the device has nothing of the server [CO-26, CO-27].
 */
const wrongAfterLeaving = (world: World, { session }: OpenApp): Violation | null => {
  const left = session.leftSignIn();
  if (!left || session.user() !== null) return null;
  if (left.isEndedElsewhere) world.witness.saw('a sign-in that was ended on purpose clears the device');
  const { user, userScreening, screening, exercise } = world.device.disk.tables;
  const count = [user, userScreening, screening, exercise].flat().length;
  return left.isCleared && count === 0 ? null : `left: ${count} rows of the server are on the device`;
};

/** Nothing that could be sent is waiting, and nothing hangs. */
export const restInvariants = (world: World): Violation | null => {
  // Runs that are still open may wait: they are sent when they end.
  const waiting = runsOn(world.device).filter((run) => isWaiting(run) && run.position === null);
  for (const app of world.living()) {
    const { state } = app;
    const { session, update, loading, screeningRun, exerciseRun, sync, outbox } = state();
    const userId = session.user?.id ?? null;
    if (userId !== storedUserId(world)) return `each to their own: a tab is left to user ${userId}`;
    const wrong =
      wrongOnScreen(world, state()) ??
      wrongSessionOnScreen(world, state()) ??
      countedLook(state()) ??
      wrongAfterLeaving(world, app);
    if (wrong) return wrong;
    if (loading.inFlight !== 0) return `nothing hangs: ${loading.inFlight} requests`;
    if (update.status === 'running') return 'nothing hangs: an update';
    if (session.login.status === 'running') return 'nothing hangs: a sign-in';
    if (sync.status === 'running') return 'nothing hangs: a flush';
    const waitsHere = (entry: Entry) => !isHeldBackEntry(world, entry) && !world.former.has(entry.origin);
    if (outbox.entries.some(waitsHere)) return 'nothing hangs: an entry';
    if (screeningRun.status === 'submitted' || exerciseRun.status === 'submitted')
      return 'nothing hangs: a run';
    const stuck = waiting.find(({ clientId, recordedBy }) => {
      const saved = world.ledger.runs.get(clientId);
      return (
        recordedBy === session.user?.id && saved && !isHeldBack(world, saved) && !isSetAside(world, saved)
      );
    });
    if (stuck) return `nothing hangs: ${stuck.clientId} waits for ever`;
    const erased = waiting.find(
      ({ clientId, recordedBy }) => recordedBy === session.user?.id && world.losses.isErased(clientId),
    );
    if (erased) return `erased: ${erased.clientId} is still on the device`;
  }
  for (const [name, queue] of world.device.locks) {
    if (!name.startsWith('athletik-run') && queue.length > 0) return `nothing hangs: lock ${name} is held`;
  }
  return null;
};

const wrongOnServer = (world: World, saved: SavedRun): Violation | null => {
  const stored = onServer(world, saved);
  if (world.losses.isErased(saved.clientId))
    return stored.length === 0 ? null : `erased: ${saved.clientId} is on the server again`;
  if (stored.length < 2 && world.losses.isGone(saved.clientId)) return null;
  if (isHeldBack(world, saved)) {
    const row = world.rowOf(saved.clientId);
    // An open run of a lost athlete that the server has lost, too, stays here until the athlete is back [ON-5].
    if (row?.isDirty || (row && world.colleague.isForeign(saved)) || saved.revision === 0) return null;
    if (stored.length === 0) return `nothing is lost: ${saved.clientId}, which is held back, is gone`;
  }
  // The user has not entered anything yet, so there is nothing to send [FL-5].
  if (saved.revision === 0 && (stored.length === 0 || world.family.length > 1)) return null;
  const [run] = stored;
  if (run && world.ledger.isBegunAgain(saved)) {
    return world.ledger.hasSent(saved.clientId, sentPart(run)) ? null : `as saved: ${saved.clientId} differs`;
  }
  if (run && isReplacedByCopy(world, saved, run)) {
    world.witness.saw("a copied device replaces the original's run");
    return null;
  }
  if (stored.length !== 1 || !run) return `exactly once: ${saved.clientId} is there ${stored.length} times`;
  if (run.clientRevision !== saved.revision || sentPart(run) !== saved.sent)
    return `exactly once: of ${saved.clientId} the server has revision ${run.clientRevision}, saved was ${saved.revision}`;
  return null;
};

/** Whether the entry is on the device as one that the server refused. */
const isRefusedHere = ({ device }: World, clientId: string): boolean =>
  ((device.outbox.rows.get(clientId) as Entry | undefined)?.refusal ?? null) !== null;

/** Each message is on the server exactly once; a refused one is still on the device. */
const wrongMessages = (world: World): Violation | null => {
  const { ledger, server, device } = world;
  for (const saved of ledger.messages) {
    if (ledger.isForgotten(saved.clientId)) continue;
    const stored = server.chat.messages.filter(({ clientId }) => clientId === saved.clientId);
    if (stored.length === 0 && world.losses.isEntryGone(saved.clientId)) continue;
    if (world.losses.isOfErased(saved.writtenBy, saved.payload.recipientId)) {
      if (stored.length === 0 && !device.outbox.rows.has(saved.clientId))
        return `nothing is lost: ${saved.clientId}, to or of somebody who was erased, is gone`;
      continue;
    }
    if (server.chat.refusals.has(saved.clientId)) {
      if (!device.outbox.rows.has(saved.clientId))
        return `nothing is lost: refused ${saved.clientId} is gone`;
      continue;
    }
    if (world.colleague.lost.size > 0 && isRefusedHere(world, saved.clientId)) continue;
    if (stored.length !== 1) return `exactly once: message ${saved.clientId} is there ${stored.length} times`;
    if (stored[0]?.senderId !== saved.writtenBy || stored[0].content !== saved.payload.content)
      return `exactly once: message ${saved.clientId} is not what was written`;
  }
  return wrongOrder(world);
};

/** The server has the last feedback on each run; the device has it while the run is held back [ON-4]. */
const wrongFeedback = (world: World): Violation | null => {
  const { ledger, server, device } = world;
  for (const [run, written] of ledger.feedback) {
    const lastSaved = written.findLastIndex(({ isSaved }) => isSaved);
    if (lastSaved < 0) continue; // the screen said that it was not saved: it may be gone
    if (world.losses.isGone(run)) continue; // nobody has the run that it is about
    if (world.losses.isEntryGone(run)) continue;
    const saved = ledger.runs.get(run);
    if (world.losses.isOfErased(saved?.userId)) continue; // nobody takes it any more
    const isThere = written.some(({ clientId }) => device.outbox.rows.has(clientId));
    if (saved && isThere && world.colleague.isForeign(saved)) continue; // the server takes it from no former trainer
    if (saved && isHeldBack(world, saved)) {
      if (isThere) continue;
      if (!server.exerciseRuns.find(run)) return `nothing is lost: feedback on ${run} is gone`;
    }
    const stored = idsOn(server.exerciseRuns, world, run).map((id) => server.feedback.get(id)?.comment);
    const may = written
      .filter((one, index) => index >= lastSaved || isBeside(one, written[lastSaved]))
      .map(({ comment }) => comment);
    const others = commentsOfOthers(world, run);
    if (!stored.some((comment) => [...may, ...others].includes(comment ?? '')))
      return `exactly once: of the feedback on ${run} the server has ${stored.join()}, written was ${may.join(' or ')}`;
  }
  return null;
};

/** Whether another tab wrote this, by a clock that was ahead. The later one did not know of it yet. */
const isBeside = (one: WrittenFeedback, last: WrittenFeedback | undefined): boolean =>
  last !== undefined && one.tab !== last.tab && one.writtenAt >= last.writtenAt;

/** The last feedback on a run is that of the device that sent it last, also if its copy wrote it [CO-14]. */
const commentsOfOthers = (world: World, run: string): string[] =>
  world.family
    .filter((other) => other !== world)
    .flatMap(({ ledger }) => versionsOf(world, run).flatMap((version) => ledger.feedback.get(version) ?? []))
    .map(({ comment }) => comment);

/** Messages of one conversation arrive in the order in which one tab wrote them, except delayed ones [ON-2]. */
const wrongOrder = ({ ledger, server }: World): Violation | null => {
  const arrived = server.chat.messages.map(({ clientId }) => clientId);
  const last = new Map<string, number>();
  for (const { clientId, writtenBy, tab, payload } of ledger.messages) {
    const writer = `${writtenBy} in tab ${tab} to ${payload.recipientId}`;
    const place = arrived.indexOf(clientId);
    if (place < 0 || ledger.delayed.has(clientId)) continue;
    if (place < (last.get(writer) ?? -1)) return `in order: ${clientId} of ${writer} came too early`;
    last.set(writer, place);
  }
  return null;
};

/** After every user has signed in once more, each run is on the server exactly once, as last saved. */
export const finalInvariants = (world: World): Violation | null => {
  const ofErased = [...world.server.screeningRuns.all, ...world.server.exerciseRuns.all].find(({ userId }) =>
    world.losses.isOfErased(userId),
  );
  if (ofErased) return `erased: ${ofErased.clientId} of somebody who was erased is on the server again`;
  for (const saved of world.ledger.runs.values()) {
    const wrong = wrongOnServer(world, saved) ?? wrongParent(world, saved);
    if (wrong) return wrong;
  }
  const { screeningRuns, exerciseRuns } = world.server;
  const stray = [...screeningRuns.all, ...exerciseRuns.all].find(
    ({ clientId }) =>
      !world.family.some(({ ledger, track }) => ledger.hasKnown(clientId) || track.hasMoved(clientId)),
  );
  return stray
    ? `exactly once: ${stray.clientId} was never saved`
    : (wrongMessages(world) ?? wrongFeedback(world) ?? wrongDesk(world) ?? world.track.wrong());
};

/** Each of two copies of a device can send the same entry; the server takes the first one. */
const wrongDesk = ({ desk, plans, scenario }: World): Violation | null =>
  scenario.upheaval?.what === 'copiedDevice' ? null : (desk.wrong() ?? plans.wrong());

/** The server ids of a run and of its forks. */
const idsOn = (
  table: { find(clientId: string): { id: number } | undefined },
  world: World,
  clientId: string,
): number[] => versionsOf(world, clientId).flatMap((version) => table.find(version)?.id ?? []);

/** An exercise run on the server has the id of the screening run that it follows from [CO-6]. */
const wrongParent = (world: World, saved: SavedRun): Violation | null => {
  const training = world.server.exerciseRuns.find(saved.clientId);
  if (!training || saved.follows === null) return null;
  const ids = idsOn(world.server.screeningRuns, world, saved.follows);
  const isRight =
    ids.length === 0 ? training.screeningRunId === null : ids.includes(training.screeningRunId ?? 0);
  return isRight ? null : `exactly once: training ${saved.clientId} does not follow from ${saved.follows}`;
};
