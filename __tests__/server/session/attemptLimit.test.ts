import type { Database } from '../../../server/database/tables';
import { HttpError } from '../../../server/http/errors';
import { createAttemptLimit } from '../../../server/session/attemptLimit';
import { makeFolder } from '../support';
import { openTestDatabase, removePlace } from '../testDatabase';

const minute = 60_000;

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = makeFolder();
  db = await openTestDatabase(dataDir);
});
afterEach(async () => {
  await db.destroy();
  removePlace(dataDir);
});

const aLimit = (maxAttempts = 2, name = 'a limit') => {
  const clock = { now: 1_000_000 };
  const limit = createAttemptLimit({
    db,
    name,
    now: () => clock.now,
    windowLength: minute,
    maxAttempts,
    refusal: (seconds) => new HttpError(429, String(seconds)),
  });
  const isAllowed = (key = 'a') =>
    limit.begin(key).then(
      () => true,
      () => false,
    );
  return { clock, limit, isAllowed };
};

test('the attempts of a key end with the window that the first of them began', async () => {
  const { clock, isAllowed } = aLimit();
  expect([await isAllowed(), await isAllowed(), await isAllowed(), await isAllowed('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  clock.now += minute - 1;
  expect(await isAllowed()).toBe(false);
  clock.now += 1;
  expect(await isAllowed()).toBe(true);
});

test('a clock that is set back locks nobody out', async () => {
  const { clock, isAllowed } = aLimit(1);
  expect([await isAllowed(), await isAllowed()]).toEqual([true, false]);
  clock.now -= 1000 * minute;
  expect(await isAllowed()).toBe(true);
});

test('an attempt that is refused does not count', async () => {
  const { isAllowed, limit } = aLimit(1);
  expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([true, false, false]);
  await limit.takeBack('a');
  expect(await isAllowed()).toBe(true);
});

test('of many attempts at once no more are allowed than one by one', async () => {
  const { isAllowed } = aLimit(3);
  const allowed = await Promise.all(Array.from({ length: 20 }, () => isAllowed()));
  expect(allowed.filter(Boolean)).toHaveLength(3);
});

test('an attempt that is taken back does not count', async () => {
  const { isAllowed, limit } = aLimit(1);
  expect(await isAllowed()).toBe(true);
  await limit.takeBack('a');
  expect(await isAllowed()).toBe(true);
  await limit.takeBack('unknown');
});
