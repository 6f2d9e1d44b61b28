import { parseJson } from '../../src/domain/parseJson';

test.each([
  ['{"id":1}', { id: 1 }],
  ['null', null],
  ['', undefined],
  ['{"id":', undefined],
  [undefined, undefined],
])('%p says %p', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
