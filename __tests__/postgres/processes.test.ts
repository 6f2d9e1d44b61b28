import { randomUUID } from 'node:crypto';
import { seedDemoClub } from '../../server/demo/seed';
import type { Mail } from '../../server/mail/mails';
import { memberCalls } from '../../src/contract/members';
import { inject } from '../contract/serverContract/inject';
import { aNewMember } from '../server/office/people';
import { aScreeningRunPost, type Demo, demoVideosDir, startDemo, startServer } from '../server/support';
import { startSecond } from './secondProcess';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

test('[API-39, CO-12] runs that reach two processes at once are stored once, the newest revision', async () => {
  const second = await startSecond(demo);
  const token = await demo.tokenOf('anna');
  const userId = await demo.idOf('anna');
  const clientIds = Array.from({ length: 5 }, () => randomUUID());
  const posts = clientIds.flatMap((clientId) =>
    [3, 1, 9, 2].map((clientRevision) => aScreeningRunPost({ userId, clientId, clientRevision })),
  );
  const answers = await Promise.all(
    posts.flatMap((body) =>
      [demo.app, second.app].map((app) =>
        inject(app, { method: 'POST', path: '/screening/runs/', body, token }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const stored = await second.db
    .selectFrom('screeningRun')
    .select(['clientId', 'clientRevision'])
    .where('clientId', 'in', clientIds)
    .execute();
  expect(stored).toHaveLength(clientIds.length);
  expect(stored.map(({ clientRevision }) => clientRevision)).toEqual(clientIds.map(() => 9));
  await second.stop();
});

test('[API-41] failed sign-ins at two processes count together', async () => {
  const second = await startSecond(demo);
  const fail = (app: typeof second.app) =>
    app.inject({ method: 'POST', url: '/api/auth', payload: { username: 'anna', password: 'falsch' } });
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push(await fail(demo.app), await fail(second.app));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  await second.stop();
});

test('[MB-2] of two processes one sends the mails that wait, each once', async () => {
  const mails: Mail[] = [];
  const second = await startSecond(demo, async (mail) => void mails.push(mail));
  const token = await demo.tokenOf('trainer');
  const body = Array.from({ length: 6 }, (_, index) =>
    aNewMember({ firstName: `Neu ${index}`, email: `neu${index}@example.org`, clientId: randomUUID() }),
  );
  const halves = [body.slice(0, 3), body.slice(3)];
  await Promise.all(
    [demo.app, second.app].map((app, index) =>
      inject(app, { ...memberCalls.addAll(halves[index] ?? []), token }),
    ),
  );
  const isSent = async () => {
    const rows = await demo.db.selectFrom('invitation').select('mail').execute();
    return rows.every(({ mail }) => mail === 'sent');
  };
  while (!(await isSent())) {
    // Waits for both.
  }
  const links = [...demo.mails, ...mails].map(({ link }) => link);
  expect(links).toHaveLength(6);
  for (const link of links) {
    const path = `/api/invitation/${link.split('/').at(-1)}`;
    expect((await second.app.inject({ url: path })).statusCode).toBe(200);
  }
  await second.stop();
});

test('[RU-3] [RU-4] of processes that start at once on an empty database one makes the demo club', async () => {
  const server = await startServer(async () => {});
  const { dataDir, passwords } = server;
  const made = await Promise.all(
    [1, 2, 3].map(() =>
      seedDemoClub({ db: server.db, passwords, now: Date.now, config: { dataDir, demoVideosDir } }),
    ),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
  await server.stop();
});
