import * as z from 'zod/mini';
import { ratedScreeningRunSchema } from '../../../src/contract/trainings';
import { aScreeningRunPost, type Demo, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('[API-20, API-21, API-23] the runs of a user and one run are read with and without the slash', async () => {
  const path = `/screening/runs/user/${await demo.idOf('anna')}`;
  const runs = z.parse(z.array(ratedScreeningRunSchema), (await demo.get('anna', path)).json());
  expect((await demo.get('anna', `${path}/`)).json()).toEqual(runs);
  const [first] = runs;
  expect(first?.exercises[0]?.video).toMatch(/\.mp4$/);
  for (const end of ['', '/']) {
    expect((await demo.get('trainer', `/screening/runs/${first?.id}${end}`)).json()).toEqual(first);
  }
});

test('[API-20, API-43] the list is tagged by its state, also where a run changes without a revision', async () => {
  const userId = await demo.idOf('ben');
  const path = `/screening/runs/user/${userId}`;
  const { clientRevision: _, ...run } = aScreeningRunPost({ userId });
  const tagAfter = async (post: object) => {
    await demo.post('ben', '/screening/runs/', post);
    const { headers, statusCode } = await demo.get('ben', path);
    expect(statusCode).toBe(200);
    return String(headers.etag);
  };
  const first = await tagAfter(run);
  expect((await demo.get('ben', path, { 'if-none-match': first })).statusCode).toBe(304);
  const second = await tagAfter({ ...run, completed: true });
  expect(second).not.toBe(first);
  const third = await tagAfter({ ...run, completed: true, clientRevision: 1 });
  expect(third).not.toBe(second);
  expect(await tagAfter({ ...run, completed: true, clientRevision: 1 })).toBe(third);
});

test('[API-20] a long list comes whole and in order, and others have their turn after each page', async () => {
  const userId = await demo.idOf('clara');
  const exercises = [{ id: 1, name: 'x'.repeat(50_000) }];
  const posts = Array.from({ length: 40 }, (_, index) => ({
    ...aScreeningRunPost({ userId, start: new Date(Date.UTC(2026, 0, 40 - index)).toISOString() }),
    exercises,
  }));
  for (const post of posts) await demo.post('clara', '/screening/runs/', post);
  const turns = { count: 0, isOver: false };
  const takeTurn = () => {
    turns.count += 1;
    if (!turns.isOver) setImmediate(takeTurn);
  };
  takeTurn();
  const runs = (await demo.get('clara', `/screening/runs/user/${userId}`)).json();
  turns.isOver = true;
  expect(turns.count).toBeGreaterThan(posts.length);
  expect(z.parse(z.array(ratedScreeningRunSchema), runs).map(({ clientId }) => clientId)).toEqual(
    posts.map(({ clientId }) => clientId).toReversed(),
  );
});
