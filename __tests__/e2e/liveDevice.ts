import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@stomp/stompjs';
import SockJS from 'sockjs-client';
import WebSocket from 'ws';
import type { ChatMessage, ChatRoom } from '../../src/contract/chat';

const destination = '/user/queue/notification/';

/** nginx names all processes that it tried; the last one answered. */
export const processOf = (tried: string | string[] | undefined): string =>
  String(tried).split(', ').at(-1) ?? '';

/** Milliseconds in which a call gets an answer, from a process or, if one is killed, from the other one. */
const patience = 120_000;

/** Milliseconds between two tries of a call. */
const interval = 50;

/** Not 'xhr-streaming': outside of a browser, SockJS does not notice that such a stream has broken off. */
export type Transport = 'webSocket' | 'eventsource' | 'xhr-polling';

/**
 * What the app does for messages and runs, without a page: it sends until the server has it, and looks at its
 * conversations only on each connection and each notification of the live channel.
 */
export class LiveDevice {
  /** The client ids of all messages that it has seen. */
  readonly seen = new Set<string>();
  /** How often it has tried to connect. */
  tries = 0;
  /** How often it was connected. */
  connections = 0;
  /** The address of the process that its WebSocket led to. */
  process = '';
  private readonly client: Client;
  private looking = Promise.resolve();
  private hasStopped = false;
  /** What went wrong while it looked. */
  private readonly faults: unknown[] = [];
  private token = '';
  private userId = 0;

  constructor(
    private readonly url: string,
    private readonly username: string,
    private readonly transport: Transport,
  ) {
    this.client = new Client({
      webSocketFactory: () => this.openSocket(),
      reconnectDelay: 100,
      heartbeatIncoming: 10_000,
      heartbeatOutgoing: 20_000,
    });
    this.client.onConnect = () => {
      this.client.watchForReceipt('ready', () => {
        this.connections += 1;
        this.look();
      });
      const headers = { Authorization: `Bearer ${this.token}`, receipt: 'ready' };
      this.client.subscribe(destination, () => this.look(), headers);
    };
  }

  /** Signs in and opens the live channel. Returns the id of the user. */
  async start(): Promise<number> {
    const signIn = { username: this.username, password: 'athletik' };
    const { id, token } = await this.post<{ id: number; token: string }>('/auth', signIn);
    this.token = token;
    this.userId = id;
    this.client.activate();
    return id;
  }

  /** Ends all that it does. Throws what went wrong while it looked at its conversations. */
  async stop(): Promise<void> {
    this.hasStopped = true;
    // The process at the other end may be gone, so that nobody waits for it.
    await this.client.deactivate({ force: true });
    await this.looking;
    if (this.faults.length > 0) throw new AggregateError(this.faults);
  }

  /** Sends a message until the server has it. Returns its client id. */
  async write(recipientId: number): Promise<string> {
    const clientId = randomUUID();
    await this.post('/chat/', { clientId, senderId: this.userId, recipientId, content: clientId });
    return clientId;
  }

  /** Sends a training until the server has it. Returns its client id. */
  async train(): Promise<string> {
    const clientId = randomUUID();
    const runUnits = [{ exerciseId: 1, duration: 45_000, athleteNote: '', completed: true }];
    const start = new Date().toISOString();
    const run = { clientId, clientRevision: 1, userId: this.userId, screeningRunId: null, start };
    await this.post('/exercise/runs/', { ...run, completed: true, runUnits });
    return clientId;
  }

  private openSocket() {
    this.tries += 1;
    const path = `${this.url}/api/notification-ws`;
    // By itself SockJS gives a connection less than a second.
    const timeout = 10_000;
    if (this.transport !== 'webSocket')
      return new SockJS(path, null, { transports: [this.transport], timeout });
    const socket = new WebSocket(path.replace('http', 'ws'), ['v12.stomp']);
    socket.on('upgrade', ({ headers }) => {
      this.process = processOf(headers['x-process']);
    });
    return socket;
  }

  /** Reads all conversations, after what is being read. */
  private look(): void {
    this.looking = this.looking
      .then(() => this.read())
      .catch((fault) => {
        if (!this.hasStopped) this.faults.push(fault);
      });
  }

  private async read(): Promise<void> {
    for (const { id } of await this.ask<ChatRoom[]>(`/chat/chatroom/${this.userId}`)) {
      const messages = await this.ask<ChatMessage[]>(`/chat/chatroom/messages/${id}`);
      for (const { clientId } of messages) this.seen.add(clientId);
    }
  }

  private post<Answer>(path: string, body: unknown): Promise<Answer> {
    return this.ask(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /**
   * Asks until there is an answer. A server that is going down answers with 5xx or not at all, and an answer whose
   * process is killed before its end does not count as one. Throws after two minutes without one, or at the end.
   */
  private async ask<Answer>(path: string, request: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(request.body ? { 'content-type': 'application/json' } : {});
    if (this.token !== '') headers.set('authorization', `Bearer ${this.token}`);
    const last = Date.now() + patience;
    while (true) {
      const answer = await fetch(`${this.url}/api${path}`, { ...request, headers })
        .then(async (response) => ({ status: response.status, body: await response.text() }))
        .catch(() => undefined);
      if (answer?.status === 200) return JSON.parse(answer.body) as Answer;
      if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.body}`);
      if (this.hasStopped || Date.now() > last) throw new Error(`${path}: no answer`);
      await pause(interval);
    }
  }
}
