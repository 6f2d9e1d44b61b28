import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { serverRuns } from '../inUse';
import { isTaken } from './client';
import { tryLockOfRestore } from './locks';

/** The connection of a server that has just ended may last for a moment. */
const isFree = async (client: Client): Promise<boolean> => {
  for (let attempt = 1; attempt < 20; attempt += 1) {
    if (await isTaken(client, tryLockOfRestore)) return true;
    await pause(100);
  }
  return isTaken(client, tryLockOfRestore);
};

/** Keeps servers and other commands out until the connection ends. Throws with a German message while one is there. */
export const keepServersOut = async (client: Client): Promise<void> => {
  if (!(await isFree(client))) throw serverRuns();
};
