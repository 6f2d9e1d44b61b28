import type { Spread } from '../../bench/lib/pairs';
import { tableOf, withTable } from '../../bench/lib/table';

const spread = (min: number, median: number, max: number): Spread => ({ min, median, max });

test('a table has a row for each, and a column for each measure with its ratio to the floor', () => {
  const measures = [
    { name: 'CPU', value: spread(1, 1234.5, 3000), ratio: spread(2, 3.456, 4) },
    { name: 'requests', value: spread(8, 8, 8), ratio: spread(8, 8, 8) },
  ];
  expect(
    tableOf({ name: 'flush', floor: 'one post', lines: [{ name: 'app', measures }] }).split('\n'),
  ).toEqual([
    '### Flush',
    '',
    'Floor: one post.',
    '',
    '| | CPU | requests |',
    '|---|---|---|',
    '| app | 1235 ms, × 3.46 (2.00–4.00) | 8.0, × 8.00 (8.00–8.00) |',
  ]);
});

test('what was measured takes the place of what was measured before', () => {
  const page = 'a\n<!-- begin of the table -->\nold\n<!-- end of the table -->\nb\n';
  const first = withTable(page, 'new');
  expect(first).toBe('a\n<!-- begin of the table -->\n\nnew\n\n<!-- end of the table -->\nb\n');
  expect(withTable(first, 'new')).toBe(first);
  expect(() => withTable('a', 'new')).toThrow('no place');
});
