import * as z from 'zod/mini';
import { screeningRunSchema } from '../../../src/contract/schemas';
import { type Demo, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

test('[API-20, API-21, API-23] the runs of a user and one run are read with and without the slash', async () => {
  const path = `/screening/runs/user/${await demo.idOf('anna')}`;
  const runs = z.parse(z.array(screeningRunSchema), (await demo.get('anna', path)).json());
  expect((await demo.get('anna', `${path}/`)).json()).toEqual(runs);
  const [first] = runs;
  expect(first?.exercises[0]?.video).toMatch(/\.mp4$/);
  for (const end of ['', '/']) {
    expect((await demo.get('trainer', `/screening/runs/${first?.id}${end}`)).json()).toEqual(first);
  }
});
