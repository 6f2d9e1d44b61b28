import {
  findBackupFault,
  isRehearsing,
  judgeDisk,
  lacksMuch,
  stateOfCertificate,
} from '../../src/domain/health';

const now = Date.parse('2025-03-10T12:00:00.000Z');
const [second, day] = [1000, 86_400_000];
const iso = (time: number) => new Date(time).toISOString();

test.each([
  ['fine', 10_000_000_001, 100_000_000_000],
  ['watch', 10_000_000_000, 100_000_000_000],
  ['fine', 1_000_000_001, 5_000_000_000],
  ['watch', 1_000_000_000, 5_000_000_000],
])('[HE-1] a disk is %s with %d free of %d bytes', (verdict, freeBytes, totalBytes) => {
  expect(judgeDisk({ freeBytes, totalBytes })).toBe(verdict);
});

test.each([
  [null, iso(now - 2 * day), 0],
  ['old', iso(now - 2 * day - second), 0],
  ['none', null, 0],
  ['failed', iso(now), 1],
  ['failed', null, 3],
])('[HE-2] backups: %s with the last at %s and %d failures', (fault, lastAt, failures) => {
  expect(findBackupFault({ lastAt, failures, isByServer: true }, now)).toBe(fault);
});

test.each([
  ['fine', 14 * day + second, null],
  ['ending', 14 * day, null],
  ['ending', second, 'SOME_FAULT'],
  ['ended', 0, null],
  ['distrusted', 90 * day, 'SOME_FAULT'],
])('[HE-3] a certificate is %s with %d ms left and the fault %s', (state, left, fault) => {
  expect(stateOfCertificate({ kind: 'known', endsAt: iso(now + left), fault }, now)).toBe(state);
});

test('[HE-3] a certificate that is not there, or not to be seen, is neither good nor bad', () => {
  expect(stateOfCertificate({ kind: 'none' }, now)).toBe('none');
  expect(stateOfCertificate({ kind: 'unknown', reason: 'Nobody answers.' }, now)).toBe('unknown');
});

test('[HE-4] a rehearsal runs until it has an end', () => {
  const begun = { startedAt: iso(now), endedAt: null, backupAt: iso(now), counts: null, fault: null };
  expect(isRehearsing(null)).toBe(false);
  expect(isRehearsing(begun)).toBe(true);
  expect(isRehearsing({ ...begun, endedAt: iso(now) })).toBe(false);
});

test('[HE-4] less than half of what there is now is much less', () => {
  const present = { members: 10, runs: 100 };
  expect(lacksMuch({ members: 5, runs: 50 }, present)).toBe(false);
  expect(lacksMuch({ members: 4, runs: 100 }, present)).toBe(true);
  expect(lacksMuch({ members: 10, runs: 49 }, present)).toBe(true);
});
