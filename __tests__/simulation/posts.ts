import { type Call, erased, refusals } from '../../src/contract/calls';
import { erasedAccount } from '../../src/contract/endedSignin';
import { ApiError, statusOf } from '../../src/domain/errors';
import type { ClipQuestionsLoader, Http } from '../../src/services/ports';
import { learntFrom } from './formerInvariants';
import type { Violation } from './invariants';
import { stateOf } from './transitions';
import type { Tab, World } from './world';

type AnyCall = Call<unknown>;

/** Whether the server answers that the account was erased, which ends its sign-in as well [MB-7]. */
const isOfErased = (error: unknown) => error instanceof ApiError && Object(error.body).code === erasedAccount;

const postsRuns = ({ method, path }: AnyCall) => method === 'POST' && /\/runs\/(all\/)?$/.test(path);
const postsEntry = ({ method, path }: AnyCall) =>
  method === 'POST' && /^\/(chat|exercise\/feedback)/.test(path);

/** The client ids in the body of a post. */
const clientIdsOf = ({ body }: AnyCall): string[] =>
  [body].flat().flatMap((part) => {
    const { clientId } = (part ?? {}) as { clientId?: string };
    return clientId === undefined ? [] : [clientId];
  });

/** A training is sent after its screening run, with the id that the server gave to it [CO-6]. */
const parentInvariant = (world: World, { body }: AnyCall): Violation | null => {
  for (const post of [body].flat() as { clientId: string; screeningRunId?: number | null }[]) {
    const follows = world.ledger.runs.get(post.clientId)?.follows;
    const parent = follows && world.rowOf(follows);
    if (post.screeningRunId === null && parent && parent.id === undefined)
      return `in order: training ${post.clientId} was sent before its screening run`;
  }
  return null;
};

/** Follows what the tabs send: how often they try, that one tab at a time sends runs, and what becomes of it. */
export class Posts {
  private readonly attempts = new WeakMap<AnyCall, number>();
  /** The runs that each tab is sending, one list for each call. */
  private readonly underWay = new Map<Tab, Set<string[]>>();
  private readonly postedEntries = new Set<string>();
  private readonly unanswered = new Set<string>();
  /** Runs of a batch that failed, with what must have happened when they are sent one by one. */
  private readonly split = new Map<string, 'a refusal' | 'a 500'>();

  constructor(private readonly world: World) {}

  isSending(tab: Tab): boolean {
    return (this.underWay.get(tab)?.size ?? 0) > 0;
  }

  /** Follows all calls of a tab. */
  watch(tab: Tab, http: Http): Http {
    return {
      downloadVideo: (fileName, token, signal, version) =>
        this.watchErrors(tab, null, token, () => http.downloadVideo(fileName, token, signal, version)),
      downloadFile: (path, token, signal) =>
        this.watchErrors(tab, null, token, () => http.downloadFile(path, token, signal)),
      send: (call, token, signal) => {
        this.countAttempt(call);
        if (postsEntry(call)) this.noteEntry(call, tab);
        if (!postsRuns(call)) this.world.track.stir();
        const send = () => http.send(call, token, signal);
        return this.watchErrors(tab, call, token, () =>
          postsRuns(call) ? this.sendRuns(tab, call, signal, send) : send(),
        );
      },
    };
  }

  /** Follows what a tab asks about clips. */
  watchClips(tab: Tab, { load }: ClipQuestionsLoader): ClipQuestionsLoader {
    return {
      load: async () => {
        const { mayAsk, noteAsked, stateOf } = await load();
        return {
          mayAsk,
          noteAsked,
          stateOf: (fileName, token, signal) =>
            this.watchErrors(tab, null, token, () => stateOf(fileName, token, signal)),
        };
      },
    };
  }

  private async watchErrors<Answer>(
    tab: Tab,
    call: AnyCall | null,
    token: string | null,
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await send();
    } catch (error) {
      const status = statusOf(error);
      if (status === erased && call?.path.startsWith('/changes'))
        this.world.witness.saw('a device whose cursor is unknown loads everything');
      if (token !== null && (status === 401 || isOfErased(error))) this.world.signIns.refuse(tab, token);
      throw error;
    }
  }

  private countAttempt(call: AnyCall) {
    const attempt = (this.attempts.get(call) ?? 0) + 1;
    this.attempts.set(call, attempt);
    if (attempt === 4) this.world.witness.saw('a call is tried four times');
    if (attempt > 4) this.world.report(`attempts: ${call.path} was tried ${attempt} times`);
  }

  private noteEntry(call: AnyCall, tab: Tab) {
    for (const clientId of clientIdsOf(call)) {
      this.world.witness.entryPosted(clientId, tab, this.postedEntries.has(clientId));
      this.postedEntries.add(clientId);
    }
  }

  private async sendRuns<Answer>(
    tab: Tab,
    call: AnyCall,
    signal: AbortSignal,
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    const clientIds = clientIdsOf(call);
    this.begin(tab, clientIds);
    this.world.report(this.world.track.posted(tab, clientIds));
    const end = () => this.underWay.get(tab)?.delete(clientIds);
    // On a slow device the caller learns only later that its call has ended.
    signal.addEventListener('abort', end);
    this.world.report(parentInvariant(this.world, call));
    try {
      const answer = await send();
      this.world.report(learntFrom(this.world, answer));
      return answer;
    } catch (error) {
      this.noteFailure(clientIds, statusOf(error));
      throw error;
    } finally {
      end();
    }
  }

  private begin(tab: Tab, clientIds: string[]) {
    const ofTab = this.underWay.get(tab) ?? new Set();
    this.underWay.set(tab, ofTab.add(clientIds));
    const senders = [...this.underWay].filter(
      ([{ gate, isDead }, calls]) => calls.size > 0 && !isDead && !gate.isFrozen,
    );
    if (senders.length > 1) this.world.report('one tab sends: two tabs sent runs at the same time');
    this.noteBegin(clientIds);
  }

  private noteBegin(clientIds: string[]) {
    const { witness } = this.world;
    for (const clientId of clientIds) {
      if (stateOf(this.world.rowOf(clientId)) === 'waiting') witness.saw('run: waiting → sending');
      if (this.unanswered.delete(clientId)) witness.saw('a run whose answer was lost is sent again');
    }
    const [first = ''] = clientIds;
    const reason = clientIds.length === 1 && this.split.get(first);
    if (reason) witness.saw(`a batch is sent one by one after ${reason}`);
  }

  private noteFailure(clientIds: string[], status: number | null) {
    const { witness } = this.world;
    if (status === null) witness.saw('run: sending → waiting, no answer');
    if (status !== null && status >= 500) witness.saw('run: sending → waiting, 5xx');
    const isRefusal = status !== null && refusals.includes(status);
    for (const clientId of clientIds) {
      if (status === null && this.world.isOnServer(clientId)) this.unanswered.add(clientId);
      if (clientIds.length > 1 && (isRefusal || status === 500))
        this.split.set(clientId, isRefusal ? 'a refusal' : 'a 500');
    }
  }
}
