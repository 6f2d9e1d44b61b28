import { type Call, videoPath } from '../../src/contract/calls';
import type { ClipState } from '../../src/domain/clips';
import { ApiError } from '../../src/domain/errors';
import type { Http, Network } from '../../src/services/ports';
import { readAnswer } from '../../src/services/readAnswer';
import { bindMethods } from './bindMethods';
import type { FakeServer } from './FakeServer';
import { failed, type ServerRequest } from './serverCalls';

/**
 * What goes wrong with a request. A number is an HTTP status that is returned instead of doing the work. 'malformed'
 * garbles the body of a 200. 'silent' never responds, so that the time limit ends the request; 'twice' delivers it
 * twice. `asksToWait` is a 503 with the header Retry-After. In milliseconds: `late` delays the response, `slow` delays
 * the request, which reaches the server even if the caller has given up, and `again` delivers the request a second time
 * after this delay.
 */
export type Fault =
  | number
  | 'requestLost'
  | 'responseLost'
  | 'malformed'
  | 'silent'
  | 'twice'
  | { asksToWait: number }
  | { late: number }
  | { slow: number }
  | { again: number };

export interface SentRequest extends ServerRequest {
  /** Virtual time, milliseconds since the epoch. */
  at: number;
}

interface Script {
  pattern: RegExp;
  /** Faults of the next requests; null lets one pass. */
  faults: (Fault | null)[];
  isEndless: boolean;
}

/** [CO-1, FL-14] */
const timeoutOf = (body: unknown) =>
  10_000 + (body === undefined ? 0 : 1000 * Math.ceil(bytesOf(body) / 1000));
const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;
const videoTimeout = 20_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const unreachable = () => new ApiError('unreachable', 'The network failed.');

/** Rejects when the caller gives up. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(unreachable());
    signal.addEventListener('abort', () => reject(unreachable()));
  });

/** The connection of one tab to the server. It records the requests and applies scripted faults. */
export class FakeHttp implements Http {
  readonly requests: SentRequest[] = [];
  private readonly scripts: Script[] = [];
  /** Returns the fault of a request that no script matches, or null. */
  decide: (request: SentRequest) => Fault | null = () => null;
  /** Requests in flight now, and the highest number so far. */
  inFlight = 0;
  mostInFlight = 0;
  /** Bytes of bodies that the network carries in a second. */
  uplink = Number.POSITIVE_INFINITY;
  private isDead = false;

  constructor(
    private readonly server: FakeServer,
    private readonly network: Network,
  ) {
    bindMethods(this);
  }

  /** Gives these faults, one each, to the next requests that match a pattern such as /POST .*runs/. */
  script(pattern: RegExp, ...faults: (Fault | null)[]) {
    this.scripts.push({ pattern, faults, isEndless: false });
  }

  /** Gives this fault to all requests that match, until `heal`. */
  always(pattern: RegExp, fault: Fault) {
    this.scripts.push({ pattern, faults: [fault], isEndless: true });
  }

  /** Removes all scripted faults. */
  heal() {
    this.scripts.length = 0;
  }

  /** The tab dies: it sends nothing more and gets no response. */
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
    return readAnswer(call, JSON.stringify(await this.transport(request, signal, timeoutOf(body))));
  }

  async downloadVideo(fileName: string, token: string, signal: AbortSignal): Promise<Blob> {
    const request = { method: 'GET', path: videoPath(fileName), token } as const;
    const answer = await this.transport(request, signal, videoTimeout);
    return answer as Blob;
  }

  async downloadFile(path: string, token: string, signal: AbortSignal): Promise<Blob> {
    return (await this.transport({ method: 'GET', path, token }, signal, videoTimeout)) as Blob;
  }

  async clipState(fileName: string, token: string, signal: AbortSignal): Promise<ClipState> {
    const request = { method: 'HEAD', path: videoPath(fileName), token } as const;
    return (await this.transport(request, signal, timeoutOf(undefined))) as ClipState;
  }

  /** Delivers a request and returns its response, unless a fault prevents it. */
  private async transport(request: ServerRequest, signal: AbortSignal, timeout: number): Promise<unknown> {
    if (this.isDead) return new Promise(() => {});
    if (signal.aborted) throw unreachable();
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
    const sending = (1000 * bytesOf(request.body ?? '')) / this.uplink;
    if (fault === 'silent' || sending > timeout) {
      await wait(timeout);
      throw new ApiError('timeout', 'No answer came.');
    }
    if (sending > 0) await wait(sending);
    const delays = typeof fault === 'object' ? fault : null;
    if (delays && 'asksToWait' in delays) throw new ApiError('status', 'Fehler 503', 503, delays.asksToWait);
    if (delays && 'slow' in delays) await wait(delays.slow);
    const handled = typeof fault === 'number' ? failed(fault) : this.server.handle(request);
    const { status } = handled;
    // A copy of now, as on a real network: what the server changes while the response is late is not in it.
    const body = handled.body instanceof Blob ? handled.body : structuredClone(handled.body);
    if (fault === 'twice') this.server.handle(request);
    if (delays && 'again' in delays) void wait(delays.again).then(() => this.server.handle(request));
    if (fault === 'responseLost') throw unreachable();
    if (fault === 'malformed' && status === 200) return { nonsense: true };
    if (delays && 'late' in delays) await wait(delays.late);
    if (status !== 200)
      throw new ApiError('status', (body as { message: string }).message, status, null, body);
    return body;
  }

  private nextFault(request: SentRequest): Fault | null {
    const line = `${request.method} ${request.path}`;
    const script = this.scripts.find(({ pattern, faults }) => faults.length > 0 && pattern.test(line));
    if (!script) return this.decide(request);
    return (script.isEndless ? script.faults[0] : script.faults.shift()) ?? null;
  }
}
