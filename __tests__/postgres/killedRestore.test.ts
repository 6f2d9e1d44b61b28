import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolderIn } from '../../server/backup/backupFiles';
import { ask } from '../server/postgres';
import { prepareServer } from '../server/serverProcess';
import { makeFolder } from '../server/support';
import { placeOf } from '../server/testDatabase';
import { openCutLine, type Piece } from './cutLine';

let server: Awaited<ReturnType<typeof prepareServer>>;
let line: Awaited<ReturnType<typeof openCutLine>>;
let url: string;
let backup: string;
beforeEach(async () => {
  server = await prepareServer();
  url = (await placeOf(server.dataDir)).databaseUrl ?? '';
  line = await openCutLine(url);
  backup = join(makeFolder(), 'backup.dump');
}, 30_000);
afterEach(async () => {
  await line.close();
  server.remove();
});

const inDatabase = async (query: string) => (await ask(new URL(url).pathname.slice(1), query))[0] ?? {};

/** Makes the present database another one than that of the backup. */
const mark = () => inDatabase(`update "user" set "team" = 'Nach der Sicherung'`);

const state = () =>
  inDatabase(`select (select count(*)::int from "user") as members,
    (select count(*)::int from "user" where "team" = 'Nach der Sicherung') as marked,
    (select "epoch" from "instance") as epoch,
    (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace) as relations,
    (select count(*)::int from pg_constraint where connamespace = 'public'::regnamespace and convalidated) as keys,
    (select count(*)::int from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where pronamespace = 'public'::regnamespace) as triggers`);

/** Restores, and kills it at a piece of what it and the database say. Returns whether that was before its end. */
const killAt = (isEnd: (piece: Piece) => boolean) =>
  server.commandAt(line.url, (kill) => line.cutAt(isEnd, kill), 'restore', backup);

interface End {
  isEnd: (piece: Piece) => boolean;
  /** What must be there then, where that is certain. */
  leaves?: 'former' | 'new';
}

/** Where it is killed: all over its way, before it replaces the tables, and before it hears that it has. */
const endsOf = (total: number): End[] => {
  let hasReplaced = false;
  const ends = Array.from({ length: 13 }, (_, step) => Math.round((total * (step + 0.5)) / 13));
  const replaces = ({ bytes, isAnswer }: Piece) => !isAnswer && bytes.includes('set schema');
  return [
    ...ends.map((end) => ({ isEnd: ({ number }: Piece) => number === end })),
    { isEnd: replaces, leaves: 'former' },
    {
      isEnd: (piece: Piece) => {
        hasReplaced ||= replaces(piece);
        return hasReplaced && piece.isAnswer;
      },
      leaves: 'new',
    },
  ];
};

test('[ON-6] a restore that is killed at any step leaves the former or the new database, and can be repeated', async () => {
  const { died, end } = await server.start();
  end();
  await died;
  expect((await server.command('backup', backup)).code).toBe(0);
  expect(await killAt(() => false)).toBe(false);
  const { members, relations, keys, triggers } = await state();
  const left: string[] = [];
  for (const { isEnd, leaves } of endsOf(line.count())) {
    await mark();
    const { epoch } = await state();
    await killAt(isEnd);
    const after = await state();
    const isFormer = after.epoch === epoch;
    expect(after).toMatchObject({ members, relations, keys, triggers, marked: isFormer ? members : 0 });
    left.push(isFormer ? 'former' : 'new');
    if (leaves) expect(left.at(-1)).toBe(leaves);
  }
  expect(left.filter((one) => one === 'former').length).toBeGreaterThan(10);
  expect((await server.command('restore', backup)).code).toBe(0);
  expect(await state()).toMatchObject({ marked: 0 });
  expect(
    await inDatabase(`select count(*)::int as schemas from pg_namespace where nspname like 'athletik%'`),
  ).toEqual({
    schemas: 0,
  });
  const folder = backupFolderIn(server.dataDir);
  expect(readdirSync(folder).filter((name) => name.endsWith('unfinished'))).toEqual([]);
  const life = await server.start();
  expect((await fetch(`${life.base}/features`)).status).toBe(200);
  life.end();
  await life.died;
  process.stdout.write(`${left.length} kills of ${line.count()} pieces: ${left.join(' ')}\n`);
}, 240_000);
