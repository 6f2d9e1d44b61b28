import { readdirSync } from 'node:fs';
import { bundleSimulation } from '../../scripts/lib/simulation.mjs';
import { portions, seeds, seedsOf } from './seeds';

test('each seed is in one portion, and each portion in a test file of its own', () => {
  const numbers = Array.from({ length: portions }, (_, index) => index + 1);
  const ends = numbers.map((portion) => seedsOf(portion).to);
  expect(numbers.map((portion) => seedsOf(portion).from)).toEqual([
    1,
    ...ends.slice(0, -1).map((end) => end + 1),
  ]);
  expect(ends.at(-1)).toBe(seeds);
  const files = readdirSync(__dirname).filter((name) => /^seeds\d+\.test\.ts$/.test(name));
  expect(files.toSorted()).toEqual(numbers.map((portion) => `seeds${portion}.test.ts`));
});

test('a seed goes the same way each time', async () => {
  const simulation = await bundleSimulation();
  const digests = [1, 2].map(() => simulation.perform({ what: 'digest', seed: 7 }));
  const [first, second] = await Promise.all(digests);
  simulation.remove();
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f]{64}$/));
  expect(second).toBe(first);
});
