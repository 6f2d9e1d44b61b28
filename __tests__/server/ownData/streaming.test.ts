import { get } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { erasePerson } from '../../../server/erasure/erasePerson';
import { filesOf } from '../../../server/ownData/files';
import { openReader } from '../../../server/ownData/reader';
import { zipOf } from '../../../server/ownData/zip';
import { openVideos } from '../../../server/videos/openVideos';
import { listen } from '../live/clients';
import { type Demo, startDemo } from '../support';
import { ask, download, rowsOf, textsOf } from './download';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const day = 86_400_000;

/** Gives Anna trainings, a day each, with a note of this length. */
const train = async (count: number, noteLength: number) => {
  const userId = await demo.idOf('anna');
  const unit = { exerciseId: 1, duration: 60_000, athleteNote: '€'.repeat(noteLength), completed: true };
  const runUnits = JSON.stringify([unit]);
  const runs = Array.from({ length: count }, (_, index) => {
    const startedAt = demo.clock.now - index * day;
    return {
      userId,
      clientId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      clientRevision: 1,
      start: new Date(startedAt).toISOString(),
      startedAt,
      completed: 1,
      bytes: Buffer.byteLength(runUnits),
      tag: '',
      runUnits,
    };
  });
  await demo.db.transaction().execute(async (transaction) => {
    for (const run of runs) await transaction.insertInto('exerciseRun').values(run).execute();
  });
};

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Frees what nobody holds, and returns how many bytes are left. */
const liveBytes = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** What is usual: the garbage of a moment is no part of it. */
const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

test('[LV-6] of five years of data only little is in memory at a time', async () => {
  const [trainings, noteLength] = [1300, 8000];
  const userId = await demo.idOf('anna');
  await train(trainings, noteLength);
  const reader = await openReader(demo.db, { userId, isHandedOut: false }, demo.clock.now);
  const files = filesOf(reader, openVideos(demo.db, demo.dataDir));
  // The code that packs is loaded with the first file.
  for await (const _piece of zipOf(files.slice(0, 1), new Date(demo.clock.now)));
  const before = liveBytes();
  const held: number[] = [];
  let pieces = 0;
  for await (const _piece of zipOf(files, new Date(demo.clock.now))) {
    pieces += 1;
    if (pieces % 80 === 0) held.push(liveBytes() - before);
  }
  expect(held.length).toBeGreaterThan(4);
  // So much memory the notes alone would take, at two bytes a character.
  expect(medianOf(held) / (trainings * noteLength * 2)).toBeLessThan(0.5);
});

test('[AC-2] [MB-7] who is erased while the file is made gets a whole ZIP, without what is gone', async () => {
  const userId = await demo.idOf('anna');
  await train(40, 8000);
  expect(rowsOf((await download(demo, 'anna'))['trainings.csv']).length).toBeGreaterThanOrEqual(40);
  const reader = await openReader(demo.db, { userId, isHandedOut: false }, demo.clock.now);
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(
    filesOf(reader, openVideos(demo.db, demo.dataDir)),
    new Date(demo.clock.now),
  )) {
    if (pieces.length === 0)
      await demo.db.transaction().execute((transaction) => erasePerson(transaction, userId));
    pieces.push(piece);
  }
  const files = textsOf(Buffer.concat(pieces));
  expect(rowsOf(files['trainings.csv'])).toEqual([]);
  expect(JSON.parse(files['daten.json'] ?? '')).toMatchObject({ trainings: [], screenings: [] });
});

/** Begins a download over a real connection, and takes nothing but its beginning. */
const beginDownload = async (base: string) => {
  const headers = { authorization: `Bearer ${await demo.tokenOf('anna')}` };
  return new Promise<{ leave(): void }>((resolve) => {
    const request = get(`${base}/account/export`, { headers }, (answer) => {
      answer.pause();
      resolve({ leave: () => request.destroy() });
    });
    // The end that the test makes.
    request.on('error', () => undefined);
  });
};

test('[AC-2] a second download of the same person is refused while one runs, until it ends or breaks off', async () => {
  await train(400, 18_000);
  const base = await listen(demo);
  const first = await beginDownload(base);
  const second = await ask(demo, 'anna');
  expect(second.statusCode).toBe(429);
  expect(second.json().message).toBe(
    'Du lädst gerade schon Daten herunter. Bitte warte, bis das fertig ist.',
  );
  expect((await ask(demo, 'ben')).statusCode).toBe(200);
  first.leave();
  let status = 429;
  while (status === 429) {
    await new Promise(setImmediate);
    status = (await ask(demo, 'anna')).statusCode;
  }
  expect(status).toBe(200);
});
