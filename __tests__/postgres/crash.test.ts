import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeCluster } from '../../scripts/lib/postgres.mjs';
import { readConfig } from '../../server/config/config';
import { startServer } from '../../server/start';
import { aScreeningRunPost, cheapPasswords, demoVideosDir, makeFolder } from '../server/support';

/** So often PostgreSQL is killed. */
const kills = 3;

/** So many runs are acknowledged between two kills. */
const runsBetween = 20;

/** Takes down what a test has set up, the last first, also when it has failed. */
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('[RU-2, API-39, CO-22] a PostgreSQL that is killed under load keeps what was acknowledged, and the server goes on', async () => {
  const dataDir = makeFolder();
  ends.push(() => rmSync(dataDir, { recursive: true }));
  const cluster = makeCluster({ isSafe: true });
  ends.push(cluster.remove);
  let postgres = await cluster.start();
  ends.push(() => postgres.stop());
  const env = { DATA_DIR: dataDir, DATABASE_URL: cluster.urlOf('postgres'), LOG_LEVEL: 'silent' };
  const config = { ...readConfig(env, resolve('.')), port: 0, demoVideosDir, passwordCost: cheapPasswords };
  const { app, stop } = await startServer(config, Date.now, () => {});
  ends.push(stop);
  const signIn = await app.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { username: 'anna', password: 'athletik' },
  });
  const { id: userId, token } = signIn.json();
  const authorization = `Bearer ${token}`;

  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  let isOver = false;
  ends.push(() => {
    isOver = true;
  });
  /** Sends a run until it is acknowledged, as the app does. */
  const send = async () => {
    const payload = aScreeningRunPost({ userId });
    for (;;) {
      if (isOver) return;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/screening/runs/',
        payload,
        headers: { authorization },
      });
      statuses.add(answer.statusCode);
      if (answer.statusCode === 200) break;
      expect(answer.headers['retry-after']).toBe('1');
    }
    acknowledged.add(payload.clientId);
  };
  const writers = async (until: number) => {
    while (acknowledged.size < until) await send();
  };

  for (let kill = 1; kill <= kills; kill += 1) {
    const writing = [1, 2, 3].map(() => writers(kill * runsBetween));
    await writers((kill - 0.5) * runsBetween);
    await postgres.kill();
    postgres = await cluster.start();
    await Promise.all(writing);
  }

  const list = await app.inject({ url: `/api/screening/runs/user/${userId}`, headers: { authorization } });
  const stored: string[] = list.json().map(({ clientId }: { clientId: string }) => clientId);
  expect([...acknowledged].filter((clientId) => !stored.includes(clientId))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...statuses].toSorted()).toEqual([200, 503]);
}, 120_000);
