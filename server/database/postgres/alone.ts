import { Client } from 'pg';
import type { AloneOptions } from '../dialect';
import { takeLockAlone } from './locks';

/**
 * Milliseconds. PostgreSQL ends a connection that shows no sign of life for `silence`, and gives its lock to the next
 * one.
 */
const beatInterval = 5_000;
const silence = 20_000;

const settings = [
  `idle_session_timeout=${silence}`,
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=2',
];

/** Waits for something, at most until somebody aborts. Leaves no listener at the signal, which outlives the wait. */
const untilAborted = async (signal: AbortSignal, awaited: Promise<unknown>): Promise<void> => {
  if (signal.aborted) return;
  const over = new AbortController();
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { signal: over.signal }),
  );
  await Promise.race([awaited, aborted]).finally(() => over.abort());
};

/** See `Dialect.alone`. The lock is held on a connection of its own, so it ends with the process, however that ends. */
export const alone = async (
  url: string,
  { timers, signal }: AloneOptions,
  work: (mayGoOn: () => boolean) => Promise<void>,
): Promise<void> => {
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, options });
  let isHeld = true;
  const lose = () => {
    isHeld = false;
  };
  client.on('error', lose);
  client.on('end', lose);
  try {
    await client.connect();
    const taken = client.query(takeLockAlone);
    taken.catch(() => {});
    await untilAborted(signal, taken);
    if (signal.aborted) return;
    const stopBeating = timers.every(beatInterval, () => void client.query('select 1').catch(lose));
    try {
      await work(() => isHeld && !signal.aborted);
    } finally {
      stopBeating();
    }
  } finally {
    await client.end().catch(() => {});
  }
};
