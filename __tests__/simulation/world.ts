import type { Call } from '../../src/contract/calls';
import { StorageFullError } from '../../src/domain/errors';
import type { Entry } from '../../src/domain/outbox';
import type { LocalRun } from '../../src/domain/runs';
import type { Http, Live, Services } from '../../src/services/ports';
import { aClub } from '../fakes/club';
import { aDevice } from '../fakes/device';
import type { Fault, SentRequest } from '../fakes/FakeHttp';
import type { FakeLive } from '../fakes/FakeLive';
import { type OpenApp, openApp, persistStorageOn } from '../fakes/openApp';
import { type Crossing, Gate, type Interruption } from './gate';
import { deviceInvariants, requestInvariants, tabInvariants, type Violation } from './invariants';
import { Ledger } from './ledger';
import type { Scenario } from './scenario';

/** Milliseconds. */
const reloadTime = 100;
const connectTime = 50;
const sleepTime = 20_000;

/** A tab of the device; `app` is set once the app has started. */
export interface Tab {
  readonly gate: Gate;
  readonly number: number;
  app: OpenApp | null;
  isDead: boolean;
}

const isWrite = (label: string) =>
  /^database\.(replace|save|mark|clear)|^outbox\.save|^persist\.set/.test(label);

const postsRuns = ({ method, path }: Call<unknown>) => method === 'POST' && /\/runs\//.test(path);

/** One device with its tabs, the server, and all faults between them. */
export class World {
  readonly device = aDevice();
  readonly server = aClub();
  readonly ledger = new Ledger();
  readonly tabs: Tab[] = [];
  /** Client ids of the runs that a tab once failed to save. */
  readonly unsaved = new Set<string>();
  /** A tab once failed to read the device; it reads again after the next change or when the user looks at it. */
  hasFailedToRead = false;
  violation: Violation | null = null;
  clockOffset = 0;
  /** The fault of every request that has no other fault. */
  trouble: Fault | null = null;
  private isOnline = true;
  private isHealthy = true;
  /** Number of calls to services by all tabs since faults can occur. */
  crossings = 0;
  private requests = 0;
  /** Faults of the scenario that have not occurred yet. */
  private readonly faults;
  private readonly attempts = new WeakMap<Call<unknown>, number>();
  private readonly sending = new Map<Tab, number>();

  constructor(readonly scenario: Scenario) {
    this.faults = structuredClone(scenario.faults);
  }

  /** Returns the living tab with this number; opens it if there is none. */
  tab(number: number): Tab {
    return this.tabs.find((tab) => tab.number === number && !tab.isDead) ?? this.open(number);
  }

  living(): OpenApp[] {
    return this.tabs.flatMap(({ app, isDead }) => (app && !isDead ? [app] : []));
  }

