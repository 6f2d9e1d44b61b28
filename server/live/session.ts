import type { IFrame, IRawFrameType } from '@stomp/stompjs';
import { type ChangeNotice, changeNoticeHeader } from '../../src/contract/changeNotice';
import type { Notification } from '../../src/contract/chat';
import { HttpError, unauthenticated } from '../http/errors';
import type { Clock, Timers } from '../system/time';
import { createFrameReader, ProtocolError, toFrame, type Version, writeFrame } from './frames';
import { negotiateHeartBeat, negotiateVersion, offeredHeartBeat } from './handshake';

/** The transport of a session. Both functions do nothing after the transport has closed. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface SessionDependencies {
  now: Clock;
  timers: Timers;
  /**
   * Returns the owner of the token in an `Authorization` header. Throws an HttpError where REST would refuse it, too:
   * without a valid token [LC-13], and without consent [CS-1].
   */
  demandUserId(authorization: string | undefined): Promise<number>;
  /** Called when the session has got a user. */
  onSignIn(session: Session): void;
  /** Called once, when the session has ended for any reason. */
  onEnd(session: Session): void;
  /** Gets the server's own errors. */
  logError(error: unknown): void;
}

const destination = '/user/queue/notification/';

/** The close codes of WebSockets that are used here. */
export const closeCodes = { normal: 1000, goingAway: 1001, protocolError: 1002, tryAgainLater: 1013 };

/** In milliseconds. The app connects and subscribes at once. */
const subscribeLimit = 15_000;
const checkInterval = 20_000;

const maxSubscriptions = 8;

interface Subscription {
  /** The headers of its messages. */
  headers: Record<string, string>;
  /** Whether it asked for notices of changes [LC-16]. */
  hearsOfChanges: boolean;
}

const internalMessage = 'Auf dem Server ist ein Fehler aufgetreten.';

/** One client on the live channel, on any transport. */
export class Session {
  /** The user, after the client has subscribed. */
  userId: number | undefined;
  private authorization: string | undefined;
  private version: Version | undefined;
  /** By their keys. */
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly readFrames = createFrameReader();
  private readonly runningTimers: (() => void)[] = [];
  private readonly callOffDeadline: () => void;
  private work = Promise.resolve();
  private lastHeard: number;
  private messagesSent = 0;
  private hasEnded = false;

  constructor(
    private readonly wire: Wire,
    private readonly dependencies: SessionDependencies,
  ) {
    this.lastHeard = dependencies.now();
    this.callOffDeadline = this.startDeadline(subscribeLimit);
  }

  /** Takes received bytes: a part of a frame, or one or more frames. Never throws: an error ends the session. */
  receive(chunk: Uint8Array): void {
    this.lastHeard = this.dependencies.now();
    this.enqueue(async () => {
      if (this.hasEnded) return;
      for (const raw of this.readFrames(chunk)) await this.handle(raw);
    });
  }

  /** Sends a notification to every subscription, if the user may still receive it. */
  notify(notification: Notification): void {
    this.recheck();
    this.enqueue(async () => this.sendToAll([...this.subscriptions.values()], notification));
  }

  /** Says to the subscriptions that asked for it that something changed, if the user may still receive it [LC-16]. */
  tellOfChanges(): void {
    this.recheck();
    this.enqueue(async () => {
      if (this.userId === undefined) return;
      const hearing = [...this.subscriptions.values()].filter(({ hearsOfChanges }) => hearsOfChanges);
      this.sendToAll(hearing, { type: 'CHANGES', senderId: this.userId });
    });
  }

  /** Ends the session if its user may not receive anything any more [LC-13, CS-1, MB-5]. */
  recheck(): void {
    this.enqueue(async () => {
      if (!this.hasEnded && this.userId !== undefined) await this.demandUserId(this.authorization);
    });
  }

