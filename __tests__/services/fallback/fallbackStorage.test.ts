/** @jest-environment jest-fixed-jsdom */
import { createFallbackStorage } from '../../../src/services/fallback/createFallbackStorage';
import { aWaitingFeedback, aWaitingMessage } from '../../builders';
import { aWaitingExerciseRun, aWaitingScreeningRun } from '../../fakes/recorded';

const open = () => createFallbackStorage(localStorage, sessionStorage);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const rows = [
  { store: 'run' as const, row: aWaitingScreeningRun() },
  { store: 'run' as const, row: aWaitingExerciseRun() },
  { store: 'entry' as const, row: aWaitingMessage() },
  { store: 'entry' as const, row: aWaitingFeedback() },
  {
    store: 'feedback' as const,
    row: { kind: 'draft' as const, key: '2/x', draft: { answers: { a: 'b' }, comment: '' } },
  },
  { store: 'feedback' as const, row: { kind: 'settled' as const, key: '2/x' } },
];

test('[DB-13] holds rows of each kind over a reload, each until it is removed', async () => {
  const before = open();
  expect(before.isEmpty()).toBe(true);
  for (const row of rows) await before.keep(row);
  const after = open();
  expect(after.isEmpty()).toBe(false);
  expect(new Set(await after.all())).toEqual(new Set(rows));
  for (const row of rows) after.remove(row);
  expect(await after.all()).toEqual([]);
  expect(after.isEmpty()).toBe(true);
});

test('[DB-13] holds the latest state of a row', async () => {
  const run = aWaitingScreeningRun();
  await open().keep({ store: 'run', row: run });
  await open().keep({ store: 'run', row: { ...run, clientRevision: 9 } });
  expect(await open().all()).toMatchObject([{ row: { clientRevision: 9 } }]);
});

test.each(['{', 'null', '7', '{}', '{"store":"run","row":{}}', '{"store":"else","row":{"clientId":"x"}}'])(
  '[DB-13] passes over an item that reads %s, and leaves what is not its own',
  async (item) => {
    localStorage.setItem('athletik-fallback/run/x', item);
    localStorage.setItem('currentUser', '{}');
    expect(await open().all()).toEqual([]);
    expect(localStorage).toHaveLength(2);
  },
);

test('[DB-13] a tab may reload itself at most once a minute', async () => {
  const noon = Date.UTC(2026, 10, 16, 12);
  expect(await open().mayReload(noon)).toBe(true);
  expect(await open().mayReload(noon + 59_999)).toBe(false);
  expect(await open().mayReload(noon + 60_000)).toBe(true);
});
