import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { exportClub } from '../../../server/transfer/exportClub';
import { importClub } from '../../../server/transfer/importClub';
import { type Demo, makeFolder, startDemo } from '../support';
import { placeOf, removePlace } from '../testDatabase';
import { everythingIn, openSide, transfer } from './clubs';

let demo: Demo;
let other: Awaited<ReturnType<typeof openSide>>;
beforeEach(async () => {
  demo = await startDemo();
  other = await openSide(await placeOf(makeFolder()));
});
afterEach(async () => {
  await other.db.destroy();
  removePlace(other.place.dataDir);
  await demo.stop();
});

const ours = async () => ({ db: demo.db, place: await placeOf(demo.dataDir) });

const linesOfDemo = async (): Promise<string[]> => {
  const lines: string[] = [];
  await exportClub(demo.db, demo.config, async (line) => void lines.push(line));
  return lines;
};

async function* each(lines: readonly string[]) {
  yield* lines;
}

const importLines = (lines: readonly string[]) => importClub(other.db, other.place, each(lines));

const isUntouched = async () => (await other.db.selectFrom('user').select('id').execute()).length === 0;

test('[ON-5, ON-6] a club that is taken to another database has the same rows, clips, instance and epoch', async () => {
  const before = await everythingIn(await ours());
  const { exported, imported } = await transfer(await ours(), other);
  expect(imported).toEqual(exported);
  expect(exported.rows.user).toBe(31);
  const after = await everythingIn(other);
  expect(after).toEqual(before);
});

test('[DE-6] the ids and the log of changes go on where they were, also after the last row is gone', async () => {
  await demo.db.insertInto('exercise').values({ id: 5_000, name: 'Weg' }).execute();
  await demo.db.deleteFrom('exercise').where('id', '=', 5_000).execute();
  await transfer(await ours(), other);
  for (const { db } of [other, await ours()]) {
    await db.insertInto('exercise').values({ name: 'Danach' }).execute();
  }
  const last = async ({ db }: { db: typeof demo.db }) => [
    await db.selectFrom('exercise').select('id').orderBy('id', 'desc').executeTakeFirst(),
    await db.selectFrom('change').select(['id', 'kind', 'rowId']).orderBy('id', 'desc').executeTakeFirst(),
  ];
  expect(await last(other)).toEqual(await last(await ours()));
});

test('[ON-6] more ended sign-ins than are read at once are all taken along', async () => {
  const ended = Array.from({ length: 120 }, (_, index) => ({ tokenHash: `hash ${index}` }));
  await demo.db.insertInto('erasure').values(ended).execute();
  await transfer(await ours(), other);
  expect(await other.db.selectFrom('erasure').select('tokenHash').orderBy('id').execute()).toEqual(ended);
});

test('a file that is not whole leaves the database as it was', async () => {
  const lines = await linesOfDemo();
  const without = (index: number) => lines.filter((_, at) => at !== index);
  const ofUsers = lines.findIndex((line) => line.startsWith('{"table":"chatMessage"'));
  const ofClips = lines.findIndex((line) => line.startsWith('{"video"'));
  for (const some of [without(lines.length - 1), without(ofUsers), without(ofClips)]) {
    await expect(importLines(some)).rejects.toThrow('unvollständig');
    expect(await isUntouched()).toBe(true);
  }
  await importLines(lines);
  expect(await isUntouched()).toBe(false);
});

test('clips wait in the data folder until all is whole, and nothing of them stays, nor of an import that was killed', async () => {
  const lines = await linesOfDemo();
  const waiting = join(other.place.dataDir, 'import.unfinished');
  mkdirSync(waiting, { recursive: true });
  writeFileSync(join(waiting, 'killed.mp4'), 'of an import that was killed');
  const seen = new Set<string>();
  async function* watched() {
    for (const line of lines) {
      for (const name of readdirSync(waiting)) seen.add(name);
      yield line;
    }
  }
  const { videos } = await importClub(other.db, other.place, watched());
  expect([...seen].toSorted()).toEqual(Object.keys(videos).toSorted());
  expect(existsSync(waiting)).toBe(false);
  expect(Object.keys((await everythingIn(other)).etags).toSorted()).toEqual(Object.keys(videos).toSorted());
});

test('a file of other tables, or none, is refused, and so is a database with a club', async () => {
  const [head = '', ...rest] = await linesOfDemo();
  await expect(importLines([head.replace(/"schema":"\w+/, '"schema":"0001'), ...rest])).rejects.toThrow(
    'anderen Tabellen',
  );
  await expect(importLines(['{}'])).rejects.toThrow('keine Datei');
  await importLines([head, ...rest]);
  await expect(importLines([head, ...rest])).rejects.toThrow('schon ein Verein');
  expect((await sql`select 1 from "user"`.execute(other.db)).rows).toHaveLength(31);
});
