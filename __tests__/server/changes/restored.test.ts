import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/database/tables';
import { openDatabase } from '../../../server/instance/openDatabase';
import { changeCalls } from '../../../src/contract/changes';
import { inject } from '../../contract/serverContract/inject';
import { makeFolder } from '../support';
import { type Club, idOf, startClub } from './club';

let club: Club;
let dataDir: string;
beforeEach(async () => {
  club = await startClub();
  dataDir = makeFolder();
});
afterEach(async () => {
  await club.stop();
  rmSync(dataDir, { recursive: true });
});

const anna = idOf('anna');

const addExercise = (db: Database, name: string) => db.insertInto('exercise').values({ name }).execute();

/** Starts a server on a backup of the club's database. */
const restore = async () => {
  await sql`vacuum into ${join(dataDir, 'athletik.sqlite')}`.execute(club.db);
  return openDatabase({ dataDir, databaseUrl: undefined });
};

/** Asks a server that has this database. */
const ask = async (db: Database, since: string | null) => {
  const { clock, config, passwords, timers } = club;
  const app = await buildApp({
    db,
    passwords,
    sendMail: async () => {},
    now: () => clock.now,
    timers,
    config,
  });
  const answer = await inject(app, { ...changeCalls.since(since), token: `token-of-${anna}` });
  await app.close();
  return answer;
};

test('[DE-6, ON-6] a restored server knows the cursors of no former epoch, not even those from before the backup', async () => {
  const { cursor } = await club.changes(anna, null);
  const restored = await restore();
  await restored.updateTable('instance').set({ epoch: randomUUID() }).execute();
  await addExercise(restored, 'Neu');
  expect((await ask(restored, cursor)).status).toBe(410);
  const first = await ask(restored, null);
  const { cursor: present } = first.body as { cursor: string };
  await addExercise(restored, 'Noch eine');
  expect(await ask(restored, present)).toMatchObject({
    status: 200,
    body: { exercises: [{ name: 'Noch eine' }] },
  });
  await restored.destroy();
});

test('[DE-6] a backup that was put back by hand, without a new epoch, knows what was before it, and nothing since', async () => {
  const { cursor: before } = await club.changes(anna, null);
  const restored = await restore();
  await addExercise(club.db, 'Verloren');
  const { cursor: lost } = await club.changes(anna, null);
  expect((await ask(restored, lost)).status).toBe(410);
  // By now the numbers of the entries have been given again.
  for (const name of ['Eins', 'Zwei']) await addExercise(restored, name);
  expect((await ask(restored, lost)).status).toBe(410);
  expect(await ask(restored, before)).toMatchObject({
    status: 200,
    body: { exercises: [{ name: 'Eins' }, { name: 'Zwei' }] },
  });
  await restored.destroy();
});
