import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { saveDraft } from '../../server/content/drafts';
import { readItems } from '../../server/content/items';
import { publishTogether } from '../../server/content/publishTogether';
import type { Database } from '../../server/database/tables';
import { seedDemoClub } from '../../server/demo/seed';
import { createPasswords } from '../../server/secrets/passwords';
import { cheapPasswords, makeFolder } from '../server/support';
import { placeOf, removePlace } from '../server/testDatabase';
import { everythingIn, openSide, transfer } from '../server/transfer/clubs';

/** Publishes another version of an exercise, and leaves a draft of one and of a new one. */
const writeContent = async (db: Database): Promise<void> => {
  const publisher = { id: null, now: Date.now() };
  const exercises = [...(await readItems(db)).values()].filter(({ draft }) => draft.kind === 'exercise');
  const [first, second] = exercises;
  if (first?.draft.kind !== 'exercise' || second?.draft.kind !== 'exercise') throw new Error('No exercises.');
  const { key, draft } = first;
  const body = { ...draft.body, name: 'Zweite Fassung' };
  expect(await publishTogether(db, [{ kind: 'exercise', key, body }], publisher)).toEqual([]);
  for (const item of [second, undefined]) {
    const target = { key: item?.key ?? randomUUID(), revision: item?.revision ?? 0 };
    const named = { ...second.draft.body, name: 'Entwurf' };
    await saveDraft(db, item, { ...target, kind: 'exercise', body: named }, publisher);
  }
};

test('[ON-5, ON-6] [CT-1] [CT-2] a club is the same after its way from SQLite to PostgreSQL and back', async () => {
  const sqlite = () => openSide({ dataDir: makeFolder(), databaseUrl: undefined });
  const [first, second, last] = [await sqlite(), await openSide(await placeOf(makeFolder())), await sqlite()];
  await seedDemoClub({
    db: first.db,
    passwords: await createPasswords(cheapPasswords),
    now: Date.now,
    config: {
      dataDir: first.place.dataDir,
      demoVideosDir: resolve('server/samples/athletik-screening/clips'),
    },
  });
  await first.db.transaction().execute(writeContent);
  const there = await transfer(first, second);
  const back = await transfer(second, last);
  expect(back).toEqual(there);
  const [before, between, after] = [
    await everythingIn(first),
    await everythingIn(second),
    await everythingIn(last),
  ];
  expect(between).toEqual(before);
  expect(between.rows.contentVersion).toContainEqual(expect.objectContaining({ version: 2 }));
  expect(JSON.stringify(between.rows.contentItem).match(/Entwurf/g)).toHaveLength(2);
  expect(after).toEqual(before);
  for (const { db } of [first, second, last]) await db.destroy();
  for (const { place } of [first, last]) rmSync(place.dataDir, { recursive: true });
  removePlace(second.place.dataDir);
});
