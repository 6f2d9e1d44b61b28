import type { Changes } from '../../src/contract/changes';
import type { UserScreening } from '../../src/contract/schemas';
import type { Entry } from '../../src/domain/outbox';
import type { LocalRun, RunKind, SentRun } from '../../src/domain/runs';
import type { OpenApp } from '../fakes/openApp';
import { runsOn } from '../fakes/recorded';
import { isReplacedByCopy } from './copies';
import { type Crossing, isSavedRun } from './gate';
import { sentPart } from './ledger';
import type { Sometime } from './sometimes';
import { postOf, type RowChange, stateOf, wrongArrow } from './transitions';
import type { Tab, World } from './world';

/** Notes what happened in a world, and what the diagram in docs/sync.md does not have. */
export class Witness {
  /** The tab that saved a run or entry last. */
  private readonly savedBy = new Map<string, Tab>();
  private readonly untried = new Set<string>();
  private readonly awaitingRun = new Set<string>();
  private readonly awaitingParent = new Set<string>();
  private readonly onceRefused = new Set<string>();

  constructor(
    private readonly world: World,
    readonly seen: Set<Sometime>,
  ) {}

  saw(what: Sometime) {
    this.seen.add(what);
  }

  /** Notes it if the condition holds. */
  private sawIf(condition: boolean, what: Sometime) {
    if (condition) this.seen.add(what);
  }

  /** After a tab has started. */
  started({ state, store }: OpenApp) {
    const stop = store.subscribe(() => {
      const { drafts, isLoaded } = state().feedback;
      if (!isLoaded) return;
      stop();
      this.sawIf(Object.keys(drafts).length > 0, 'a draft of feedback is there after a restart');
    });
  }

  /** After a write to the device. */
  rowsWritten(changes: RowChange[]) {
    const forked = new Set([...this.noteForks(changes), ...this.world.former.noteMoves(changes)]);
    for (const change of changes) {
      const mayGo =
        forked.has(change.clientId) || this.world.track.isDiscarded(change.clientId) || this.isFormer(change);
      const wrong = mayGo && !change.after ? null : wrongArrow(change, this.world.scenario.upheaval);
      if (wrong) this.world.report(`as drawn: ${wrong}`);
      if (change.before?.isDirty && change.after && !change.after.isDirty) this.becameClean(change.after);
      this.noteArrow(change);
      this.noteParent(change);
    }
    const recorders = changes.flatMap(({ after }) => (after?.isDirty ? [after.recordedBy] : []));
    this.sawIf(new Set(recorders).size > 1, 'runs of two users wait on one device');
  }

  /** Whether a run leaves that nothing waits of, since its athlete has another trainer [MB-6]. */
  private isFormer({ before, after }: RowChange): boolean {
    const { colleague, former } = this.world;
    if (!before || after || before.isDirty || !colleague.lost.has(before.userId)) return false;
    this.sawIf(before.id !== undefined, 'a run of a former athlete leaves the device');
    this.sawIf(before.position !== null, 'an open run of a former athlete leaves the device');
    // Without any answer there was nothing to send.
    if (before.clientRevision === 0) former.ledgerOf(before.origin).forgetRun(before.clientId);
    return true;
  }

  /** Notes the runs that go on under a new client id. Returns their former client ids. */
  private noteForks(changes: RowChange[]): Set<string> {
    const { family, ledger, losses, scenario } = this.world;
    const forked = new Set<string>();
    for (const { clientId, before, after } of changes) {
      const mayFork = family.length > 1 || scenario.upheaval?.what === 'evicted';
      if (before || !after?.forkOf || !mayFork) continue;
      forked.add(after.forkOf);
      ledger.fork(after.forkOf, clientId);
      // After an eviction, a tab may have written an older revision again than the server has.
      if (losses.isGone(after.forkOf)) ledger.restart(after);
      this.saw('run: sending → waiting, the server has something else');
      this.sawIf(after.position !== null, 'an open run goes on as a fork');
    }
    return forked;
  }

  /** A run that became clean is on the server as it is here. */
  private becameClean(row: LocalRun) {
    const { screeningRuns, exerciseRuns } = this.world.server;
    const stored = (row.kind === 'screeningRun' ? screeningRuns : exerciseRuns).find(row.clientId);
    // A restored server may have lost it between its answer and this moment.
    if (this.world.losses.has(row.clientId)) return;
    this.sawIf(row.forkOf !== null, 'a fork arrives');
    const saved = { clientId: row.clientId, revision: row.clientRevision, sent: sentPart(postOf(row)) };
    if (this.world.former.hadRun(saved)) return;
    this.sawIf(this.world.colleague.isForeign(row), 'a run of a former trainer is taken');
    if (stored && isReplacedByCopy(this.world, saved, stored)) {
      const isSame = sentPart(stored) === saved.sent;
      this.sawIf(isSame, 'a copied device has sent the same content under a later revision');
      return;
    }
    if (!stored)
      this.world.report(`exactly once: ${row.clientId} became clean, but the server does not have it`);
    else if (stored.clientRevision !== row.clientRevision || sentPart(stored) !== saved.sent)
      this.world.report(`exactly once: ${row.clientId} became clean, but is not as on the server`);
  }

