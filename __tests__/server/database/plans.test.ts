import { type CompiledQuery, type KyselyPlugin, type RootOperationNode, SelectQueryNode } from 'kysely';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/database/tables';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

/** The content of the club, which is read as a whole, and tables of one row. */
const small = ['exercise', 'basisExercise', 'feedbackQuestion', 'screening', 'instance', 'club'];

/** Notes each query that reads and is run, of calls to a server on this database. */
const createSpy = () => {
  const built = new WeakMap<object, RootOperationNode>();
  const found = new Set<RootOperationNode>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }): RootOperationNode => {
      built.set(queryId, node);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const node = built.get(queryId);
      if (node && SelectQueryNode.is(node)) found.add(node);
      return result;
    },
  };
  return { found, plugin };
};

/** Returns the steps of a query that read a whole table, or a whole index. */
const scansOf = async (db: Database, query: CompiledQuery): Promise<string[]> => {
  const plan = {
    ...query,
    sql: `explain query plan ${query.sql}`,
    parameters: query.parameters.map(() => 1),
  };
  const { rows } = await db.executeQuery<{ detail: string }>(plan);
  const isSmall = (detail: string) => small.some((table) => detail.split(' ')[1] === table);
  return rows
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN') && !/^SCAN (json_each|\(?subquery)/.test(detail))
    .filter((detail) => !isSmall(detail))
    .map((detail) => `${detail}: ${query.sql}`);
};

test('no call of an update, and no post of a run, reads a whole table', async () => {
  const { found, plugin } = createSpy();
  const { db, passwords, config, clock, timers } = demo;
  const services = { passwords, config, timers, sendMail: async () => {}, now: () => clock.now };
  const app = await buildApp({ ...services, db: db.withPlugin(plugin) });
  const [anna, trainer] = [await demo.idOf('anna'), await demo.idOf('trainer')];
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${await demo.tokenOf('trainer')}` };
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  const { cursor } = await send('GET', '/changes');
  await send('POST', '/screening/runs/', aScreeningRunPost({ userId: anna }));
  await send('POST', '/exercise/runs/all/', [anExerciseRunPost({ userId: anna })]);
  await db.updateTable('userScreening').set({ intervalWeeks: 3 }).execute();
  await db.deleteFrom('trainerAthlete').where('athleteId', '=', anna).execute();
  await db.insertInto('trainerAthlete').values({ trainerId: trainer, athleteId: anna }).execute();
  for (const path of [
    `/changes?since=${cursor}`,
    '/admin/user/name/trainer',
    `/admin/user/trainer/${trainer}`,
    `/screening/user/${anna}`,
    '/screening/1',
    `/screening/runs/user/${anna}`,
    `/exercise/runs/user/${anna}`,
    `/exercise/feedback/user/${anna}`,
    '/exercise/',
    '/exercise/basis',
    '/exercise/feedback/questions',
    `/notification/${trainer}`,
  ])
    await send('GET', path);
  await app.close();
  const executor = db.getExecutor();
  const texts = new Map(
    [...found].map((node) => executor.compileQuery(node, { queryId: '' })).map((query) => [query.sql, query]),
  );
  expect(texts.size).toBeGreaterThan(20);
  const scans = [];
  for (const query of texts.values()) scans.push(...(await scansOf(db, query)));
  expect(scans).toEqual([]);
});

test('a query that reads a whole table is found', async () => {
  const query = demo.db.selectFrom('authToken').select('id').where('device', '=', 'x').compile();
  expect(await scansOf(demo.db, query)).toEqual([expect.stringMatching(/^SCAN authToken/)]);
});

test('the sign-ins of a user, the trainers of an athlete, and the erasure of a run are found by an index', async () => {
  const { db } = demo;
  const ofRun = db.selectFrom('erasure').selectAll().where('screeningRunId', '=', 1).compile();
  expect(await scansOf(db, ofRun)).toEqual([]);
  const ofUser = db.selectFrom('authToken').selectAll().where('userId', '=', 1).compile();
  const ofAthlete = db.selectFrom('trainerAthlete').selectAll().where('athleteId', '=', 1).compile();
  expect([...(await scansOf(db, ofUser)), ...(await scansOf(db, ofAthlete))]).toEqual([]);
});