  open(number: number): Tab {
    const gate = new Gate({
      interrupt: (crossing) => this.interrupt(crossing),
      isHarmful: () => !this.isHealthy,
      failure: (crossing, interruption) => this.failure(crossing, interruption),
      onEffect: (crossing) => this.observe(crossing, number),
      onKill: () => this.kill(tab),
      onFreeze: () => this.freeze(tab),
    });
    const tab: Tab = { gate, number, app: null, isDead: false };
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
      persistStorage: tab.gate.guard('persist', persistStorageOn(device.persisted)),
      wrap: (services) => this.surround(tab, services),
    });
    tab.app = app;
    app.http.decide = (request) => this.decide(request);
    app.page.onReload = () => this.reload(tab);
    app.store.subscribe(() => {
      if (!tab.isDead) this.report(tabInvariants(app));
    });
    if (tab.isDead) app.kill();
    else tellNetwork(app, this.isOnline);
  }

  private surround(tab: Tab, services: Services): Services {
    const { gate } = tab;
    return {
      ...services,
      http: this.watched(tab, gate.guard('http', services.http)),
      database: gate.guard('database', services.database),
      outbox: gate.guard('outbox', services.outbox),
      session: gate.guard('session', services.session),
      locks: gate.guard('locks', services.locks),
      tabs: gate.guard('tabs', services.tabs),
      page: gate.guard('page', services.page),
      live: this.connecting(services.live as FakeLive),
      appVersion: { ...services.appVersion, activate: () => this.reload(tab) },
      clock: { now: () => Date.now() + this.clockOffset },
    };
  }

  /** Counts the attempts of each call, and tracks which tabs send runs. */
  private watched(tab: Tab, http: Http): Http {
    return {
      downloadVideo: http.downloadVideo,
      send: async (call, token, signal) => {
        const attempt = (this.attempts.get(call) ?? 0) + 1;
        this.attempts.set(call, attempt);
        if (attempt > 4) this.report(`attempts: ${call.path} was tried ${attempt} times`);
        if (!postsRuns(call)) return http.send(call, token, signal);
        this.sending.set(tab, (this.sending.get(tab) ?? 0) + 1);
        const senders = [...this.sending].filter(
          ([{ gate, isDead }, count]) => count > 0 && !isDead && !gate.isFrozen,
        );
        if (senders.length > 1) this.report('one tab sends: two tabs sent runs at the same time');
        try {
          return await http.send(call, token, signal);
        } finally {
          this.sending.set(tab, (this.sending.get(tab) ?? 0) - 1);
        }
      },
    };
  }

  /** Makes the live channel connect by itself while the tab is online. */
  private connecting(live: FakeLive): Live {
    return {
      open: (options, listener) => {
        const close = live.open(options, listener);
        const connection = live.latest();
        setTimeout(() => {
          if (!connection.isOpen) return;
          if (this.isOnline) connection.succeed();
          else connection.break();
        }, connectTime);
        return close;
      },
    };
  }

  private interrupt({ label }: Crossing): Interruption | null {
    if (this.isHealthy) return null;
    const at = this.crossings;
    this.crossings += 1;
    const planned = this.scenario.interruptions.find((interruption) => interruption.at === at);
    if (planned) return planned.what;
    return this.scenario.isSlow && label === 'database.load' ? 'slow' : null;
  }

  private decide(request: SentRequest) {
    this.report(requestInvariants(this, request));
    if (this.isHealthy) return null;
    this.requests += 1;
    const due = this.faults.find(
      ({ at, of, times }) => at < this.requests && times > 0 && (of === 'all' || request.method === 'POST'),
    );
    if (!due) return this.trouble ?? (this.scenario.isSlow ? { late: latencyOf(this.requests) } : null);
    due.times -= 1;
    return due.fault;
  }

  private failure({ label, args }: Crossing, interruption: Interruption): Error | null {
    const failure = failureOf(label, interruption);
    if (failure && label === 'database.saveRun') this.unsaved.add((args[0] as LocalRun).clientId);
    if (failure && label === 'database.load') this.hasFailedToRead = true;
    if (failure && label === 'outbox.save') this.ledger.saveEntry(args[0] as Entry, 0, false);
    return failure;
  }

  private observe({ label, args }: Crossing, tab: number) {
    if (label === 'database.saveRun') this.noteRun(args[0] as LocalRun);
    if (label === 'outbox.save') this.ledger.saveEntry(args[0] as Entry, tab, true);
    if (isWrite(label)) this.report(deviceInvariants(this));
  }

  private noteRun(run: LocalRun) {
    const isNew = !this.ledger.runs.has(run.clientId);
    const wrong = this.ledger.saveRun(run);
    if (wrong) this.report(`nothing is lost: ${wrong}`);
    const count = this.ledger.runs.size;
    if (isNew && this.scenario.refusedRuns.includes(count)) {
      this.server.refusals.set(run.clientId, count % 3 === 0 ? failsAtRun : 403);
    }
  }

  report(violation: Violation | null) {
    this.violation ??= violation;
  }

  /** Ends the tab like a crash. Called from inside the app, so the app itself ends only after its current step. */
  kill(tab: Tab) {
    if (tab.isDead) return;
    tab.isDead = true;
    tab.gate.close();
    queueMicrotask(() => tab.app?.kill());
  }

  reload(tab: Tab) {
    if (tab.isDead) return;
    this.kill(tab);
    setTimeout(() => this.tab(tab.number), reloadTime);
  }

  freeze(tab: Tab) {
    tab.gate.freeze();
    setTimeout(() => tab.gate.wake(), sleepTime);
  }

  setOnline(isOnline: boolean) {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    for (const app of this.living()) tellNetwork(app, isOnline);
  }

  /** From now on the faults of the scenario occur. */
  harm() {
    this.isHealthy = false;
  }

  /** From now on no fault occurs. If a tab was closed, the user looks at one that is left. */
  heal() {
    this.isHealthy = true;
    for (const [clientId, status] of this.server.refusals)
      if (status === failsAtRun) this.server.refusals.delete(clientId);
    for (const { gate } of this.tabs) gate.wake();
    this.setOnline(true);
    if (this.tabs.some(({ isDead }) => isDead)) for (const { page } of this.living()) page.show(true);
  }
}

/** HTTP status of a server that fails at one of the runs. */
const failsAtRun = 500;

const tellNetwork = ({ network, live }: OpenApp, isOnline: boolean) => {
  if (isOnline === network.isOnline()) return;
  if (isOnline) network.goOnline();
  else network.goOffline();
  const connection = live.connections.at(-1);
  if (!isOnline && connection?.isOpen) connection.break();
};

/** Latency of a slow network in milliseconds; later requests can overtake earlier ones. */
const latencyOf = (request: number) => [50, 900, 200][request % 3] ?? 0;

const failureOf = (label: string, interruption: Interruption): Error | null => {
  if (interruption === 'diskFull' && isWrite(label)) return new StorageFullError('QuotaExceededError');
  if (interruption === 'invalidState' && label.startsWith('database.')) {
    return new DOMException('The connection is closing.', 'InvalidStateError');
  }
  return null;
};
