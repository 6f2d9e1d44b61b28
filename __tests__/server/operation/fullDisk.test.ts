import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { backupFolderIn } from '../../../server/backup/backupFiles';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { ApiError } from '../../../src/domain/errors';
import { sendFailureOf } from '../../../src/domain/sendFailure';
import { prepareServer } from '../serverProcess';
import { signIn } from '../startIn';
import { anExerciseRunPost, makeFolder, startDemo } from '../support';
import { openTestDatabase } from '../testDatabase';

const full = 'Auf dem Server ist kein Platz mehr.';
const kept =
  'Screenings, Trainings und Nachrichten bleiben auf deinem Gerät und werden später von selbst gesendet. Alles andere versuch bitte später noch einmal.';

/** A run with a long note, so that few of them fill what is left. */
const aLongRun = (userId: number) =>
  anExerciseRunPost({
    userId,
    runUnits: [{ exerciseId: 1, duration: 45_000, athleteNote: 'Ging gut. '.repeat(100), completed: true }],
  });

test('[RU-23] [CO-22] a post that meets a full disk is 503, is sent again by the app, and is stored then', async () => {
  const demo = await startDemo();
  const run = { current: aLongRun(await demo.idOf('anna')) };
  await demo.tokenOf('anna');
  const setPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(demo.db);
  await setPages(1);
  const post = () => demo.post('anna', '/exercise/runs', run.current);
  let answer = await post();
  while (answer.statusCode === 200) {
    run.current = aLongRun(run.current.userId);
    answer = await post();
  }
  expect(answer.json()).toMatchObject({ status: 503, message: `${full} ${kept}` });
  const retryAfter = Number(answer.headers['retry-after']) * 1_000;
  expect(retryAfter).toBeGreaterThan(0);
  expect(sendFailureOf(new ApiError('status', kept, answer.statusCode, retryAfter))).toBe('postponed');
  expect((await demo.get('anna', '/exercise/')).statusCode).toBe(200);
  await setPages(1_000_000);
  expect((await post()).statusCode).toBe(200);
  await demo.stop();
});

const diskBytes = 6 * 1024 * 1024;

let server: Awaited<ReturnType<typeof prepareServer>> | undefined;
afterEach(() => {
  if (!server) return;
  // What is still open there is let go first. Without a disk it does nothing.
  spawnSync('umount', ['--lazy', server.dataDir]);
  server.remove();
  server = undefined;
});

/** Mounts a disk of 6 MB at a folder. Returns whether this machine lets us. */
const mountDisk = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder]).status === 0;

const hasTaken = (file: number, bytes: number): boolean => {
  try {
    return writeSync(file, Buffer.alloc(bytes)) > 0;
  } catch {
    return false;
  }
};

/** Writes into a file until the disk takes nothing more. */
const fill = (file: string): void => {
  const opened = openSync(file, 'a');
  for (let bytes = 1024 * 1024; bytes >= 1; bytes /= 2) {
    while (hasTaken(opened, bytes)) {
      // One more.
    }
  }
  closeSync(opened);
};

/** Takes the demo club, without its clips, to a disk of 6 MB, with three old backups. Returns whether it could. */
const moveToSmallDisk = (dataDir: string): boolean => {
  const elsewhere = join(makeFolder(), 'club');
  copyFileSync(databaseFileIn(dataDir), elsewhere);
  if (!mountDisk(dataDir)) return false;
  copyFileSync(elsewhere, databaseFileIn(dataDir));
  const backups = backupFolderIn(dataDir);
  mkdirSync(backups);
  for (const day of [20, 21, 22])
    writeFileSync(join(backups, `daily-2026-11-${day}T02-00-00.sqlite`), Buffer.alloc(300_000));
  return true;
};

const storedIn = async (dataDir: string): Promise<string[]> => {
  const db = await openTestDatabase(dataDir);
  const rows = await db.selectFrom('exerciseRun').select('clientId').execute();
  await db.destroy();
  return rows.map(({ clientId }) => clientId);
};

test('[RU-23] on a full disk of 6 MB the server makes room by old backups, says what it cannot store, and loses nothing', async () => {
  server = await prepareServer();
  const first = await server.start();
  first.end();
  await first.died;
  const { dataDir } = server;
  const isMounted = moveToSmallDisk(dataDir);
  const filler = join(dataDir, 'filler');
  if (isMounted) fill(filler);
  const life = await server.start();
  // Two old ones had to go for the next one, and the newest stays.
  if (isMounted) expect(readdirSync(backupFolderIn(dataDir))).toEqual(['daily-2026-11-22T02-00-00.sqlite']);

  const { id, token } = await (await signIn(life.base)).json();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (run: object) => {
    const answer = await fetch(`${life.base}/exercise/runs`, {
      method: 'POST',
      headers,
      body: JSON.stringify(run),
    });
    return { status: answer.status, message: (await answer.json()).message };
  };
  const ready = async () => (await fetch(new URL('/ready', life.base))).json();
  expect(await ready()).toEqual({ status: 'ok' });
  const stored: string[] = [];
  let run = aLongRun(id);
  if (isMounted) {
    fill(filler);
    let answer = await post(run);
    while (answer.status === 200) {
      stored.push(run.clientId);
      run = aLongRun(id);
      answer = await post(run);
    }
    expect(answer).toEqual({ status: 503, message: `${full} ${kept}` });
    expect(await ready()).toMatchObject({ status: 503, message: full });
    expect(readdirSync(backupFolderIn(dataDir))).toEqual(['daily-2026-11-22T02-00-00.sqlite']);
    rmSync(filler);
  }
  expect(await ready()).toEqual({ status: 'ok' });
  expect((await post(run)).status).toBe(200);
  stored.push(run.clientId);
  life.kill();
  await life.died;
  const rows = await storedIn(dataDir);
  expect(stored.map((clientId) => rows.filter((row) => row === clientId).length)).toEqual(
    stored.map(() => 1),
  );
}, 60_000);
