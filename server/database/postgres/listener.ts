import { Client } from 'pg';
import type { Timers } from '../../system/time';
import type { Receiver } from '../broadcast';
import { showPresence } from './presence';

/** The name under which all processes of the server send and listen. */
export const channelName = 'athletik';

/**
 * Milliseconds. A connection that the network has cut off without a word is noticed by the beat that is not answered.
 */
const beatInterval = 15_000;
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

const firstDelay = 250;
const longestDelay = 30_000;

/** Hears what is broadcast, on a connection of its own. One that is lost is made again, after a delay that grows. */
export class Listener {
  private client: Client | undefined;
  private failures = 0;
  private hasEnded = false;
  private callOff = () => {};

  constructor(
    private readonly url: string,
    private readonly timers: Timers,
    private readonly receiver: Receiver,
  ) {}

  /** Connects, or begins to wait for the next try. Never rejects. */
  async connect(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true, ...patience });
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.receiver.receive(payload));
    client.on('error', (error) => this.reconnect(client, error));
    client.on('end', () => this.reconnect(client, new Error('PostgreSQL has closed the connection.')));
    try {
      await client.connect();
      await showPresence(client);
      await client.query(`listen ${channelName}`);
    } catch (error) {
      return this.reconnect(client, error);
    }
    if (this.client !== client) return;
    this.failures = 0;
    this.callOff = this.timers.every(beatInterval, () => this.beat(client));
    this.receiver.resume();
  }

  async close(): Promise<void> {
    this.hasEnded = true;
    this.callOff();
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private beat(client: Client): void {
    client.query('select 1').catch((error: unknown) => this.reconnect(client, error));
  }

  private reconnect(client: Client, error: unknown): void {
    if (this.client !== client || this.hasEnded) return;
    this.client = undefined;
    this.callOff();
    client.end().catch(() => {});
    this.receiver.logError(error);
    const delay = Math.min(firstDelay * 2 ** this.failures, longestDelay);
    this.failures += 1;
    this.callOff = this.timers.after(delay, () => void this.connect());
  }
}
