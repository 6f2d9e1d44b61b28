import { csvRow } from '../../../server/ownData/csv';

test.each(['=1+1', '+49 30', '-2', '@x', '\tx', '\rx', '＝1'])(
  '[LV-6] a text that a table program takes for a formula gets an apostrophe: %j',
  (text) => {
    expect(csvRow([text])).toMatch(/^"?'/);
  },
);

test('[LV-6] numbers stay numbers, with a decimal comma', () => {
  expect(csvRow([-2, 0.5, 100, null, true, false])).toBe('-2;0,5;100;;ja;nein\r\n');
});

test('[LV-6] what would end a cell is quoted', () => {
  expect(csvRow(['a;b', 'sagt "ja"', 'zwei\nZeilen', ' Rand ', 'ganz normal'])).toBe(
    '"a;b";"sagt ""ja""";"zwei\nZeilen";" Rand ";ganz normal\r\n',
  );
});
