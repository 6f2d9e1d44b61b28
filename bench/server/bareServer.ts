/**
 * What a call costs at least: a route of Fastify that makes one query and returns its rows, without sign-in, rights,
 * checks and ETags. Started by `serverLoad.ts`, with the port as its argument and the environment of the real server.
 */
import Fastify from 'fastify';
import { openDatabase } from '../../server/database/openDatabase';
import { newRow, type RunPost } from '../../server/runs/saveRun';
import type { ScreeningRunPost } from '../../src/contract/schemas';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const db = await openDatabase({ dataDir, databaseUrl });
const app = Fastify();

app.get<{ Params: { userId: string } }>('/screening/runs/user/:userId', ({ params }) =>
  db
    .selectFrom('screeningRun')
    .selectAll()
    .where('userId', '=', Number(params.userId))
    .orderBy('startedAt')
    .orderBy('id')
    .execute(),
);
app.get('/exercise/', () => db.selectFrom('exercise').selectAll().orderBy('id').execute());
app.get('/changes', () => db.selectFrom('change').selectAll().orderBy('id', 'desc').limit(1).execute());
app.post<{ Body: ScreeningRunPost & RunPost }>('/screening/runs/', ({ body }) => {
  const { testRuns, exercises, screeningId, ...post } = body;
  const content = { screeningId, testRuns: JSON.stringify(testRuns), exercises: JSON.stringify(exercises) };
  return db
    .insertInto('screeningRun')
    .values(newRow<'screeningRun'>({ ...post, ratedBy: post.userId }, content))
    .returningAll()
    .executeTakeFirstOrThrow();
});

await app.listen({ port: Number(process.argv[2]), host: 'localhost' });
console.log('listening');
process.once('SIGTERM', () => process.exit());
