import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durationsOf, grown, sharesOf, tellDurations } from '../../scripts/lib/durations.mjs';

const folder = mkdtempSync(join(tmpdir(), 'durations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const aTest = (duration: number | null, ...ancestorTitles: string[]) => ({ duration, ancestorTitles });

test('the tests of a suite belong to their files, on PostgreSQL to another part', () => {
  const report = join(folder, 'report.json');
  const testResults = [
    {
      name: '/club/.suites/node/sagas-1.test.js',
      assertionResults: [
        aTest(1500, 'sagas/sync/flush.test.ts', 'a flush'),
        aTest(500, 'sagas/sync/flush.test.ts'),
        aTest(null, 'server/chat/chat.test.ts'),
      ],
    },
    {
      name: '/club/.suites/postgres/server-1.test.js',
      assertionResults: [aTest(3000, 'server/chat/chat.test.ts')],
    },
    { name: '/club/__tests__/e2e/chat.test.ts', assertionResults: [aTest(5000, 'two people')] },
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  const durations = durationsOf(report);
  expect(durations).toEqual([
    { file: 'sagas/sync/flush.test.ts', part: 'sagas', seconds: 2 },
    { file: 'server/chat/chat.test.ts', part: 'server', seconds: 0 },
    { file: 'server/chat/chat.test.ts, PostgreSQL', part: 'PostgreSQL', seconds: 3 },
    { file: 'e2e/chat.test.ts', part: 'end-to-end', seconds: 5 },
  ]);
  expect(sharesOf(durations)).toEqual([
    ['end-to-end', 50],
    ['PostgreSQL', 30],
    ['sagas', 20],
    ['server', 0],
  ]);
  expect(tellDurations(durations, {})).toContain('    5 s  e2e/chat.test.ts');
});

test('a part that has grown by half beside the others is named, and a slow machine names none', () => {
  const budget = { sagas: 40, server: 40, 'end-to-end': 20 };
  expect(grown(Object.entries(budget), budget)).toEqual([]);
  const slower = [['sagas', 35] as const, ['server', 35] as const, ['end-to-end', 30] as const];
  expect(
    grown(
      slower.map(([part, share]) => [part, share]),
      budget,
    ),
  ).toEqual(['end-to-end takes 1.7 times what it took beside the others']);
});

test('a part that did not run changes nothing for the others', () => {
  const budget = { sagas: 40, server: 40, 'end-to-end': 20 };
  expect(
    grown(
      [
        ['sagas', 50],
        ['server', 50],
      ],
      budget,
    ),
  ).toEqual([]);
});
