import { migrations } from '../../../server/database/migrations';
import { sampleRegions } from '../../../server/database/migrations/0024SampleRegions';
import type { Database } from '../../../server/database/tables';
import { demoContent } from '../../../server/demo/content/demoContent';
import { openDatabase } from '../../../server/instance/openDatabase';
import type { Test } from '../../../src/contract/schemas';
import { makeFolder } from '../support';
import { openTestDatabase, removePlace } from '../testDatabase';
import { openBefore } from './formerDatabase';

/** The tests of the sample content as a club got them that began earlier. */
const former = (): Test[] => {
  const tests = structuredClone(demoContent().tests);
  for (const { questions, rangeQuestions } of tests)
    for (const question of [...questions, ...rangeQuestions]) delete question.region;
  return tests;
};

const add = (db: Database, tests: unknown) =>
  db
    .insertInto('screening')
    .values({ name: 'Athletik-Screening', tests: typeof tests === 'string' ? tests : JSON.stringify(tests) })
    .execute();

const stored = async (db: Database) =>
  (await db.selectFrom('screening').select('tests').orderBy('id').execute()).map(({ tests }) => tests);

const changed = (change: (tests: Test[]) => unknown) => {
  const tests = former();
  change(tests);
  return tests;
};

let dataDir: string;
beforeEach(() => {
  dataDir = makeFolder();
});
afterEach(() => removePlace(dataDir));

test('[MF-1] [DE-6] the sample content of a club that began earlier says what it measures, and the devices learn it', async () => {
  const db = await openTestDatabase(dataDir);
  await add(db, former());
  const logged = () => db.selectFrom('change').select('id').where('kind', '=', 'screening').execute();
  const before = (await logged()).length;
  await sampleRegions.up(db);
  expect((await stored(db)).map((tests) => JSON.parse(tests))).toEqual([demoContent().tests]);
  expect(await logged()).toHaveLength(before + 1);
  await sampleRegions.up(db);
  expect(await logged()).toHaveLength(before + 1);
  await db.destroy();
});

test.each<[string, unknown]>([
  [
    'has a question in other words',
    changed(([first]) => Object.assign(first?.questions[0] ?? {}, { description: 'Fersen' })),
  ],
  ['has a question less', changed(([first]) => first?.questions.pop())],
  [
    'has a question twice',
    changed(([first, second]) => first?.questions.push(...(second?.questions.slice(0, 1) ?? []))),
  ],
  [
    'has one of its own',
    changed(([first]) => first?.questions.push({ id: 9, description: 'Eigene', exerciseWeights: [] })),
  ],
  [
    'says a region of its own',
    changed(([first]) => Object.assign(first?.questions[0] ?? {}, { region: 'hip' })),
  ],
  ['has no tests', []],
  ['is of another shape', { tests: 1 }],
  ['is damaged', '[{'],
])('[MF-1] a screening that %s stays as it is', async (_what, tests) => {
  const db = await openTestDatabase(dataDir);
  await add(db, tests);
  const before = await stored(db);
  await sampleRegions.up(db);
  expect(await stored(db)).toEqual(before);
  await db.destroy();
});

test('[MF-1] [RU-2] a former database gets it when it is opened', async () => {
  const last = '0024SampleRegions';
  expect(Object.keys(migrations)).toContain(last);
  const old = await openBefore(last, dataDir);
  await add(old, former());
  await old.destroy();
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  expect((await stored(db)).map((tests) => JSON.parse(tests))).toEqual([demoContent().tests]);
  await db.destroy();
});
