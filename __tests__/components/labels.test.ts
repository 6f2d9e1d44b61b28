import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Box, boxOf, type PlacedLabel, pointBox, touch } from '../../src/components/chart/labels';
import { fontSizes, lineLabels, plotHeight, steps } from '../../src/components/chart/lineLabels';
import { xScale, yOf } from '../../src/components/chart/scales';

const styles = readFileSync('src/components/chart/chart.module.css', 'utf8');
const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2025-02-03T08:00:00Z');

interface Run {
  at: number;
  percent: number;
  error: number;
}

const valuesOf = (runs: readonly Run[]) =>
  runs.map(({ at, percent, error }, index) => ({
    key: String(index),
    at,
    percent,
    band: [Math.max(0, percent - error), Math.min(100, percent + error)] as const,
  }));

/** Runs of an athlete, oldest first: often several in a week, sometimes none for a year. */
const someRuns = fc
  .array(
    fc.record({
      after: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 400 })),
      percent: fc.integer({ min: 0, max: 100 }),
      error: fc.integer({ min: 0, max: 40 }),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((all) => {
    const days = all.map((_, index) => all.slice(0, index + 1).reduce((sum, { after }) => sum + after, 0));
    return valuesOf(all.map((run, index) => ({ ...run, at: start + (days[index] ?? 0) * day })));
  });

type Values = ReturnType<typeof valuesOf>;

const wordsOf = (values: Values, step: number) =>
  lineLabels(values, xScale(values.map(({ at }) => at)), step);

const boxesOf = (values: Values, step: number, width: number): Box[] => {
  const { values: numbers, months } = wordsOf(values, step);
  const size = { width, height: plotHeight };
  const sizeOf = ({ key }: PlacedLabel) => (key === values.at(-1)?.key ? fontSizes.last : fontSizes.usual);
  return [
    ...numbers.map((label) => boxOf(label, sizeOf(label), size)),
    ...months.map((label) => boxOf(label, fontSizes.usual, size)),
  ];
};

/** A step, and any width at which its words are shown. */
const someWidth = fc.integer({ min: 0, max: steps.length - 1 }).chain((index) =>
  fc.record({
    step: fc.constant(steps[index] ?? 0),
    width: fc.integer({ min: steps[index] ?? 0, max: (steps[index + 1] ?? 1400) - 1 }),
  }),
);

test('[HI-2] whatever is drawn at whatever width, no word of a chart covers another one, and none is cut', () => {
  fc.assert(
    fc.property(someRuns, someWidth, (values, { step, width }) => {
      const boxes = boxesOf(values, step, width);
      const covered = boxes.filter((one, index) => boxes.slice(index + 1).some((other) => touch(one, other)));
      // The padding of the chart.
      const cut = boxes.filter(
        ({ left, right, top, bottom }) =>
          left < -36 || right > width + 8 || top < -28 || bottom > plotHeight + 36,
      );
      expect({ covered, cut }).toEqual({ covered: [], cut: [] });
    }),
    { numRuns: 500 },
  );
});

test('[HI-2] the last value and the last month are always named', () => {
  fc.assert(
    fc.property(someRuns, someWidth, (values, { step }) => {
      const { values: numbers, months } = wordsOf(values, step);
      expect(numbers.map(({ text }) => text)).toContain(`${values.at(-1)?.percent}\u00a0%`);
      expect(months.length).toBeGreaterThan(0);
    }),
  );
});

test('[HI-2] no word but the last covers a point', () => {
  fc.assert(
    fc.property(someRuns, someWidth, (values, { step, width }) => {
      const x = xScale(values.map(({ at }) => at));
      const size = { width, height: plotHeight };
      const points = values.map(({ at, percent }) => pointBox(x(at), yOf(percent), 5.5, size));
      const { values: numbers } = wordsOf(values, step);
      const boxes = numbers.slice(1).map((label) => boxOf(label, fontSizes.usual, size));
      expect(boxes.filter((box) => points.some((point) => touch(box, point)))).toEqual([]);
    }),
  );
});

test('[HI-2] where there is room, every value is named, and each month once', () => {
  const dates = ['2026-01-05', '2026-03-09', '2026-03-30', '2026-06-01', '2026-10-05'];
  const values = valuesOf(
    dates.map((date, index) => ({ at: Date.parse(date), percent: 40 + index * 8, error: 6 })),
  );
  const { values: numbers, months } = wordsOf(values, 720);
  expect(numbers.map(({ text }) => text).toSorted()).toEqual(['40', '48', '56', '64', '72\u00a0%']);
  expect(months.map(({ text }) => text).toSorted()).toEqual(['Jan', 'Jun', 'Mär', 'Okt']);
});

test('[HI-2] two values of the same week stand above and below the line', () => {
  const values = valuesOf([
    { at: start, percent: 60, error: 5 },
    { at: start + 200 * day, percent: 66, error: 5 },
    { at: start + 202 * day, percent: 70, error: 5 },
  ]);
  const { values: numbers } = wordsOf(values, 280);
  const dyOf = (text: string) => numbers.find((label) => label.text === text)?.dy ?? 0;
  expect(dyOf('70\u00a0%')).toBeLessThan(0);
  expect(dyOf('66')).toBeGreaterThan(0);
});

test('the style sheet shows the words of one step at each width', () => {
  const ranges = [...styles.matchAll(/@container ([^{]*)\{\s*\.words\[data-step="(\d+)"\]/g)];
  expect(ranges.map(([, , step]) => Number(step))).toEqual([...steps]);
  const bounds = ranges.map(([, range = '']) => [
    Number(/min-width: ([\d.]+)px/.exec(range)?.[1] ?? 0),
    Number(/max-width: ([\d.]+)px/.exec(range)?.[1] ?? Number.POSITIVE_INFINITY),
  ]);
  expect(bounds.map(([from]) => from)).toEqual([0, ...steps.slice(1)]);
  expect(bounds.map(([, to]) => to)).toEqual([
    ...steps.slice(1).map((step) => step - 0.02),
    Number.POSITIVE_INFINITY,
  ]);
  expect(styles).toContain(`height: ${plotHeight}px`);
  expect(styles).toContain(`font-size: ${fontSizes.usual}px`);
  expect(styles).toContain(`font-size: ${fontSizes.last}px`);
  expect(styles).toContain('padding: 28px 8px 36px 36px');
});
