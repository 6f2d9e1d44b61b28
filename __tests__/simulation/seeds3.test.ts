import { failuresOf } from './seeds';

test('[FL-6] [FL-7] [FL-10] [FL-11] [SE-1] [CO-6] [CO-7] the engine breaks no promise in the third quarter of the seeds', async () => {
  expect(await failuresOf(3)).toEqual([]);
}, 900_000);
