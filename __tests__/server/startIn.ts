import { resolve } from 'node:path';
import { readConfig, type ServerConfig } from '../../server/config/config';
import { startServer } from '../../server/start';
import type { ManualTimers } from './ManualTimers';
import { cheapPasswords, demoVideosDir } from './support';
import { placeOf } from './testDatabase';

/**
 * Starts the server in a data folder as its program does, with cheap passwords. Returns what it said, and its address.
 */
export const startIn = async (
  dataDir: string,
  overrides: Partial<ServerConfig> = {},
  timers?: ManualTimers,
) => {
  const said: string[] = [];
  const { databaseUrl } = await placeOf(dataDir);
  const config: ServerConfig = {
    ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }, resolve('.')),
    port: 0,
    demoVideosDir,
    passwordCost: cheapPasswords,
    ...overrides,
  };
  const { app, stop } = await startServer(config, Date.now, (line) => said.push(line), timers);
  const url = `${/http:\S+/.exec(said.at(-1) ?? '')?.[0]}/api`;
  return { app, stop, said: said.join('\n'), url };
};

/** Signs in as the demo's Anna on the server at an address. */
export const signIn = (url: string) =>
  fetch(`${url}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'anna', password: 'athletik' }),
  });
