import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Linux gives the ports from 32,768 on to any program that asks for a free one. Those of the tests are below, a hundred
 * for each process.
 */
const first = 12_000 + (process.pid % 200) * 100;
let given = 0;

/** Whether nothing listens at a port of this machine. */
const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** Returns a port at which nothing listens. Nothing else takes it either, until the next hundred calls. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = first + (given % 100);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} on is free.`);
};
