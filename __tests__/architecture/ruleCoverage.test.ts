import { parseSource } from '../../scripts/lib/syntax.mjs';
import { citedRules, coverageFaults, statedRules } from '../../scripts/ruleCoverage.mjs';

const cited = (source: string) => citedRules(parseSource(source, false));

test('each table row with an id states a rule', () => {
  expect(
    statedRules('# AB-1\n\n| id | rule |\n|---|---|\n| SR-1 | As in SR-2. |\n| RT-14 | Any. |\n'),
  ).toEqual(['SR-1', 'RT-14']);
});

test('the title of a test cites a rule', () => {
  expect(cited("test('[SR-1] [SR-2] goes on', () => {}); it(`[RT-3, RT-4] opens`, () => {});")).toEqual([
    'SR-1',
    'SR-2',
    'RT-3',
    'RT-4',
  ]);
  expect(cited("describe('[GU-1]', () => test.each([1])('[GU-2] %s', () => {}));")).toEqual(['GU-1', 'GU-2']);
});

test('other text and skipped tests cite no rule', () => {
  expect(
    cited("// [SR-1]\nconst title = '[SR-2]'; expect('[SR-3]').toBe(title); test('SR-4', () => {});"),
  ).toEqual([]);
  // The quoted text is input of the check. No test of this file is skipped.
  expect(cited("test.skip('[SR-1]', () => {}); test.todo('[SR-2]'); xtest('[SR-3]', () => {});")).toEqual([]);
});

test('each rule has a test', () => {
  expect(coverageFaults(['SR-1', 'FB-1'], ['SR-1', 'FB-1'])).toEqual([]);
});

test('a rule without a test is a fault', () => {
  expect(coverageFaults(['SR-1', 'SR-2'], ['SR-2'])).toEqual(['SR-1 has no test']);
});

test('an id without a rule is a fault', () => {
  expect(coverageFaults(['SR-1'], ['SR-1', 'SR-9'])).toEqual(['SR-9 is cited, but is no rule']);
});
