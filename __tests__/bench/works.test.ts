import type { Variant } from '../../bench/lib/pairs';
import { measureWork } from '../../bench/lib/works';

const aVariant = (name: string, time: number): Variant => ({ name, run: async () => ({ wall: time }) });

test('each is compared with the floor, and the floor with itself first', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcome = await measureWork({
    name: 'work',
    floor: aVariant('least', 10),
    others: [aVariant('app', 30)],
    limits: { pairs: 2, milliseconds: 0 },
  });
  const same = (value: number) => ({ min: value, median: value, max: value });
  expect(outcome).toEqual({
    name: 'work',
    floor: 'least',
    lines: [
      { name: 'floor again', measures: [{ name: 'wall', value: same(10), ratio: same(1) }] },
      { name: 'app', measures: [{ name: 'wall', value: same(30), ratio: same(3) }] },
    ],
  });
});
