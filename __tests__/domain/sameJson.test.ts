import { isSameJson } from '../../src/domain/sameJson';

const nested = (depth: number): object => (depth === 0 ? {} : { inside: nested(depth - 1) });

test('[FL-16] compares each field once, however deep it is', () => {
  expect(isSameJson(nested(60), nested(60))).toBe(true);
  expect(isSameJson(nested(60), nested(61))).toBe(false);
});

test.each([
  [{ a: null }, {}, true],
  [{}, { a: null }, true],
  [{}, { a: 0 }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [JSON.parse('{"__proto__": 1}'), {}, false],
  [{}, JSON.parse('{"toString": 1}'), false],
])('[FL-16] %j and %j: the same is %s', (a, b, isSame) => {
  expect(isSameJson(a, b)).toBe(isSame);
});
