import type { ScreeningRun } from '../../src/contract/runs';
import type { EntryOf } from '../../src/domain/outbox';
import { isWaiting, type LocalRun, type LocalScreeningRun } from '../../src/domain/runs';
import { isOpenTrackside } from '../../src/domain/trackside/openRuns';
import type { TracksideCell, TracksideSession } from '../../src/domain/trackside/session';
import { selectAthletes } from '../../store/screening/selectors';
import { selectTracksideRun, selectTracksideSession } from '../../store/trackside/selectors';
import type { OpenApp } from '../fakes/openApp';
import type { Violation } from './invariants';
import { sentPart } from './ledger';
import { teamSize } from './team';
import { type Answer, answersAt, answersIn, resultsIn, testOf } from './trackAnswers';
import type { RowChange } from './transitions';
import type { Tab, World } from './world';

/** The values of one question in the order in which they were given, and which of them is on the disk. */
interface Given {
  values: Answer[];
  kept: number;
}

/**
 * The upheavals after which answers cannot be followed: a copy of the device gives answers of its own, what was evicted
 * is written again as it was before, and what moves to another server gets another client id.
 */
const unfollowed = ['copiedDevice', 'evicted', 'newServer'];

/** Milliseconds in which what is to be sent has left a device that nothing holds up. */
const untilSent = 1500;

/** Follows the sessions at the track: what is answered for whom, discarded and moved, and when it is sent. */
export class TrackLedger {
  /** By the client id of the run, then by the name of the question. */
  private readonly given = new Map<string, Map<string, Given>>();
  /** The tests that were left out at any time, by the client id of the run. */
  private readonly leftOut = new Map<string, Set<number>>();
  /** Session and athlete of everybody who has ever joined. */
  private readonly joined = new Set<string>();
  /** At what the second looks look, by the client id of the run. */
  private readonly looks = new Map<string, string>();
  /** Client ids of the runs that the trainer has discarded. */
  private readonly discarded = new Set<string>();
  /** Those of them of which the tab knew that the server has them. */
  private readonly sentBefore = new Set<string>();
  /** The corrections that were saved, by client id. */
  private readonly corrections = new Map<string, EntryOf<'correction'>>();
  /** The tab in which something was just answered, while nothing waited and nothing else has happened since. */
  private quiet: Tab | null = null;
  /** When a test was left with something to send, on a device that nothing holds up. */
  private leftAt: number | null = null;
  /** Whether there was a session on this device. */
  isUsed = false;

  constructor(private readonly world: World) {}

  /** Something happens that may lead to a post. */
  stir() {
    this.quiet = null;
    if (!this.isCalm) this.leftAt = null;
  }

  /** Nothing in this world holds up a post. */
  private get isCalm(): boolean {
    const { scenario, isOnline, trouble, tabs } = this.world;
    const { faults, interruptions, lasting, upheaval, isSlow, refusedRuns } = scenario;
    const isPlain = lasting === null && upheaval === null && trouble === null && !isSlow;
    const isUnharmed = faults.length + interruptions.length + refusedRuns.length === 0;
    return isPlain && isUnharmed && isOnline && tabs.length === 1;
  }

  /** Before the next step. What was to be sent is sent by now. */
  stepped(now: number): Violation | null {
    this.quiet = null;
    if (this.leftAt === null || now < this.leftAt + untilSent) return null;
    this.leftAt = null;
    return this.isCalm ? 'sent when left: a test was left, and nothing was sent' : null;
  }

  /** A tab sends these runs. */
  posted(tab: Tab, clientIds: readonly string[]): Violation | null {
    const open = clientIds.map((clientId) => this.world.rowOf(clientId)).find((row) => row && isOfTrack(row));
    if (open?.position === null || !open) return null;
    if (this.quiet === tab) return `sent when left: ${open.clientId} was sent at an answer`;
    if (this.leftAt !== null) this.world.witness.saw('the runs of a session are sent when a test is left');
    this.leftAt = null;
    return null;
  }

