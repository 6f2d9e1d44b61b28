import type { Changes } from '../../src/contract/changes';
import type { CurrentUser } from '../../src/contract/schemas';
import { StorageFullError } from '../../src/domain/errors';
import type { Entry } from '../../src/domain/outbox';
import type { Owner } from '../../src/domain/owner';
import { isWaiting, type LocalRun } from '../../src/domain/runs';
import type { TracksideSession } from '../../src/domain/trackside/session';
import type { Database } from '../../src/services/ports';
import { sessionActions } from '../../store/session/slice';
import type { Fault, SentRequest } from '../fakes/FakeHttp';
import type { FakeServer } from '../fakes/FakeServer';
import { type OpenApp, openApp } from '../fakes/openApp';
import { runsOn } from '../fakes/recorded';
import { type Beginning, nothingYet } from './copies';
import { DeskLedger, isDeskEntry } from './deskLedger';
import { Exports } from './exports';
import { Former } from './former';
import { type Crossing, Gate, type Interruption, isSavedRun, savesRun } from './gate';
import { deviceInvariants, requestInvariants, tabInvariants, type Violation } from './invariants';
import { lastingFaultOf } from './lasting';
import { Losses } from './losses';
import { PlanLedger } from './planLedger';
import { Posts } from './posts';
import type { Scenario } from './scenario';
import { SignIns } from './signIns';
import { faultName } from './sometimes';
import { persistStorageOf, surround, tellNetwork } from './surroundings';
import { joinTeam } from './team';
import { TrackLedger } from './trackLedger';
import { watchRows } from './transitions';
import { watchTries } from './tries';
import { Witness } from './witness';

/** Milliseconds. */
const reloadTime = 100;
const sleepTime = 20_000;

/** A tab of the device; `app` is set once the app has started. */
export interface Tab {
  readonly gate: Gate;
  readonly number: number;
  app: OpenApp | null;
  isDead: boolean;
  /** It does nothing any more, as if dead, but keeps its locks. */
  isFrozenForEver: boolean;
}

const isWrite = (label: string) =>
  /^database\.(replace|save|mark|clear)|^(outbox|feedback|trackside)\.save|^persist\.set/.test(label);

/** One device with its tabs, the server, and all faults between them. */
export class World {
  readonly device;
  readonly server;
  /** Of what was saved for the present server. */
  ledger;
  readonly colleague;
  readonly witness;
  readonly family;
  readonly desk = new DeskLedger(this);
  readonly plans = new PlanLedger(this);
  readonly track = new TrackLedger(this);
  readonly signIns = new SignIns(this);
  readonly exports = new Exports(this);
  readonly posts = new Posts(this);
  readonly losses = new Losses(this);
  readonly former = new Former(this);
  readonly tabs: Tab[] = [];
  /** The revisions at which a tab failed to save a run, by client id; 0 for entries. */
  readonly failedSaves = new Map<string, number>();
  /** A tab once failed to read the device; it reads again after the next change or when the user looks at it. */
  hasFailedToRead = false;
  violation: Violation | null = null;
  /** Wraps the database of each tab. */
  watchDatabase = (database: Database): Database => database;
  /** Whether the tabs keep their actions. */
  hasHistory = false;
  /** Is called when the database of the device is deleted. */
  databaseDeleted = () => {};
  clockOffset = 0;
  /** The fault of every request that has no other fault. */
  trouble: Fault | null = null;
  /** Client id of the run with the fault that never ends. */
  afflicted: string | null = null;
  /** Client ids of the entries that the fault that never ends has stopped. */
  readonly stopped = new Set<string>();
  isOnline = true;
  private isHealthy = true;
  /** Number of calls to services by all tabs since faults can occur. */
  crossings = 0;
  /** How often each service was called. */
  private readonly calls = new Map<string, number>();
  private requests = 0;
  /** Faults of the scenario that have not occurred yet. */
  private readonly faults;
  /** Tabs whose last call to the database failed because the browser had closed it. */
  private readonly disconnected = new Set<Tab>();

  constructor(
    readonly scenario: Scenario,
    { device, server, ledger, colleague, seen, family }: Beginning = nothingYet(),
  ) {
    this.device = device;
    this.server = server;
    this.colleague = colleague;
    if (scenario.hasDesk && family.length === 0) {
      if (scenario.hasTeam) joinTeam(server);
      server.offerDesk();
      colleague.join();
      followErasures(server, family);
    }
    this.ledger = ledger;
    this.witness = new Witness(this, seen);
    this.family = family;
    family.push(this);
    this.faults = structuredClone(scenario.faults);
    watchRows(this.device.disk, (changes) => {
      this.track.rowsWritten(changes);
      this.losses.rowsWritten(changes);
      this.witness.rowsWritten(changes);
    });
  }