  private noteArrow({ before, after }: RowChange) {
    const [from, to] = [stateOf(before), stateOf(after)];
    const isChanged =
      before !== undefined && after !== undefined && after.clientRevision > before.clientRevision;
    if (from === 'none' && !after?.forkOf) this.noteArrival(to);
    if (from === 'open' && to === 'open') this.noteOpen(before as LocalRun, after as LocalRun, isChanged);
    if (from === 'open' && to === 'waiting')
      this.saw(after?.completed ? "run: open → waiting, 'Fertig'" : "run: open → waiting, 'Neu beginnen'");
    this.sawIf(from === 'open' && to === 'empty', "run: open → left without an answer, 'Neu beginnen'");
    this.sawIf(from === 'waiting' && to === 'sent', 'run: sending → sent');
    this.sawIf(from === 'waiting' && to === 'refused', 'run: sending → refused');
    this.sawIf(from === 'refused' && to === 'waiting', "run: refused → waiting, 'Jetzt senden'");
    this.sawIf(from === 'sent' && to === 'none', 'run: sent → replaced or cleared');
    if (!before?.refusal && after?.refusal) this.onceRefused.add(after.clientId);
    const isSent = before?.isDirty === true && after?.isDirty === false;
    this.sawIf(
      isSent && after.kind === 'screeningRun' && this.onceRefused.has(after.clientId),
      'a refused screening run is accepted later',
    );
  }

  private noteArrival(to: string) {
    this.sawIf(to === 'open', 'run: begun on this device');
    this.sawIf(to === 'waiting', 'a run is stored for the first time when it ends');
    this.sawIf(to === 'sent', 'a run of another device arrives');
  }

  private noteOpen(before: LocalRun, after: LocalRun, isChanged: boolean) {
    this.sawIf(isChanged, 'run: open → open, an answer or a step');
    this.sawIf(before.isDirty && !after.isDirty, 'an open run is sent');
    this.sawIf(!before.refusal && after.refusal !== null, 'an open run is refused');
    this.sawIf(isChanged && before.refusal !== null, 'run: refused → waiting, a change');
    this.sawIf(
      isChanged && !before.isDirty && before.id !== undefined,
      'a run that was sent while open is changed again',
    );
  }

  private noteParent({ before, after }: RowChange) {
    if (after?.kind !== 'exerciseRun') return;
    const former = before?.kind === 'exerciseRun' ? before.screeningRunId : after.screeningRunId;
    this.sawIf(former === null && after.screeningRunId !== null, 'an heir gets an id');
    if (stateOf(after) !== 'waiting' || after.screeningRunId !== null) return;
    const parent = this.world.rowOf(after.screeningRunClientId ?? '');
    if (!parent || parent.id !== undefined) return;
    this.saw('a training waits for its screening run');
    this.sawIf(parent.refusal !== null, 'a training waits for a screening run that is refused');
    this.awaitingParent.add(after.clientId);
  }

  /** After a call to the database took effect. */
  databaseCalled(crossing: Crossing, tab: Tab) {
    const { label, args } = crossing;
    if (isSavedRun(crossing)) this.runSaved(args[0] as LocalRun, tab);
    if (label === 'database.markSent') this.runsMarked(args[1] as SentRun[], tab);
    if (label === 'database.markRefused') this.refusalMarked(args as [RunKind, string, number]);
    if (label === 'database.saveUserScreening') this.saw('a note of a trainer is stored');
    const isWaiting = this.world.waitingRuns().length > 0;
    if (label === 'database.replaceScreenings') this.screeningsReplaced(args[0] as Fetched, isWaiting);
    if (label !== 'database.clear') return;
    const isLogout = (args[0] as { keepVideos: boolean }).keepVideos;
    this.sawIf(
      isWaiting,
      isLogout ? 'a logout clears the device while runs wait' : 'a repeated update carries runs over',
    );
  }

  private runSaved({ clientId, clientRevision }: LocalRun, tab: Tab) {
    const former = this.savedBy.get(clientId);
    this.savedBy.set(clientId, tab);
    this.sawIf(former !== undefined && former.number !== tab.number, 'a run is continued by another tab');
    this.sawIf(former?.number === tab.number && former !== tab, 'a run is continued after a restart');
    const failed = this.world.failedSaves.get(clientId);
    this.sawIf(failed !== undefined && clientRevision >= failed, 'a run is saved after a failed save');
  }

