import { deskRows } from '../../../src/domain/desk/deskRows';
import { recentPain } from '../../../src/domain/desk/pain';
import { reasonInWords } from '../../../src/texts/desk';
import { aRunUnit, aScreeningRun, aTestRun } from '../../builders';
import { aTraining, daysAgo, now, someContent } from './content';

const trained = (days: number, pain: number | null) =>
  aTraining({ start: daysAgo(days), runUnits: [aRunUnit({ pain: 1 }), aRunUnit({ pain })] });
const screened = (days: number, pain: number) =>
  aScreeningRun({ start: daysAgo(days), testRuns: [aTestRun({ pain })] });

test('[DE-2] pain of 4 or more in the last 14 days is a reason, the latest with its date', () => {
  const trainings = [trained(9, 4), trained(3, 3), trained(2, null)];
  expect(recentPain(trainings, [], now)).toMatchObject({ at: daysAgo(9), pain: 4 });
  expect(recentPain(trainings, [screened(5, 7)], now)).toMatchObject({ at: daysAgo(5), pain: 7 });
  expect(recentPain([trained(14, 10)], [], now)).toMatchObject({ at: daysAgo(14), pain: 10 });
  expect(recentPain([trained(15, 10)], [], now)).toBeNull();
});

test('[PN-3] [DE-2] that of the morning after counts as well', () => {
  const morningPain = { value: 5, at: daysAgo(1, 7) };
  const answered = recentPain([{ ...trained(2, 3), morningPain }], [], now);
  expect(answered).toMatchObject({ at: daysAgo(1, 7), pain: 5 });
});

test('[DE-8] it says where it hurt most, and how it was on the morning after', () => {
  const runUnits = [aRunUnit({ exerciseId: 7, pain: 4 }), aRunUnit({ exerciseId: 8, pain: 6 })];
  const training = aTraining({ start: daysAgo(2), runUnits });
  const of = { at: daysAgo(2), pain: 6, step: { kind: 'exercise', id: 8 } };
  expect(recentPain([training], [], now)?.of).toEqual({ ...of, morning: null });
  const morningPain = { value: 4, at: daysAgo(1, 7) };
  expect(recentPain([{ ...training, morningPain }], [], now)?.of).toEqual({ ...of, morning: 4 });
  expect(recentPain([], [screened(1, 5)], now)?.of?.step).toEqual({ kind: 'test', id: aTestRun().testId });
});

test.each([
  ['of a short note all', 'Zieht im Knie', ': „Zieht im Knie“'],
  ['of a long note the beginning', `${'Knie '.repeat(20)}`, `: „${'Knie '.repeat(12).trim()} …“`],
  ['of a blank note nothing', ' ', ''],
])('[PN-5] the reason has the note of the strongest pain: %s', (_what, painNote, said) => {
  const testRuns = [aTestRun({ pain: 4, painNote: 'Wenig' }), aTestRun({ pain: 6, painNote })];
  const pain = recentPain([], [aScreeningRun({ start: daysAgo(1), testRuns })], now);
  const [reason] = pain ? [{ kind: 'pain' as const, since: pain.at, ...pain }] : [];
  expect(reason && reasonInWords(reason, now)).toBe(`Schmerz 6 von 10, gestern${said}`);
});

test('[DE-2] the row of an athlete begins with it', () => {
  const [row] = deskRows(someContent({ trainings: [trained(1, 6)] }), now);
  expect(row?.reasons[0]).toMatchObject({ kind: 'pain', since: daysAgo(1), pain: 6 });
});
