import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readJournal } from '../../../server/journal/entries';
import { eraseRun } from '../../../server/journal/eraseRun';
import { journalFileIn } from '../../../server/journal/journalFile';
import { idsAhead } from '../../../server/journal/keepJournal';
import { hashToken } from '../../../server/secrets/tokens';
import { calls } from '../../../src/contract/calls';
import { sessionCalls } from '../../../src/contract/session';
import { inject } from '../../contract/serverContract/inject';
import { aScreeningRunPost, type Demo, startDemo } from '../support';
import { openOtherProcess, openTestDatabase } from '../testDatabase';

let demo: Demo;
let file: string;
beforeEach(async () => {
  demo = await startDemo();
  file = journalFileIn(demo.dataDir);
});
afterEach(() => demo.stop());

const journal = async () => {
  const { id } = await demo.db.selectFrom('instance').select('id').executeTakeFirstOrThrow();
  return readJournal(readFileSync(file, 'utf8'), id);
};

const erase = (run: { userId: number; clientId: string }) =>
  demo.db.transaction().execute((transaction) => eraseRun(transaction, run));

/** Opens the database a second time, as the next start of a server does after a kill. */
const openAgain = async () => {
  const db = await openTestDatabase(demo.dataDir);
  await db.destroy();
};

const lineCount = () => readFileSync(file, 'utf8').match(/.+/g)?.length;

test('[ON-6] a run that is erased is in the journal, and never stored again', async () => {
  const post = aScreeningRunPost({ userId: await demo.idOf('anna') });
  const { userId, clientId } = post;
  expect((await demo.post('anna', '/screening/runs/', post)).statusCode).toBe(200);
  await erase({ userId, clientId });
  expect((await journal()).runs).toEqual([{ userId, clientId }]);
  expect((await demo.post('anna', '/screening/runs/', post)).statusCode).toBe(410);
  const rows = await demo.db
    .selectFrom('screeningRun')
    .select('id')
    .where('clientId', '=', clientId)
    .execute();
  expect(rows).toEqual([]);
});

test('[ON-6] what is rolled back is not in the journal', async () => {
  const failing = demo.db.transaction().execute(async (transaction) => {
    await eraseRun(transaction, { userId: 1, clientId: 'a' });
    throw new Error('abgebrochen');
  });
  await expect(failing).rejects.toThrow('abgebrochen');
  await erase({ userId: 1, clientId: 'b' });
  expect((await journal()).runs).toEqual([{ userId: 1, clientId: 'b' }]);
});

test('[ON-6] [CO-26] a line that does not fit on the disk leaves the call without an answer, and comes with its repetition', async () => {
  const hash = hashToken(await demo.tokenOf('anna'));
  const end = () => inject(demo.app, { ...sessionCalls.end(hash), token: null });
  const before = readFileSync(file);
  rmSync(file);
  // A folder in its place, as good as a disk that takes nothing.
  mkdirSync(file);
  expect((await end()).status).toBe(500);
  rmSync(file, { recursive: true });
  writeFileSync(file, before);
  expect((await end()).status).toBe(200);
  expect((await journal()).endedTokens).toEqual([{ tokenHash: hash, userId: await demo.idOf('anna') }]);
});

test('[ON-6] what was committed before a kill and not noted is noted at the next start', async () => {
  const other = await openOtherProcess(demo.dataDir);
  await other.run(`insert into "erasure" ("userId", "clientId") values (7, 'a')`);
  await other.run(`insert into "erasure" ("tokenHash") values ('b')`);
  await other.end();
  await openAgain();
  expect(await journal()).toMatchObject({
    runs: [{ userId: 7, clientId: 'a' }],
    endedTokens: [{ tokenHash: 'b', userId: null }],
  });
  const count = lineCount();
  await openAgain();
  expect(lineCount()).toBe(count);
});

test('[ON-6] a line that was cut off by a kill is completed, and holds up no other', async () => {
  await erase({ userId: 1, clientId: 'whole' });
  await erase({ userId: 1, clientId: 'cut off' });
  writeFileSync(file, readFileSync(file).subarray(0, -20));
  await openAgain();
  await erase({ userId: 1, clientId: 'next' });
  expect((await journal()).runs.map(({ clientId }) => clientId)).toEqual(['whole', 'cut off', 'next']);
});

test('[ON-6] the lines of another database count for nothing', async () => {
  await erase({ userId: 1, clientId: 'ours' });
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"instance":"[^"]+"/g, '"instance":"other"'));
  expect(await journal()).toEqual({
    runs: [],
    endedTokens: [],
    people: [],
    withdrawals: [],
    highestId: null,
  });
});

test('[ON-6] the highest id is noted ahead, once in so many rows', async () => {
  const highest = async () => (await journal()).highestId ?? 0;
  const first = await highest();
  expect(first).toBeGreaterThanOrEqual(idsAhead);
  const insert = () =>
    demo.db.insertInto('screening').values({ name: 'Neu', tests: '[]' }).returning('id').execute();
  const count = lineCount();
  await insert();
  expect(lineCount()).toBe(count);
  await demo.db
    .insertInto('screening')
    .values({ id: first + 1, name: 'Hoch', tests: '[]' })
    .execute();
  expect(await highest()).toBe(first + 1 + idsAhead);
  await demo.db
    .deleteFrom('screening')
    .where('id', '=', first + 1)
    .execute();
  await openAgain();
  expect(await highest()).toBeGreaterThanOrEqual(first + 1 + idsAhead);
  expect((await inject(demo.app, { ...calls.exercises(), token: await demo.tokenOf('anna') })).status).toBe(
    200,
  );
});