  /** The trainer leaves the test of this cell, or the page. */
  leave(app: OpenApp, act: () => unknown) {
    this.quiet = null;
    const before = selectTracksideSession(app.state())?.at?.testId;
    act();
    const { session, status } = app.state().trackside ?? {};
    const isLeft = status === 'closed' || session?.at?.testId !== before;
    const { runs, sync } = app.state();
    const waits = runs.screeningRun.some((run) => isOfTrack(run) && isWaiting(run) && run.position !== null);
    if (isLeft && waits && this.isCalm && sync.status !== 'running') this.leftAt = Date.now();
  }

  /** Performs what answers questions of a cell. `wanted` must be on the screen then; null: nothing in particular. */
  answer(tab: Tab, app: OpenApp, cell: TracksideCell, act: () => unknown, wanted: [string, Answer] | null) {
    const before = app.state().runs.screeningRun;
    const run = selectTracksideRun(app.state(), cell.userId);
    const wasQuiet = this.isQuiet(app);
    act();
    const others = app.state().runs.screeningRun.filter(({ clientId }) => clientId !== run?.clientId);
    const wrong = others.find((other) => !before.includes(other));
    if (wrong) this.world.report(`right athlete: an answer for ${cell.userId} changed ${wrong.clientId}`);
    const answered = selectTracksideRun(app.state(), cell.userId);
    if (!run || !answered || run.position === null) return;
    if (run.userId !== cell.userId)
      this.world.report(`right athlete: ${run.clientId} of ${run.userId} is shown for ${cell.userId}`);
    this.note(run, answered, cell);
    if (wanted && (answersIn(answered).get(wanted[0]) ?? null) !== wanted[1])
      this.world.report(`nothing is lost: the answer to ${wanted[0]} of ${run.clientId} was not taken`);
    if (wasQuiet && answered !== run) this.quiet = tab;
  }

  private isQuiet({ state }: OpenApp): boolean {
    const { world } = this;
    const { sync, update } = state();
    const isIdle = sync.status !== 'running' && update.status !== 'running' && state().loading.inFlight === 0;
    const isAlone = world.living().length === 1 && world.tabs.every(({ gate }) => !gate.isFrozen);
    const isClear = world.waitingRuns().length === 0 && world.device.outbox.rows.size === 0;
    return isIdle && isAlone && isClear && world.isOnline && world.scenario.upheaval === null;
  }

  /** Notes the answers of a cell that are others than before. */
  private note(before: LocalScreeningRun, after: LocalScreeningRun, { testId }: TracksideCell) {
    const [former, now] = [answersAt(before, testId), answersAt(after, testId)];
    for (const name of new Set([...former.keys(), ...now.keys()])) {
      const [was = null, is = null] = [former.get(name), now.get(name)];
      if (was === is) continue;
      const own = this.given.get(after.clientId) ?? new Map<string, Given>();
      this.given.set(after.clientId, own);
      const { values, kept } = own.get(name) ?? { values: [null], kept: 0 };
      own.set(name, { values: [...values, is], kept });
    }
  }

  /** The trainer leaves a test of somebody out. */
  leavesOut(app: OpenApp, { userId, testId }: TracksideCell) {
    const run = selectTracksideRun(app.state(), userId);
    if (run) this.leftOut.set(run.clientId, (this.leftOut.get(run.clientId) ?? new Set()).add(testId));
  }

  /** The trainer discards the runs of these athletes. */
  discards(app: OpenApp, userIds: readonly number[]) {
    for (const userId of userIds) {
      const run = selectTracksideRun(app.state(), userId);
      if (!run || run.position === null) continue;
      this.discarded.add(run.clientId);
      if (run.id !== undefined) this.sentBefore.add(run.clientId);
    }
  }

  /** Whether the run was discarded here, or on a copy of this device: the server has deleted it then. */
  isDiscarded(clientId: string): boolean {
    return this.world.family.some(({ track }) => track.discarded.has(clientId));
  }

