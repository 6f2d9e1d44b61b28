import { type Call, videoPath } from '../../src/contract/calls';
import { ApiError } from '../../src/domain/errors';
import type { Http, Network } from '../../src/services/ports';
import { bindMethods } from './bindMethods';
import type { FakeServer } from './FakeServer';
import { failed, type ServerRequest } from './serverCalls';

/**
 * What goes wrong with a request. A number is a status that is answered instead of doing the work. 'silent' never
 * answers, so that the time limit strikes; 'twice' is delivered twice. In milliseconds: `late` is answered later, `slow`
 * reaches the server later, even if nobody waits for it any more, and `again` is delivered once more, later.
 */
export type Fault =
  | number
  | 'requestLost'
  | 'responseLost'
  | 'malformed'
  | 'silent'
  | 'twice'
  | { late: number }
  | { slow: number }
  | { again: number };

export interface SentRequest extends ServerRequest {
  /** Virtual time, milliseconds since the epoch. */
  at: number;
}

interface Script {
  pattern: RegExp;
  /** Faults of the requests to come; null lets one pass. */
  faults: (Fault | null)[];
  isEndless: boolean;
}

const callTimeout = 10_000;
const videoTimeout = 20_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const unreachable = () => new ApiError('unreachable', 'The network failed.');

/** Rejects once the caller gives up. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(unreachable()));
  });

/** One tab's way to the server, with a record of what was sent and a script of what goes wrong. */
export class FakeHttp implements Http {
  readonly requests: SentRequest[] = [];
  private readonly scripts: Script[] = [];
  /** Decides a fault where no script does; for schedules of faults. */
  decide: (request: SentRequest) => Fault | null = () => null;
  /** Requests that are on their way, and the most there ever were at once. */
  inFlight = 0;
  mostInFlight = 0;
  private isDead = false;

  constructor(
    private readonly server: FakeServer,
    private readonly network: Network,
  ) {
    bindMethods(this);
  }

  /** The next requests that match, such as /POST .*runs/, meet these faults, one each. */
  script(pattern: RegExp, ...faults: (Fault | null)[]) {
    this.scripts.push({ pattern, faults, isEndless: false });
  }

  /** All requests that match meet this fault, until told otherwise. */
  always(pattern: RegExp, fault: Fault) {
    this.scripts.push({ pattern, faults: [fault], isEndless: true });
  }

  /** From now on nothing goes wrong by script. */
  heal() {
    this.scripts.length = 0;
  }

  /** The tab dies: it sends nothing more, and hears of no answer. */
  kill() {
    this.isDead = true;
  }

  /** 'METHOD /path' of every request so far, in order. */
  lines(): string[] {
    return this.requests.map(({ method, path }) => `${method} ${path}`);
  }

  /** The requests that match 'METHOD /path'. */
  matching(pattern: RegExp): SentRequest[] {
    return this.requests.filter(({ method, path }) => pattern.test(`${method} ${path}`));
  }

  async send<Answer>(call: Call<Answer>, token: string | null, signal: AbortSignal): Promise<Answer> {
    const { method, path, body } = call;
    const request = { method, path, body: structuredClone(body), token };
    const answer = await this.transport(request, signal, callTimeout);
    // Over the wire there are only copies.
    const parsed = call.schema.safeParse(structuredClone(answer));
    if (!parsed.success) throw new ApiError('malformed', `${method} ${path}`);
    return parsed.data;
  }

  async downloadVideo(fileName: string, token: string, signal: AbortSignal): Promise<Blob> {
    const request = { method: 'GET', path: videoPath(fileName), token } as const;
    const answer = await this.transport(request, signal, videoTimeout);
    return answer as Blob;
  }

  /** Carries a request there and its answer back, unless a fault forbids. */
  private async transport(request: ServerRequest, signal: AbortSignal, timeout: number): Promise<unknown> {
    if (this.isDead) return new Promise(() => {});
    const sent = { ...request, at: Date.now() };
    this.requests.push(sent);
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    try {
      const fault = this.network.isOnline() ? this.nextFault(sent) : 'requestLost';
      const answer = await Promise.race([this.carry(sent, fault, timeout), givenUp(signal)]);
      return this.isDead ? new Promise(() => {}) : answer;
    } finally {
      this.inFlight -= 1;
    }
  }

  private async carry(request: ServerRequest, fault: Fault | null, timeout: number): Promise<unknown> {
    if (fault === 'requestLost') throw unreachable();
    if (fault === 'silent') {
      await wait(timeout);
      throw new ApiError('timeout', 'No answer came.');
    }
    const delays = typeof fault === 'object' ? fault : null;
    if (delays && 'slow' in delays) await wait(delays.slow);
    const { status, body } = typeof fault === 'number' ? failed(fault) : this.server.handle(request);
    if (fault === 'twice') this.server.handle(request);
    if (delays && 'again' in delays) void wait(delays.again).then(() => this.server.handle(request));
    if (fault === 'responseLost') throw unreachable();
    if (fault === 'malformed') return { nonsense: true };
    if (delays && 'late' in delays) await wait(delays.late);
    if (status !== 200) throw new ApiError('status', (body as { message: string }).message, status);
    return body;
  }

  private nextFault(request: SentRequest): Fault | null {
    const line = `${request.method} ${request.path}`;
    const script = this.scripts.find(({ pattern, faults }) => faults.length > 0 && pattern.test(line));
    if (!script) return this.decide(request);
    return (script.isEndless ? script.faults[0] : script.faults.shift()) ?? null;
  }
}
