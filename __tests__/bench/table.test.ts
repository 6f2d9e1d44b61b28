import type { Spread } from '../../bench/lib/pairs';
import { sectionOf, withSections } from '../../bench/lib/table';

const spread = (min: number, median: number, max: number): Spread => ({ min, median, max });

test('a table has a row for each, and a column for each measure with its ratio to the floor', () => {
  const measures = [
    { name: 'CPU', value: spread(1, 1234.5, 3000), ratio: spread(2, 3.456, 4) },
    { name: 'requests', value: spread(8, 8, 8), ratio: spread(8, 8, 8) },
    { name: 'layout shift', value: spread(0, 0, 0), ratio: null },
  ];
  const outcome = { name: 'flush', floor: 'one post', lines: [{ name: 'app', measures }] };
  expect(sectionOf(outcome, 'Measured today.').split('\n')).toEqual([
    '### Flush',
    '',
    'Floor: one post. Measured today.',
    '',
    '| | CPU | requests | layout shift |',
    '|---|---|---|---|',
    '| app | 1235 ms, × 3.46 (2.00–4.00) | 8.0, × 8.00 (8.00–8.00) | 0 |',
  ]);
});

test('what was measured takes the place of what the page said of the same work', () => {
  const page = 'a\n<!-- begin of the table -->\n<!-- end of the table -->\nb\n';
  const first = withSections(page, ['### One\n\n1', '### Two\n\n2']);
  expect(first).toBe(
    'a\n<!-- begin of the table -->\n\n### One\n\n1\n\n### Two\n\n2\n\n<!-- end of the table -->\nb\n',
  );
  expect(withSections(first, ['### One\n\n11'])).toBe(first.replace('\n1\n', '\n11\n'));
  expect(() => withSections('a', [])).toThrow('no place');
});
