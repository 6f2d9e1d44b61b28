/**
 * What a call costs at least: a route of Fastify that makes one query and returns what the real one returns, without
 * sign-in, rights, checks and ETags. Started by `serverLoad.ts`, with the port as its argument and the environment of
 * the real server.
 */
import Fastify from 'fastify';
import type { Selectable } from 'kysely';
import type { ExerciseTable } from '../../server/database/tables/content';
import type { ScreeningRunTable } from '../../server/database/tables/runs';
import { openDatabase } from '../../server/instance/openDatabase';
import { newRow, type RunPost } from '../../server/runs/saveRun';
import type { ScreeningRunPost } from '../../src/contract/runs';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const db = await openDatabase({ dataDir, databaseUrl });
const app = Fastify();

/** A stored run as it is sent. Its lists are JSON already. */
const runOf = (row: Selectable<ScreeningRunTable>): string => {
  const { id, userId, clientId, clientRevision, start, completed, ratedBy, screeningId } = row;
  const fields = { id, userId, clientId, clientRevision, start, ratedBy, screeningId };
  const rest = `"completed":${completed === 1},"isDirty":false`;
  return `${JSON.stringify(fields).slice(0, -1)},${rest},"testRuns":${row.testRuns},"exercises":${row.exercises}}`;
};

/** A stored exercise as it is sent: what few have is missing where it is empty. */
const exerciseOf = ({ sides, easierId, harderId, group, ...row }: Selectable<ExerciseTable>) => ({
  ...row,
  ...(sides && { sides: true }),
  ...(easierId && { easierId }),
  ...(harderId && { harderId }),
  ...(group && { group }),
});

app.addHook('onRequest', async (_, reply) => {
  reply.type('application/json; charset=utf-8');
});
app.get<{ Params: { userId: string } }>('/api/screening/runs/user/:userId', async ({ params }) => {
  const rows = await db
    .selectFrom('screeningRun')
    .selectAll()
    .where('userId', '=', Number(params.userId))
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
  return `[${rows.map(runOf).join(',')}]`;
});
app.get('/api/exercise/', async () => {
  const rows = await db.selectFrom('exercise').selectAll().orderBy('sortOrder').orderBy('id').execute();
  return JSON.stringify(rows.map(exerciseOf));
});
app.get<{ Querystring: { since: string } }>('/api/changes', async ({ query }) => {
  await db.selectFrom('change').selectAll().orderBy('id', 'desc').limit(1).execute();
  const lists = 'users,userScreenings,screenings,runs,exerciseRuns,feedback,exercises,gone'.split(',');
  return JSON.stringify({
    cursor: query.since,
    me: null,
    basis: null,
    feedbackQuestions: null,
    ...Object.fromEntries(lists.map((name) => [name, []])),
  });
});
app.post<{ Body: ScreeningRunPost & RunPost }>('/api/screening/runs/', async ({ body }) => {
  const { testRuns, exercises, screeningId, ...post } = body;
  const content = { screeningId, testRuns: JSON.stringify(testRuns), exercises: JSON.stringify(exercises) };
  const row = await db
    .insertInto('screeningRun')
    .values(newRow<'screeningRun'>({ ...post, ratedBy: post.userId, arrivedAt: Date.now() }, content))
    .returningAll()
    .executeTakeFirstOrThrow();
  return runOf(row);
});

await app.listen({ port: Number(process.argv[2]), host: 'localhost' });
console.log('listening');
process.once('SIGTERM', () => process.exit());
