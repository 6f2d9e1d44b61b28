import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../../server/backup/backUp';
import type { Database } from '../../../server/database/tables';
import { restoreBackup } from '../../../server/restore/restoreBackup';
import { adoptClubContent } from '../../../server/samples/adoptClubContent';
import { createToken, hashToken } from '../../../server/secrets/tokens';
import type { Call } from '../../../src/contract/calls';
import { contentCalls } from '../../../src/contract/content';
import { addressOf, makeContent, people, screening } from '../../contract/serverContract/club';
import { inject } from '../../contract/serverContract/inject';
import { screeningRow } from '../../contract/serverContract/seedClub';
import { openBefore } from '../database/formerDatabase';
import { makeFolder, startServer } from '../support';
import { loseDatabase } from '../testDatabase';

const token = createToken();
const now = Date.parse('2026-11-22T08:00:00.000Z');

/** Fills the tables as they were with what a club had: a screening, its exercises, and who assigns them. */
const fillAsBefore = async (db: Database) => {
  const { id } = people.tina;
  const name = { username: 'tina', firstName: 'Tina', lastName: 'Test', email: addressOf('tina') };
  const authorities = JSON.stringify(['ROLE_TRAINER', 'ROLE_CONTENT']);
  await db
    .insertInto('user')
    .values({ id, ...name, emailVerified: 1, passwordHash: 'none', agreedVersion: 1, authorities })
    .execute();
  const exercises = makeContent().exercises.map((exercise) => ({
    id: exercise.id,
    name: exercise.name,
    sets: 3,
    repeat: 10,
  }));
  await db.insertInto('exercise').values(exercises).execute();
  await db
    .insertInto('screening')
    .values({ ...screeningRow(screening), isPublished: 1 })
    .execute();
};

test('[CT-1] [CT-2] [ON-6] [RU-2] a backup from before the content were items is restored, and the content can be changed', async () => {
  const dataDir = makeFolder();
  const place = { dataDir, databaseUrl: undefined };
  const backup = join(dataDir, 'backup.sqlite');
  const old = await openBefore('0029Content', dataDir);
  await fillAsBefore(old);
  await old.destroy();
  await backUp(place, backup, now);
  await loseDatabase(dataDir);
  await restoreBackup(place, backup, now);

  const { app, close } = await startServer(
    async ({ db }) => {
      await db.transaction().execute((transaction) => adoptClubContent(transaction, now));
      const signIn = { tokenHash: hashToken(token), userId: people.tina.id, expiresAt: now * 2 };
      await db.insertInto('authToken').values(signIn).execute();
    },
    { dataDir },
  );
  const ask = async <Answer>(call: Call<Answer>): Promise<Answer> => {
    const { status, body } = await inject(app, { ...call, token });
    expect(status).toBe(200);
    return body as Answer;
  };
  const former = (await ask(contentCalls.all())).find(({ kind }) => kind === 'screening');
  if (former?.kind !== 'screening') throw new Error('The screening is no item.');
  expect(former).toMatchObject({
    state: 'published',
    version: 1,
    publishedId: screening.id,
    hasDraft: false,
  });

  const { key, revision, body } = former;
  const changed = await ask(
    contentCalls.saveDraft({
      clientId: randomUUID(),
      key,
      revision,
      kind: 'screening',
      body: { name: `${body.name} neu`, tests: body.tests.slice(0, 1) },
    }),
  );
  const target = { key, revision: changed.revision };
  await ask(contentCalls.publish({ clientId: randomUUID(), items: [target], spelling: false }));
  const present = (await ask(contentCalls.all())).find((item) => item.key === key);
  expect(present).toMatchObject({ version: 2, hasDraft: false, body: { name: `${body.name} neu` } });
  expect(await ask(contentCalls.versions(key))).toMatchObject([{ version: 2 }, { version: 1, body }]);
  expect(present?.publishedId).not.toBe(screening.id);
  await close();
  rmSync(dataDir, { recursive: true });
});
