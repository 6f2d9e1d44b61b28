import { randomUUID } from 'node:crypto';
import { maxEntries } from '../../../server/changes/log';
import { maxPageBytes } from '../../../server/changes/readChanges';
import { newRow } from '../../../server/runs/saveRun';
import type { Changes } from '../../../src/contract/changes';
import { type Club, idOf, startClub } from './club';
import { Device } from './Device';

let club: Club;
beforeEach(async () => {
  club = await startClub();
});
afterEach(() => club.stop());

const [tina, theo, anna, ben] = [idOf('tina'), idOf('theo'), idOf('anna'), idOf('ben')];

/** Stores exercise runs of about that many bytes at once. */
const storeRuns = async (userId: number, count: number, bytes: number) => {
  const units = [{ exerciseId: 201, duration: 1, athleteNote: 'ü'.repeat(bytes / 2), completed: true }];
  const content = { screeningRunId: null, runUnits: JSON.stringify(units) };
  const start = '2026-11-20T10:00:00.000Z';
  const rows = Array.from({ length: count }, () =>
    newRow<'exerciseRun'>(
      {
        ...{ userId, clientId: randomUUID(), clientRevision: 1, start, completed: true },
        ...{ ratedBy: userId, arrivedAt: Date.parse(start) },
      },
      content,
    ),
  );
  await club.db.insertInto('exerciseRun').values(rows).execute();
};

/** Returns all pages from a cursor on, the last one, which is empty, too. */
const pagesSince = async (userId: number, cursor: string): Promise<Changes[]> => {
  const page = await club.changes(userId, cursor);
  return page.cursor === cursor ? [page] : [page, ...(await pagesSince(userId, page.cursor))];
};

const runIdsIn = (pages: readonly Changes[]) =>
  pages.flatMap(({ exerciseRuns }) => exerciseRuns.map(({ id }) => id));

test('[DE-6] a page has at most 1 MB, and all pages together have each change once', async () => {
  const { cursor } = await club.changes(tina, null);
  await storeRuns(anna, 45, 60_000);
  const pages = await pagesSince(tina, cursor);
  const sizes = pages.map((page) => Buffer.byteLength(JSON.stringify(page)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxPageBytes);
  expect(maxPageBytes).toBeLessThanOrEqual(1_000_000);
  expect(sizes.filter((size) => size > 900_000)).toHaveLength(2);
  expect(runIdsIn(pages)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
});

test('[DE-6] an athlete with more than a page comes in pages, each row once, beside what changes meanwhile', async () => {
  await storeRuns(anna, 300, 10_000);
  const device = await Device.open(club, theo, 'theo');
  await club.db.insertInto('trainerAthlete').values({ trainerId: theo, athleteId: anna }).execute();
  expect(await device.takePage()).toBe(false);
  expect(device.data.exerciseRuns.size).toBeGreaterThan(50);
  await club.db.deleteFrom('exerciseRun').where('id', 'in', [1, 299]).execute();
  await storeRuns(anna, 1, 10);
  await device.update();
  await device.expectWhole();
  expect(device.data.exerciseRuns.size).toBe(299);
  expect(device.pages).toBeLessThan(8);
});

test('[DE-6] an athlete with very many short runs comes whole', async () => {
  await storeRuns(anna, 450, 10);
  const { cursor } = await club.changes(theo, null);
  await club.db.insertInto('trainerAthlete').values({ trainerId: theo, athleteId: anna }).execute();
  expect(runIdsIn(await pagesSince(theo, cursor))).toHaveLength(450);
});

test('[DE-6] a right that ends while its athlete comes in pages takes all of it along', async () => {
  await storeRuns(anna, 300, 10_000);
  const device = await Device.open(club, theo, 'theo');
  await club.db.insertInto('trainerAthlete').values({ trainerId: theo, athleteId: anna }).execute();
  await device.takePage();
  await club.db.deleteFrom('trainerAthlete').where('athleteId', '=', anna).execute();
  expect(await device.takePage()).toBe(false);
  await device.update();
  await device.expectWhole();
  expect(device.data.exerciseRuns.size).toBe(0);
});

test('[DE-6] many changes that are no business of the caller are one empty page, and the ones behind them come', async () => {
  const { cursor } = await club.changes(theo, null);
  // Whose note it is, the log does not say.
  for (let time = 0; time <= maxEntries / 500; time += 1) {
    const notes = Array.from({ length: 500 }, (_, index) => ({
      userScreeningId: 3,
      kind: 'test' as const,
      subjectId: time * 500 + index,
      athleteNote: 'x',
      trainerNote: null,
    }));
    await club.db.insertInto('note').values(notes).execute();
  }
  expect(await club.db.selectFrom('userScreening').select('userId').where('id', '=', 3).execute()).toEqual([
    { userId: anna },
  ]);
  const page = await club.changes(theo, cursor);
  expect(page).toMatchObject({ userScreenings: [], runs: [], gone: [] });
  expect((await club.changes(theo, page.cursor)).cursor).toBe(page.cursor);
  await storeRuns(ben, 1, 10);
  expect(runIdsIn([await club.changes(theo, cursor)])).toEqual([1]);
});