  private runsMarked(sent: SentRun[], tab: Tab) {
    for (const { clientId, revision } of sent) {
      const row = this.world.rowOf(clientId);
      const isChanged = row !== undefined && row.clientRevision > revision;
      this.sawIf(isChanged && row.isDirty, 'run: sending → waiting, changed meanwhile');
      const recorder = this.savedBy.get(clientId);
      this.sawIf(recorder !== undefined && recorder.number !== tab.number, 'a run is sent by another tab');
      const isTraining = row?.kind === 'exerciseRun';
      this.sawIf(
        isTraining && this.awaitingParent.delete(clientId),
        'a training that waited goes out with the id of its screening run',
      );
    }
  }

  private refusalMarked([, clientId, revision]: [RunKind, string, number]) {
    const row = this.world.rowOf(clientId);
    if (row && this.world.colleague.isForeign(row))
      this.saw('a run about an athlete of somebody else is refused');
    this.sawIf(
      row !== undefined && this.world.losses.isOfErased(row.userId),
      'what is about somebody who was erased is set aside',
    );
    if (!row || row.clientRevision <= revision) return;
    this.saw('a refused run had changed meanwhile');
    if (row.refusal) this.world.report(`as drawn: ${clientId} changed meanwhile, but was set aside`);
  }

  private screeningsReplaced({ runs }: Fetched, isWaiting: boolean) {
    this.sawIf(isWaiting, 'an update while runs wait');
    const isBehind = runs.some(
      (run) => (this.world.rowOf(run.clientId)?.clientRevision ?? 0) > run.clientRevision,
    );
    this.sawIf(isBehind, 'the server has an older copy of a run that waits');
  }

  /** After a page of changes was stored [DE-6]. */
  changesStored({ gone, users, userScreenings }: Changes) {
    this.saw('a page of changes is stored');
    const { lost } = this.world.colleague;
    this.sawIf(
      gone.some(({ kind }) => kind === 'athlete'),
      'an athlete leaves the device',
    );
    this.sawIf(
      users.some(({ id }) => lost.has(id)),
      'an athlete who was gone comes back to the device',
    );
    const open = runsOn(this.world.device).filter(({ position }) => position !== null);
    const isWithdrawn = ({ userId, screeningId }: UserScreening) =>
      screeningId === null && open.some((run) => run.userId === userId);
    this.sawIf(userScreenings.some(isWithdrawn), 'a screening is withdrawn during a run');
  }

  /** After an entry was saved in the outbox. */
  entrySaved(entry: Entry, tab: Tab) {
    const { clientId, refusal } = entry;
    if (!this.savedBy.has(clientId)) this.savedBy.set(clientId, tab);
    this.sawIf(this.world.failedSaves.has(clientId), 'an entry is saved after a failed save');
    if (refusal !== null) this.onceRefused.add(clientId);
    const isMessage = entry.kind === 'message';
    this.sawIf(isMessage && refusal !== null, 'a message is refused');
    this.sawIf(
      isMessage && refusal === null && this.onceRefused.has(clientId),
      'a refused message is sent again',
    );
    if (!entry.isTried) this.untried.add(clientId);
    else this.untried.delete(clientId);
    if (entry.kind !== 'feedback') return;
    const isWaiting = entry.payload.exerciseRunId === null;
    this.sawIf(isWaiting, 'feedback waits for the id of its run');
    this.sawIf(!isWaiting && this.awaitingRun.has(clientId), 'feedback gets the id of its run');
    if (isWaiting) this.awaitingRun.add(clientId);
    const written = this.world.ledger.feedback.get(entry.payload.exerciseRunClientId ?? '') ?? [];
    const isAgain = written.some((other) => other.clientId !== clientId && !this.untried.has(other.clientId));
    this.sawIf(isAgain, 'feedback is written again after it was tried');
  }

  /** After an entry was removed from the outbox. */
  entryRemoved(clientId: string) {
    const isFeedback = [...this.world.ledger.feedback.values()]
      .flat()
      .some((one) => one.clientId === clientId);
    this.sawIf(isFeedback && this.untried.has(clientId), 'feedback is replaced before it was tried');
    this.sawIf(this.world.ledger.isForgotten(clientId), 'a message is removed');
  }

  /** Before an entry is posted. */
  entryPosted(clientId: string, tab: Tab, isRepeated: boolean) {
    this.sawIf(isRepeated, 'an entry is sent twice');
    const writer = this.savedBy.get(clientId);
    this.sawIf(writer !== undefined && writer.number !== tab.number, 'an entry is sent by another tab');
  }
}

/** What an update loaded. */
type Fetched = { runs: { clientId: string; clientRevision: number }[] };
