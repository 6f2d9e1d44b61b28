import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import type { LiveChannel } from '../live/channel';
import { countFailedMails, countWaitingMails } from '../mail/mailCounts';

/** Bounds in seconds, from a short read to a batch that crawls in over 28 kbit/s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600];

/** Its answers last as long as a page is open. */
const isLive = (route: string): boolean => route.includes('/notification-ws/');

interface Measured {
  db: Database;
  dataDir: string;
  live: Pick<LiveChannel, 'size'>;
}

/**
 * Makes what `/metrics` says of this server. A label has few values: of a request it is the pattern of its route, never
 * its address, which may hold the token of a mail.
 */
export const createMetrics = ({ db, dataDir, live }: Measured) => {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'athletik_live_sessions',
    help: 'Open pages on the live channel',
    registers,
    collect() {
      this.set(live.size());
    },
  });
  new Gauge({
    name: 'athletik_waiting_mails',
    help: 'Invitations and notices that are still to be mailed',
    registers,
    async collect() {
      this.set(await countWaitingMails(db));
    },
  });
  new Gauge({
    name: 'athletik_failed_mails',
    help: 'Invitations whose mail is not tried any more',
    registers,
    async collect() {
      this.set(await countFailedMails(db));
    },
  });
  new Gauge({
    name: 'athletik_database_bytes',
    help: 'Size of the database',
    registers,
    async collect() {
      this.set(await dialectOf(db).usedBytes(db, dataDir));
    },
  });
  return {
    registry,
    /** An `onResponse` hook. */
    measure: async ({ method, routeOptions: { url = 'unknown' } }: FastifyRequest, reply: FastifyReply) => {
      if (!isLive(url))
        durations.observe({ method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000);
    },
    /** Adds what Node says of the process. It watches the process until it ends, so it is for a server that listens. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
  };
};
