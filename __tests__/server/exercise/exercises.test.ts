import * as z from 'zod/mini';
import { demoContent } from '../../../server/demo/content/demoContent';
import { exerciseSchema } from '../../../src/contract/schemas';
import { type Demo, startDemo } from '../support';

const { exercises: demoExercises } = demoContent();

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('[API-25, API-27] exercises come by sortOrder, with and without the slash, and singly', async () => {
  const exercises = z.parse(z.array(exerciseSchema), (await demo.get('clara', '/exercise/')).json());
  expect(exercises.map(({ sortOrder }) => sortOrder)).toEqual(
    Array.from({ length: demoExercises.length }, (_, index) => index),
  );
  expect((await demo.get('clara', '/exercise')).json()).toEqual(exercises);
  expect((await demo.get('clara', `/exercise/${exercises[4]?.id}`)).json()).toEqual(exercises[4]);
});

test('[SI-1] an exercise that is done on each side says so, and no other', async () => {
  const exercises = z.parse(
    z.array(z.record(z.string(), z.unknown())),
    (await demo.get('clara', '/exercise/')).json(),
  );
  const sidesOf = (name: string) => exercises.find((exercise) => exercise.name === name)?.sides;
  expect(sidesOf('Seitstütz')).toBe(true);
  const plank = exercises.find(({ name }) => name === 'Unterarmstütz');
  expect(plank).toBeDefined();
  expect(plank).not.toHaveProperty('sides');
});
