import { failuresOf } from './seeds';

test('[FL-6] [FL-7] [FL-10] [FL-11] [SE-1] [CO-6] [CO-7] the engine breaks no promise in the fourth quarter of the seeds', async () => {
  expect(await failuresOf(4)).toEqual([]);
}, 900_000);