  /** Returns the living tab with this number; opens it if no tab has it. */
  tab(number: number): Tab {
    return this.tabs.find((tab) => tab.number === number && !tab.isDead) ?? this.open(number);
  }

  living(): OpenApp[] {
    return this.tabs.flatMap(({ app, isDead }) => (app && !isDead ? [app] : []));
  }

  /** The runs on the device, of all users, that wait for the server. */
  waitingRuns(): LocalRun[] {
    return runsOn(this.device).filter(isWaiting);
  }

  rowOf(clientId: string): LocalRun | undefined {
    return runsOn(this.device).find((run) => run.clientId === clientId);
  }

  /** The revision of the run that the server has, if it has the run. */
  storedRevision(clientId: string): number | undefined {
    const { screeningRuns, exerciseRuns } = this.server;
    return (screeningRuns.find(clientId) ?? exerciseRuns.find(clientId))?.clientRevision;
  }

  isOnServer(clientId: string): boolean {
    return this.storedRevision(clientId) !== undefined;
  }

  open(number: number): Tab {
    const gate: Gate = new Gate({
      interrupt: (crossing) => this.interrupt(crossing, tab),
      isHarmful: () => !this.isHealthy,
      failure: (crossing, interruption) => this.failure(crossing, interruption, tab),
      onEffect: (crossing) => this.observe(crossing, tab),
      onInterruption: (interruption) => this.witness.saw(`interruption: ${interruption}`),
      onKill: () => this.kill(tab),
      onFreeze: () => this.freeze(tab),
    });
    const tab: Tab = { gate, number, app: null, isDead: false, isFrozenForEver: false };
    this.tabs.push(tab);
    void this.start(tab);
    return tab;
  }

  private async start(tab: Tab) {
    const { device, server, isOnline } = this;
    const app = await openApp({
      device,
      server,
      isOnline,
      persistStorage: tab.gate.guard('persist', persistStorageOf(this)),
      hasHistory: this.hasHistory,
      wrap: (services) => surround(this, tab, services),
      wrapTrackside: (storage) => tab.gate.guard('trackside', storage),
      wrapInWorker: (database) =>
        tab.gate.guard(
          'database',
          this.watchDatabase(database),
          this.scenario.hasWorker ? 'worker' : 'database',
        ),
    });
    tab.app = app;
    app.http.decide = (request) => this.decide(request);
    app.page.onReload = () => this.reload(tab);
    watchTries(app, this.witness);
    app.store.subscribe(() => {
      if (!tab.isDead) this.report(tabInvariants(app));
      const { status, user } = app.state().session;
      if (status === 'starting' && user) this.witness.saw('the start page comes before everything is read');
    });
    if (tab.isDead) this.end(tab);
    else tellNetwork(app, this.isOnline);
    this.witness.started(app);
  }

  private interrupt({ label }: Crossing, tab: Tab): Interruption | null {
    if (this.isHealthy) return null;
    const { lasting, interruptions, isSlow } = this.scenario;
    const at = this.crossings;
    const nth = (this.calls.get(label) ?? 0) + 1;
    this.crossings += 1;
    this.calls.set(label, nth);
    if (lasting?.what === 'frozenTab' && lasting.at === at) {
      this.freezeForEver(tab);
      return null;
    }
    const planned = interruptions.find(({ at: moment }) =>
      typeof moment === 'number' ? moment === at : moment.call === label && moment.nth === nth,
    );
    if (planned) return planned.what;
    return isSlow && label === 'database.load' ? 'slow' : null;
  }

  private decide(request: SentRequest) {
    this.report(requestInvariants(this, request));
    const lasting = lastingFaultOf(this.scenario.lasting, this.afflicted, request);
    if (lasting) {
      this.sawLasting();
      this.stopped.add(Object(request.body).clientId);
      return lasting;
    }
    // A server that does not say at the sign-in who it is counts as the one that is known.
    const isKnown = !this.former.hasBegun || request.path !== '/features';
    if (this.isHealthy || !isKnown) return null;
    this.requests += 1;
    const due = this.faults.find(
      ({ at, of, times }) => at < this.requests && times > 0 && (of === 'all' || request.method === 'POST'),
    );
    if (!due) return this.trouble ?? (this.scenario.isSlow ? { late: latencyOf(this.requests) } : null);
    due.times -= 1;
    this.witness.saw(faultName(due.fault));
    return due.fault;
  }

