import type { Owners } from '../../server/database/owners';
import { mostWriters, Writers } from '../../server/database/postgres/writers';

let writers: Writers;
/** Who has begun, in this order, and how each ends. */
let begun: string[];
let ends: Map<string, () => void>;
beforeEach(() => {
  writers = new Writers();
  begun = [];
  ends = new Map();
});

const settle = () => new Promise(setImmediate);

const ask = async (name: string, owners: Owners) => {
  void writers.take(owners).then((end) => {
    begun.push(name);
    ends.set(name, end);
  });
  await settle();
};

const end = async (name: string) => {
  ends.get(name)?.();
  await settle();
};

test('those of different people write at the same time, those of the same ones in the order of asking', async () => {
  await ask('anna', [1]);
  await ask('both', [1, 2]);
  await ask('ben', [2]);
  await ask('clara', [3]);
  expect(begun).toEqual(['anna', 'clara']);
  await end('anna');
  expect(begun).toEqual(['anna', 'clara', 'both']);
  await end('both');
  expect(begun.at(-1)).toBe('ben');
});

test('one about everybody waits for all before it, and all after it wait', async () => {
  await ask('anna', [1]);
  await ask('all', null);
  await ask('ben', [2]);
  expect(begun).toEqual(['anna']);
  await end('anna');
  expect(begun).toEqual(['anna', 'all']);
  await end('all');
  expect(begun).toEqual(['anna', 'all', 'ben']);
});

test('only so many write at a time, and an end that comes twice counts once', async () => {
  for (let owner = 0; owner < mostWriters + 2; owner += 1) await ask(String(owner), [owner]);
  expect(begun).toHaveLength(mostWriters);
  await end('0');
  await end('0');
  expect(begun).toHaveLength(mostWriters + 1);
});
