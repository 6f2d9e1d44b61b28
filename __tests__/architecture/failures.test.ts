import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf } from '../../scripts/lib/failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (testResults: unknown[]) => {
  const report = join(folder, 'report.json');
  writeFileSync(report, JSON.stringify({ testResults }));
  return report;
};

const passed = { status: 'passed', fullName: 'a chat', failureMessages: [] };
const failedAs = (fullName: string, ...failureMessages: string[]) => ({
  status: 'failed',
  fullName,
  failureMessages,
});

test('the end of a run says which tests failed, and how', () => {
  const report = reportOf([
    { name: '/club/__tests__/chat.test.ts', message: '', assertionResults: [passed] },
    {
      name: '/club/__tests__/crash.test.ts',
      message: '● a crash',
      assertionResults: [
        passed,
        failedAs('a crash', '\u001B[31mError: It is lost.\u001B[39m\n\n    at crash.ts:1'),
      ],
    },
    { name: '/club/__tests__/broken.test.ts', message: 'SyntaxError', assertionResults: [] },
  ]);
  expect(failuresOf(report)).toEqual([
    '● a crash',
    'Error: It is lost.',
    '    at crash.ts:1',
    '● /club/__tests__/broken.test.ts',
    'SyntaxError',
  ]);
});

test('a run in which much fails tells the first five, each in 25 lines', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const assertionResults = Array.from({ length: 8 }, (_, index) => failedAs(`test ${index}`, long));
  const lines = failuresOf(reportOf([{ name: 'many', message: '', assertionResults }]));
  expect(lines).toHaveLength(5 * 26 + 1);
  expect(lines.at(-1)).toBe('and 3 more');
});