  private failure({ label, args }: Crossing, interruption: Interruption, tab: Tab): Error | null {
    const failure = failureOf(label, interruption);
    if (!failure) return null;
    if (interruption === 'invalidState') this.disconnected.add(tab);
    if (savesRun(label)) this.noteFailedSave(args[0] as LocalRun, tab);
    if (label.startsWith('database.load')) this.hasFailedToRead = true;
    if (label === 'outbox.save') {
      const entry = args[0] as Entry;
      this.failedSaves.set(entry.clientId, 0);
      this.former.ledgerOf(entry.origin).saveEntry(entry, 0, false);
    }
    return failure;
  }

  /** A run that follows from one that could not be written is not written either. */
  private noteFailedSave(run: LocalRun, { app }: Tab) {
    const followers = (app?.state().runs.exerciseRun ?? []).filter(
      ({ screeningRunClientId, localId }) => screeningRunClientId === run.clientId && localId === undefined,
    );
    for (const { clientId, clientRevision } of [run, ...followers])
      this.failedSaves.set(clientId, clientRevision);
  }

  private observe(crossing: Crossing, tab: Tab) {
    const { label, args } = crossing;
    if (isSavedRun(crossing)) this.noteRun(args[0] as LocalRun);
    if (label === 'outbox.save') this.noteEntry(args[0] as Entry, tab);
    if (label === 'trackside.save') this.report(this.track.sessionSaved(args[0] as TracksideSession, tab));
    if (label === 'trackside.remove') this.track.sessionRemoved(args[0] as TracksideSession);
    if (label === 'outbox.remove') this.noteRemoval(String(args[0]));
    if (label === 'outbox.keepSent') this.report(this.desk.sent(args[0] as Entry));
    if (label === 'outbox.clearSent') this.losses.sentCleared();
    if (label === 'desk.apply') this.witness.changesStored(args[0] as Changes);
    if (label === 'database.waitAgain') this.losses.epochMet(args[0] as Owner);
    if (label === 'session.saveUser') this.signIns.begin(args[0] as CurrentUser);
    if (label === 'session.removeUser') this.signIns.end(tab);
    if (label === 'page.saveFile') this.exports.check(tab, String(args[1]));
    if (label.startsWith('database.')) {
      this.witness.databaseCalled(crossing, tab);
      if (this.disconnected.delete(tab)) this.witness.saw('the database works again after an invalid state');
    }
    if (isWrite(label)) this.report(deviceInvariants(this));
  }

  private noteRun(run: LocalRun) {
    const ledger = this.former.ledgerOf(run.origin);
    const isNew = !ledger.runs.has(run.clientId);
    const fork = this.rowOf(run.clientId) ? undefined : ledger.forks.get(run.clientId);
    // A tab that has not heard of the fork saves under the former client id. The database follows the fork.
    if (this.losses.isOutdated(run, ledger.runs.get(run.clientId))) {
      ledger.restart(run);
      this.losses.begunAnew(run.clientId);
    }
    const wrong = ledger.saveRun(fork === undefined ? run : { ...run, clientId: fork });
    if (wrong) this.report(`nothing is lost: ${wrong}`);
    const { lasting, refusedRuns } = this.scenario;
    const count = ledger.runs.size;
    if (isNew && lasting?.what === 'run' && lasting.number === count) this.afflicted = run.clientId;
    else if (isNew && refusedRuns.includes(count)) {
      this.server.refusals.set(run.clientId, count % 3 === 0 ? failsAtRun : 403);
    }
  }

  private noteEntry(entry: Entry, tab: Tab) {
    const ledger = this.former.ledgerOf(entry.origin);
    const count = ledger.messages.length;
    ledger.saveEntry(entry, tab.number, true);
    this.witness.entrySaved(entry, tab);
    if (isDeskEntry(entry)) this.desk.saved(entry);
    if (entry.kind === 'plan') this.plans.save(entry);
    if (entry.kind === 'correction') this.track.corrected(entry);
    const { messages } = ledger;
    if (messages.length > count && this.scenario.refusedMessages.includes(messages.length)) {
      this.server.chat.refusals.set(entry.clientId, 403);
      ledger.delayed.add(entry.clientId);
    }
  }

  private noteRemoval(clientId: string) {
    this.witness.entryRemoved(clientId);
    this.report(this.desk.removed(clientId));
  }

  /** Ends the simulation with this broken promise, also in the world of a copied device. */
  report(violation: Violation | null) {
    const [first = this] = this.family;
    first.violation ??= violation;
  }

  /** Ends the tab like a crash. Called from inside the app, so the app itself ends only after its current step. */
  kill(tab: Tab) {
    if (tab.isDead) return;
    this.track.stir();
    if (this.posts.isSending(tab)) {
      this.witness.saw('a tab is killed while it sends runs');
      this.witness.saw('run: sending → waiting, kill');
    }
    tab.isDead = true;
    tab.gate.close();
    queueMicrotask(() => this.end(tab));
  }

