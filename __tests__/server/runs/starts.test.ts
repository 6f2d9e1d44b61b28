import * as z from 'zod/mini';
import { ratedScreeningRunSchema } from '../../../src/contract/trainings';
import { anExerciseRunPost, aScreeningRunPost, beginning, type Demo, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const hour = 60 * 60 * 1000;
const iso = (time: number) => new Date(time).toISOString();

/** The starts of Ben's runs of this kind, as everybody reads them. */
const startsOf = async (path: string): Promise<string[]> => {
  const list: { start: string }[] = (await demo.get('ben', `${path}/user/${await demo.idOf('ben')}`)).json();
  return list.map(({ start }) => start);
};

const kinds = [
  ['screening run', '/screening/runs', aScreeningRunPost],
  ['exercise run', '/exercise/runs', anExerciseRunPost],
] as const;

test.each(kinds)(
  '[CO-8] of a %s: a start more than a day ahead counts as its arrival',
  async (_, path, post) => {
    const userId = await demo.idOf('ben');
    const ahead = post({ userId, start: '2031-01-01T08:00:00.000Z', clientRevision: 1 });
    const soon = post({ userId, start: iso(beginning + 24 * hour), clientRevision: 1 });
    const late = post({ userId, start: iso(beginning - 1000 * hour), clientRevision: 1 });
    for (const one of [ahead, soon, late]) {
      // The answer has what was posted: the device compares both [FL-16].
      expect((await demo.post('ben', path, one)).json()).toMatchObject({ start: one.start });
    }
    expect(await startsOf(path)).toEqual([late.start, iso(beginning), soon.start]);

    demo.clock.now = beginning + 5 * hour;
    // What is sent again is what is stored, and a later version of it has arrived when the first one did.
    expect((await demo.post('ben', path, ahead)).statusCode).toBe(200);
    await demo.post('ben', path, { ...ahead, completed: true, clientRevision: 2 });
    expect(await startsOf(path)).toEqual([late.start, iso(beginning), soon.start]);
    // A device whose clock was set right meanwhile says so.
    await demo.post('ben', path, { ...ahead, start: iso(beginning - hour), clientRevision: 3 });
    expect(await startsOf(path)).toEqual([late.start, iso(beginning - hour), soon.start]);
    demo.clock.now = beginning;
  },
);

test('[CO-8] [DE-6] one run and the changes have the start that counts', async () => {
  const userId = await demo.idOf('clara');
  const { cursor } = (await demo.get('clara', '/changes')).json();
  const post = aScreeningRunPost({ userId, start: '2031-01-01T08:00:00.000Z' });
  const { id } = (await demo.post('clara', '/screening/runs/', post)).json();
  const one = z.parse(ratedScreeningRunSchema, (await demo.get('clara', `/screening/runs/${id}`)).json());
  expect(one.start).toBe(iso(beginning));
  const { runs } = (await demo.get('clara', `/changes?since=${cursor}`)).json();
  expect(runs).toContainEqual(expect.objectContaining({ id, start: iso(beginning) }));
});
