import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { seedDemoClub } from '../../server/demo/seed';
import { createPasswords } from '../../server/secrets/passwords';
import { cheapPasswords, makeFolder } from '../server/support';
import { placeOf, removePlace } from '../server/testDatabase';
import { everythingIn, openSide, transfer } from '../server/transfer/clubs';

test('[ON-5, ON-6] a club is the same after its way from SQLite to PostgreSQL and back', async () => {
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
  const there = await transfer(first, second);
  const back = await transfer(second, last);
  expect(back).toEqual(there);
  const [before, between, after] = [
    await everythingIn(first),
    await everythingIn(second),
    await everythingIn(last),
  ];
  expect(between).toEqual(before);
  expect(after).toEqual(before);
  for (const { db } of [first, second, last]) await db.destroy();
  for (const { place } of [first, last]) rmSync(place.dataDir, { recursive: true });
  removePlace(second.place.dataDir);
});