  /** Ends the app of a dead tab. */
  private end({ app, isFrozenForEver }: Tab) {
    // The locks of a frozen tab stay where they are.
    if (app && isFrozenForEver) app.locks.kill = () => {};
    app?.kill();
  }

  reload(tab: Tab) {
    if (tab.isDead) return;
    this.kill(tab);
    setTimeout(() => this.tab(tab.number), reloadTime);
  }

  freeze(tab: Tab) {
    this.track.stir();
    if (this.posts.isSending(tab)) this.witness.saw('a tab freezes while it sends runs');
    tab.gate.freeze();
    setTimeout(() => tab.gate.wake(), sleepTime);
  }

  /** Notes that the fault that never ends had an effect. */
  sawLasting() {
    const { lasting } = this.scenario;
    if (lasting) this.witness.saw(`lasting: ${lasting.what}`);
  }

  private freezeForEver(tab: Tab) {
    this.sawLasting();
    tab.isFrozenForEver = true;
    this.kill(tab);
  }

  /** The names of the locks that frozen tabs will never release. */
  locksHeldForEver(): string[] {
    const frozen = this.tabs.flatMap(({ app, isFrozenForEver }) =>
      isFrozenForEver && app ? [app.locks] : [],
    );
    return [...this.device.locks].flatMap(([name, [first]]) =>
      first && frozen.includes(first.holder) ? [name] : [],
    );
  }

  /** The person logs out. */
  logOut(tab: Tab) {
    if (this.posts.isSending(tab)) {
      this.witness.saw('a logout while runs are being sent');
      this.witness.saw('run: sending → waiting, logout');
    }
    this.signIns.logOut(tab);
    tab.app?.dispatch(sessionActions.logoutRequested());
  }

  /**
   * The sign-ins of a user expire, or are ended on purpose. That takes off the device what a restored server may have
   * lost [CO-27], so there they expire.
   */
  revoke({ id, username }: CurrentUser, isOnPurpose: boolean) {
    if (this.waitingRuns().some(({ recordedBy }) => recordedBy === id))
      this.witness.saw('a token is revoked while runs wait');
    if (isOnPurpose && this.scenario.upheaval?.what !== 'restored') this.server.endSignins(username);
    else this.server.revoke(username);
  }

  /** The server accepts what it has refused so far. Returns whether there was anything. */
  acceptAll(): boolean {
    const { refusals, chat } = this.server;
    const count = refusals.size + chat.refusals.size;
    refusals.clear();
    chat.refusals.clear();
    return count > 0;
  }

  /** Returns whether this is a change. */
  setOnline(isOnline: boolean): boolean {
    if (isOnline === this.isOnline) return false;
    this.track.stir();
    this.isOnline = isOnline;
    for (const app of this.living()) tellNetwork(app, isOnline);
    return true;
  }

  /** From now on the faults of the scenario occur. */
  harm() {
    this.isHealthy = false;
  }

  /** Until `harm` no fault occurs. */
  spare() {
    this.track.stir();
    this.isHealthy = true;
  }

  /** From now on no fault occurs. If a tab was closed, the user looks at one that is left. */
  heal() {
    this.spare();
    for (const [clientId, status] of this.server.refusals)
      if (status === failsAtRun) this.server.refusals.delete(clientId);
    for (const { gate } of this.tabs) gate.wake();
    this.setOnline(true);
    if (this.tabs.some(({ isDead }) => isDead)) for (const { page } of this.living()) page.show(true);
  }
}

/** HTTP status of a server that fails at one of the runs. */
const failsAtRun = 500;

/** Notes what the server erases, on purpose or because a screening was moved [TS-7]. */
const followErasures = (server: FakeServer, family: readonly World[]) => {
  const erase = server.erase.bind(server);
  server.erase = (run) => {
    for (const { losses } of family) losses.noteErased(run.clientId);
    erase(run);
  };
};

/** Latency of a slow network in milliseconds; later requests can overtake earlier ones. */
const latencyOf = (request: number) => [50, 900, 200][request % 3] ?? 0;

const failureOf = (label: string, interruption: Interruption): Error | null => {
  const isFull = interruption === 'diskFull';
  if (isFull && (isWrite(label) || /^desk\.(replace|apply|save)/.test(label)))
    return new StorageFullError('QuotaExceededError');
  if (interruption === 'invalidState' && /^(database|desk)\./.test(label)) {
    return new DOMException('The connection is closing.', 'InvalidStateError');
  }
  return null;
};