  /** Nobody joins who has not agreed, as far as the device knows [TS-1, TS-6]. */
  sessionSaved({ clientId, members }: TracksideSession, { app }: Tab): Violation | null {
    this.isUsed = true;
    const athletes = app ? selectAthletes(app.state()) : [];
    // Who had joined before, and was lost with the row, comes back with their run.
    const joined = members.filter(
      (member) => !this.joined.has(`${clientId} ${member.userId}`) && !this.world.rowOf(member.clientId),
    );
    for (const { userId } of joined) this.joined.add(`${clientId} ${userId}`);
    for (const member of members) if (member.secondOf) this.looks.set(member.clientId, member.secondOf);
    const stranger = joined.find(({ userId }) =>
      athletes.some(({ id, invitedAt }) => id === userId && invitedAt),
    );
    if (stranger) return `right athlete: ${stranger.userId} joined, and has not agreed`;
    this.world.witness.saw('a session is saved');
    const open = this.world.device.disk.tables.screeningRun.filter(
      (run) => run.tracksideId === clientId && isOpenTrackside(run),
    );
    if (open.length === teamSize) this.world.witness.saw('twenty runs of a session are open');
    if (members.some(({ state }) => state === 'finished'))
      this.world.witness.saw('a session goes on without those who are finished');
    return null;
  }

  /** Another tab may write again what was discarded right before an eviction, and it goes on under a new id. */
  private get isEvicted(): boolean {
    return this.world.scenario.upheaval?.what === 'evicted';
  }

  sessionRemoved({ clientId }: TracksideSession) {
    this.world.witness.saw('a session ends');
    // A device that was killed meanwhile ends it once more.
    const open = this.world.device.disk.tables.screeningRun.find(
      (run) => run.tracksideId === clientId && run.position !== null && !this.isDiscarded(run.clientId),
    );
    if (open && !this.isEvicted)
      this.world.report(`goes on: the session ${clientId} ended while ${open.clientId} is open`);
  }

  /** After a write to the device. */
  rowsWritten(changes: RowChange[]) {
    // It may have been discarded on a copy of this device, and go on here under a new id.
    const forked = new Set(changes.map(({ after }) => after?.forkOf));
    for (const { before, after } of changes) {
      if (after && before !== after && isOfTrack(after)) this.world.report(this.wrongRow(before, after));
      if (!before || after || before.position === null || forked.has(before.clientId)) continue;
      if (this.isDiscarded(before.clientId)) this.leaves(before);
    }
  }

  /**
   * The run leaves the device, as the trainer wanted. One that was deleted on the server may still have been open here:
   * its end could not be written, or a tab that had not heard of it wrote it again.
   */
  private leaves(run: LocalRun) {
    if (this.sentBefore.has(run.clientId) && this.world.isOnServer(run.clientId) && !this.isEvicted)
      this.world.report(`as drawn: ${run.clientId}, which the server has, was removed`);
    this.world.former.ledgerOf(run.origin).forgetRun(run.clientId);
    this.world.witness.saw('a run of a session is discarded');
  }

  /** What is wrong with a run of a session on the disk: an answer that is lost, or that nobody gave. */
  private wrongRow(before: LocalRun | undefined, after: LocalScreeningRun): Violation | null {
    this.isUsed = true;
    if (unfollowed.includes(this.world.scenario.upheaval?.what ?? '')) return null;
    const wrongLook = this.wrongLook(after);
    if (wrongLook) return wrongLook;
    const answers = answersIn(after);
    const own = this.given.get(after.clientId) ?? new Map<string, Given>();
    const stray = [...answers.keys(), ...resultsIn(after).keys()].find((name) => !own.has(name));
    if (stray) return `right athlete: nobody answered ${stray} for ${after.userId} in ${after.clientId}`;
    for (const [name, given] of own) {
      const value = answers.get(name) ?? null;
      const place = given.values.indexOf(value, given.kept);
      if (place < 0)
        return `nothing is lost: ${name} of ${after.clientId} is ${value}, given was ${given.values.slice(given.kept)}`;
      given.kept = place;
    }
    return after.completed && !isCompleted(before) ? this.wrongResults(after) : null;
  }

  /** A run of a session of second looks says at what it looks, on the device and on the server [ZB-1]. */
  private wrongLook({ clientId, secondOf, completed }: ScreeningRun | LocalScreeningRun): Violation | null {
    const wanted = this.looks.get(clientId);
    if (wanted === undefined) return null;
    if (completed) this.world.witness.saw('a second look is completed');
    return secondOf === wanted ? null : `counts nowhere: ${clientId} looks at ${secondOf}, not at ${wanted}`;
  }

