import fc from 'fast-check';
import { nearest } from '../../../src/contract/runs';
import { firstOf, isSameRater, isSecondLook, type RatedRun } from '../../../src/domain/secondLook/looks';

const [anna, tina, theo] = [1, 2, 3];
const clientId = (number: number) => `50000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 17, minutes)).toISOString();

const run = (number: number, overrides: Partial<RatedRun> = {}): RatedRun => ({
  clientId: clientId(number),
  userId: anna,
  screeningId: 31,
  start: at(0),
  completed: true,
  rater: tina,
  ...overrides,
});

const first = run(1);
const second = run(2, { rater: theo, secondOf: clientId(1), start: at(5) });
const unnamed = run(3, { rater: theo, secondOf: nearest, start: at(5) });

test('[ZB-1] a run with secondOf is a second look, any other is not', () => {
  expect([second, unnamed].map(isSecondLook)).toEqual([true, true]);
  expect([first, run(4, { secondOf: null })].map(isSecondLook)).toEqual([false, false]);
});

test('[ZB-1] a second look belongs to the screening that it names, whenever that was', () => {
  expect(firstOf({ ...second, start: at(60 * 24 * 30) }, [second, first])).toBe(first);
});

test.each([
  ['is not completed', { completed: false }],
  ['is of another athlete', { userId: 9 }],
  ['is another version', { screeningId: 32 }],
  ['is itself a second look', { secondOf: clientId(7) }],
])('[ZB-1] a screening that %s is no first one', (_, overrides) => {
  const other = { ...first, ...overrides };
  expect(firstOf(second, [other])).toBeUndefined();
  expect(firstOf(unnamed, [other])).toBeUndefined();
});

test('[ZB-1] nothing is paired before the second look is completed, and an ordinary run never', () => {
  expect(firstOf({ ...second, completed: false }, [first])).toBeUndefined();
  expect(firstOf(run(5), [first])).toBeUndefined();
});

test('[ZB-1] a second look whose first screening is gone has none, also where another one is near', () => {
  expect(firstOf(second, [run(8)])).toBeUndefined();
  expect(firstOf({ ...second, secondOf: second.clientId }, [second])).toBeUndefined();
});

test('[ZB-1] without a name it is the nearest one within three hours, before or after', () => {
  const [before, after] = [run(10, { start: at(-50) }), run(11, { start: at(30) })];
  expect(firstOf(unnamed, [before, after])).toBe(after);
  expect(firstOf(unnamed, [before])).toBe(before);
  expect(firstOf(unnamed, [run(12, { start: at(5 + 180) })])?.clientId).toBe(clientId(12));
  expect(firstOf(unnamed, [run(13, { start: at(5 + 181) })])).toBeUndefined();
});

test('[ZB-1] what athletes rated themselves is no first one by time, but can be named', () => {
  const own = run(1, { rater: anna });
  expect(firstOf(unnamed, [own])).toBeUndefined();
  expect(firstOf(second, [own])).toBe(own);
});

test('[ZB-1] the first one does not depend on the order of the runs', () => {
  const runs = [0, 3, 5, 7, 40].map((minutes, index) => run(20 + index, { start: at(minutes) }));
  fc.assert(
    fc.property(fc.shuffledSubarray(runs, { minLength: runs.length }), (shuffled) => {
      expect(firstOf(unnamed, shuffled)?.clientId).toBe(clientId(22));
    }),
  );
});

test.each([
  ['one person', {}, {}, true],
  ['two people', {}, { rater: theo }, false],
  ['one person, once from a clip', {}, { ratedFrom: 'clip' }, false],
  ['one person, twice from a clip', { ratedFrom: 'clip' }, { ratedFrom: 'clip' }, true],
  ['one person, live said and not said', { ratedFrom: 'live' }, {}, true],
  ['nobody knows', { rater: null }, { rater: null }, false],
] as const)('[ZB-2] the rater of both: %s', (_, a, b, isSame) => {
  expect(isSameRater({ ...first, ...a }, { ...second, rater: tina, ...b })).toBe(isSame);
});
