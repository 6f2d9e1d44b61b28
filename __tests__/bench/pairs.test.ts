import { compared, linesOf, measurePairs, median, type Variant } from '../../bench/lib/pairs';

/** A variant that takes these times in turn, and notes that it ran. */
const aVariant = (name: string, ran: string[], ...times: number[]): Variant => ({
  name,
  run: async () => {
    ran.push(name);
    return { wall: times.shift() ?? 1 };
  },
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 4, 1])).toBe(3);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow('A median needs');
});

test('a ratio is taken pair by pair, so that a machine that slows down meanwhile changes none', () => {
  const pairs = [1, 2, 4].map((slowness) => [{ wall: 10 * slowness }, { wall: 30 * slowness }] as const);
  expect(
    compared(
      pairs.map(([a, b]) => [a, b]),
      'wall',
    ),
  ).toEqual({
    a: { min: 10, median: 20, max: 40 },
    b: { min: 30, median: 60, max: 120 },
    ratio: { min: 3, median: 3, max: 3 },
  });
});

test('what was not measured, or took no time, has no ratio', () => {
  expect(() => compared([[{ wall: 1 }, {}]], 'wall')).toThrow('wall is undefined');
  expect(() => compared([[{ wall: 0 }, { wall: 1 }]], 'wall')).toThrow('wall is 0');
});

test('the variants take turns, and each value stays with its own', async () => {
  const ran: string[] = [];
  const [a, b] = [aVariant('A', ran, 1, 2, 3), aVariant('B', ran, 10, 20, 30)];
  const pairs = await measurePairs(a, b, { pairs: 3, milliseconds: 60_000 });
  expect(ran).toEqual(['A', 'B', 'B', 'A', 'A', 'B']);
  expect(pairs).toEqual([
    [{ wall: 1 }, { wall: 10 }],
    [{ wall: 2 }, { wall: 20 }],
    [{ wall: 3 }, { wall: 30 }],
  ]);
});

test('once the time is over it ends, but not before the second pair', async () => {
  const pairs = await measurePairs(aVariant('A', []), aVariant('B', []), { pairs: 9, milliseconds: 0 });
  expect(pairs).toHaveLength(2);
});

test('a comparison tells median and range of A, of B and of the ratio', () => {
  const [a, b] = [aVariant('old', []), aVariant('new', [])];
  expect(
    linesOf(a, b, [
      [{ wall: 10 }, { wall: 20 }],
      [{ wall: 20 }, { wall: 20 }],
    ]),
  ).toEqual([
    'old | new, 2 pairs',
    '  wall: 15.00 (10.00 to 20.00) ms | 20.00 (20.00 to 20.00) ms | ratio 1.50 (1.00 to 2.00)',
  ]);
});