  /** A completed run has each answer that was given, but for the tests that were left out [TS-3]. */
  private wrongResults(run: LocalScreeningRun): Violation | null {
    this.world.witness.saw('a run of a session is completed');
    const [answers, results] = [answersIn(run), resultsIn(run)];
    for (const name of new Set([...answers.keys(), ...results.keys()])) {
      if (answers.get(name) === results.get(name)) continue;
      const mayLack = this.leftOut.get(run.clientId)?.has(testOf(name)) && !results.has(name);
      if (!mayLack)
        return `nothing is lost: ${name} of ${run.clientId} was completed as ${results.get(name)}, given was ${answers.get(name)}`;
    }
    return null;
  }

  /** A correction was saved in the outbox. */
  corrected(entry: EntryOf<'correction'>) {
    this.corrections.set(entry.clientId, entry);
  }

  /** Whether the run is one that a correction has made. */
  hasMoved(clientId: string): boolean {
    return this.world.family.some(({ track }) => track.corrections.has(clientId));
  }

  /** Second looks are on the server as such. Every correction has happened once, or was refused and is here [TS-7]. */
  wrong(): Violation | null {
    for (const run of this.world.server.screeningRuns.all) {
      const wrong = this.wrongLook(run);
      if (wrong) return wrong;
    }
    for (const entry of this.corrections.values()) {
      const wrong = this.wrongCorrection(entry);
      if (wrong) return wrong;
    }
    return null;
  }

  private isReceived({ writtenBy, clientId }: EntryOf<'correction'>): boolean {
    return this.world.server.receivedFeedback.has(`${writtenBy}/${clientId}`);
  }

  /** Whether the same person has corrected the run again, which replaces what nobody had sent [ON-2]. */
  private isReplaced({ clientId, writtenBy, payload }: EntryOf<'correction'>): boolean {
    const ofRun = [...this.corrections.values()].filter(
      (other) => other.writtenBy === writtenBy && other.payload.runClientId === payload.runClientId,
    );
    return ofRun.at(-1)?.clientId !== clientId;
  }

  /** The client ids of the corrections that the server does not have, and has to get. */
  missingCorrections(): string[] {
    return [...this.corrections.values()]
      .filter((entry) => !this.isReceived(entry) && !this.isReplaced(entry))
      .map(({ clientId }) => clientId);
  }

  private wrongCorrection(entry: EntryOf<'correction'>): Violation | null {
    const { server, device, former, losses } = this.world;
    const { clientId, payload } = entry;
    const { runClientId, toUserId, runId } = payload;
    if (former.has(entry.origin) && former.hadReceived(entry)) return null;
    if (!this.isReceived(entry))
      return device.outbox.rows.has(clientId) || losses.isEntryGone(clientId) || this.isReplaced(entry)
        ? null
        : `nothing is lost: the correction ${clientId} is gone`;
    if (toUserId === payload.userId) return null;
    if (server.screeningRuns.find(runClientId))
      return `exactly once: ${runClientId} was corrected, and is still there`;
    this.world.witness.saw(toUserId === null ? 'a screening is deleted' : 'a screening is moved');
    if (toUserId === null || server.erased.has(`${toUserId} ${clientId}`)) return null;
    const moved = server.screeningRuns.all.filter((run) => run.clientId === clientId);
    if (moved.length !== 1 || moved[0]?.userId !== toUserId)
      return `exactly once: ${runClientId}, which was moved, is there ${moved.length} times`;
    const before = server.screeningRuns.history.filter(({ id }) => id === runId).at(-1);
    return before && movedPart(before) === movedPart(moved[0])
      ? null
      : `nothing is lost: ${runClientId} was changed when it was moved`;
  }
}

const isCompleted = (run: LocalRun | undefined): boolean => run?.completed === true;

const isOfTrack = (run: LocalRun): run is LocalScreeningRun =>
  run.kind === 'screeningRun' && run.tracksideId !== undefined;

/** The part of a run that stays the same when it is moved. */
const movedPart = (run: ScreeningRun) =>
  sentPart({ ...run, clientId: '', userId: 0, ratedBy: null, secondOf: null });