  /** Ends the session and closes its transport. `reason` is for a person who reads what goes over the connection. */
  end(code: number, reason = ''): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.callOffDeadline();
    for (const callOff of this.runningTimers) callOff();
    this.dependencies.onEnd(this);
    this.wire.close(code, reason);
  }

  /** Sends an ERROR frame and ends the session. */
  fail(error: unknown, headers: Record<string, string> = {}): void {
    const told = toProtocolError(error);
    if (!told) this.dependencies.logError(error);
    const { message, headers: more } = told ?? new ProtocolError(internalMessage);
    this.send('ERROR', { message, 'content-type': 'text/plain', ...more, ...headers }, message);
    this.end(closeCodes.protocolError);
  }

  /** Handles frames one after the other, although checking a token is asynchronous. */
  private enqueue(job: () => Promise<void>): void {
    this.work = this.work.then(job).catch((error: unknown) => this.fail(error));
  }

  private send(command: string, headers: Record<string, string>, body = ''): void {
    if (!this.hasEnded) this.wire.send(writeFrame(command, headers, body, this.version ?? '1.0'));
  }

  private sendToAll(subscriptions: readonly Subscription[], told: Notification | ChangeNotice): void {
    for (const { headers: own } of subscriptions) {
      this.messagesSent += 1;
      const headers = { destination, ...own, 'message-id': String(this.messagesSent) };
      this.send('MESSAGE', { ...headers, 'content-type': 'application/json' }, JSON.stringify(told));
    }
  }

  private async handle(raw: IRawFrameType): Promise<void> {
    if (this.hasEnded) return;
    const frame = toFrame(raw, this.version ?? '1.0');
    const { receipt } = frame.headers;
    const receiptId: Record<string, string> = receipt === undefined ? {} : { 'receipt-id': receipt };
    try {
      await this.obey(frame);
    } catch (error) {
      return this.fail(error, receiptId);
    }
    if (receipt !== undefined) this.send('RECEIPT', receiptId);
    if (frame.command === 'DISCONNECT') this.end(closeCodes.normal);
  }

  private async obey({ command, headers }: IFrame): Promise<void> {
    const isConnect = command === 'CONNECT' || command === 'STOMP';
    if (isConnect !== (this.version === undefined)) {
      throw new ProtocolError('CONNECT muss der erste Frame sein, und das nur einmal.');
    }
    switch (command) {
      case 'CONNECT':
      case 'STOMP':
        return this.connect(headers);
      case 'SUBSCRIBE':
        return this.subscribe(headers);
      case 'UNSUBSCRIBE':
        this.subscriptions.delete(keyOf(headers));
        return;
      case 'ACK':
      case 'NACK':
      case 'DISCONNECT':
        return;
      default:
        throw new ProtocolError('Auf diesem Kanal wird nur empfangen.');
    }
  }

  /** A CONNECT frame carries no credentials [LC-4]. */
  private connect(headers: IFrame['headers']): void {
    const version = negotiateVersion(headers['accept-version']);
    const { sendEvery, expectEvery } = negotiateHeartBeat(headers['heart-beat']);
    this.version = version;
    this.send('CONNECTED', { version, 'heart-beat': offeredHeartBeat, server: 'athletik-screening' });
    const { timers } = this.dependencies;
    if (sendEvery > 0) this.runningTimers.push(timers.every(sendEvery, () => this.wire.send('\n')));
    this.runningTimers.push(timers.every(checkInterval, () => this.check(expectEvery)));
  }

  /** The token comes with the subscription [LC-3]. */
  private async subscribe(headers: IFrame['headers']): Promise<void> {
    if (headers.destination !== destination) throw new ProtocolError('Diese Warteschlange gibt es nicht.');
    if (this.subscriptions.size >= maxSubscriptions) throw new ProtocolError('Zu viele Abonnements.');
    const { Authorization: authorization } = headers;
    const userId = await this.demandUserId(authorization);
    this.authorization = authorization;
    this.subscriptions.set(keyOf(headers), {
      headers: headers.id === undefined ? {} : { subscription: headers.id },
      hearsOfChanges: headers[changeNoticeHeader.name] === changeNoticeHeader.value,
    });
    if (this.userId !== undefined) return;
    this.userId = userId;
    this.callOffDeadline();
    this.dependencies.onSignIn(this);
  }

  /** Ends the session when the client is silent for too long or its user may not receive anything any more. */
  private check(expectEvery: number): void {
    const silence = this.dependencies.now() - this.lastHeard;
    if (expectEvery > 0 && silence >= 2 * expectEvery) this.end(closeCodes.protocolError);
    this.recheck();
  }

  /** Returns the owner of a token. A session never changes its user. */
  private async demandUserId(authorization: string | undefined): Promise<number> {
    const userId = await this.dependencies.demandUserId(authorization);
    if (this.userId !== undefined && this.userId !== userId) throw unauthenticated();
    return userId;
  }

  private startDeadline(limit: number): () => void {
    return this.dependencies.timers.after(limit, () =>
      this.fail(new ProtocolError('Es kam nicht rechtzeitig ein CONNECT und ein SUBSCRIBE.')),
    );
  }
}

/**
 * Returns what the client is told, or undefined for the server's own errors. A refusal has the words and the code of
 * REST.
 */
const toProtocolError = (error: unknown): ProtocolError | undefined => {
  if (error instanceof ProtocolError) return error;
  if (!(error instanceof HttpError)) return undefined;
  return new ProtocolError(error.message, error.code === undefined ? {} : { code: error.code });
};

/** Returns the key of a subscription. In STOMP 1.0 the id is optional; then the destination is the key. */
const keyOf = ({ id, destination: queue }: IFrame['headers']): string => id ?? queue ?? '';
