import { amountOf } from '../../src/domain/syncSummary';
import { entryWords } from '../../src/texts/entryKinds';
import { logoutWarning, summaryText } from '../../src/texts/waiting';
import { oneOfEachKind } from '../builders';

const none = amountOf([]);

test.each([
  [{ ...none, screeningRun: 1 }, '1 Screening noch nicht übertragen'],
  [{ ...none, screeningRun: 2 }, '2 Screenings noch nicht übertragen'],
  [{ ...none, exerciseRun: 1 }, '1 Training noch nicht übertragen'],
  [{ ...none, exerciseRun: 2 }, '2 Trainings noch nicht übertragen'],
  [{ ...none, message: 1 }, '1 Nachricht noch nicht übertragen'],
  [{ ...none, message: 2 }, '2 Nachrichten noch nicht übertragen'],
  [{ ...none, feedback: 1 }, '1 Feedback noch nicht übertragen'],
  [{ ...none, feedback: 2 }, '2 Feedbacks noch nicht übertragen'],
  [{ ...none, screeningRun: 1, exerciseRun: 1 }, '2 Einträge noch nicht übertragen'],
  [{ ...none, screeningRun: 2, message: 1 }, '3 Einträge noch nicht übertragen'],
  [{ ...none, exerciseRun: 1, message: 1, feedback: 2 }, '4 Einträge noch nicht übertragen'],
])('[TX-1] of %j it says: %s', (amount, text) => {
  expect(summaryText({ state: 'waiting', amount })).toBe(text);
});

test.each(oneOfEachKind)('[TX-1] [FL-9] a $kind is counted, and spoken of before a logout', ({ kind }) => {
  const { noun, pronoun } = entryWords[kind];
  const waiting = (count: number) => summaryText({ state: 'waiting', amount: { [kind]: count } });
  expect(waiting(1)).toBe(`1 ${noun[0]} noch nicht übertragen`);
  expect(waiting(2)).toBe(`2 ${noun[1]} noch nicht übertragen`);
  expect(logoutWarning({ [kind]: 1 })).toMatch(
    `1 ${noun[0]} ist noch nicht übertragen. ${pronoun} bleibt auf diesem Gerät und wird`,
  );
});

test('[TX-1] every other state has its words', () => {
  const amount = { ...none, screeningRun: 2 };
  const nextTryAt = new Date(2026, 10, 21, 9, 5).getTime();
  expect(summaryText({ state: 'sent' })).toBe('Alles übertragen');
  expect(summaryText({ state: 'sent', nextTryAt: null })).toBe('Alles übertragen');
  expect(summaryText({ state: 'offline' })).toBe('Offline');
  expect(summaryText({ state: 'offlineWaiting', amount })).toBe(
    'Offline, 2 Screenings noch nicht übertragen',
  );
  expect(summaryText({ state: 'failed', amount, nextTryAt })).toBe(
    '2 Screenings noch nicht übertragen, nächster Versuch um 9:05 Uhr',
  );
  expect(summaryText({ state: 'failed', amount: { ...none, feedback: 1 }, nextTryAt })).toBe(
    '1 Feedback noch nicht übertragen, nächster Versuch um 9:05 Uhr',
  );
  expect(summaryText({ state: 'setAside', amount })).toBe('2 Screenings nicht übertragen');
  expect(summaryText({ state: 'setAside', amount: { ...none, damaged: 1 } })).toBe(
    '1 beschädigter Eintrag nicht übertragen',
  );
});

test('[LC-7] while the live channel is down it says when that is tried again', () => {
  const nextTryAt = new Date(2026, 10, 21, 14, 32).getTime();
  expect(summaryText({ state: 'sent', nextTryAt })).toBe(
    'Alles übertragen. Keine Verbindung, nächster Versuch um 14:32 Uhr',
  );
});

const sent = 'übertragen.';
test.each([
  [
    { ...none, screeningRun: 1 },
    '1 Screening ist noch nicht übertragen. Es bleibt auf diesem Gerät und wird',
  ],
  [{ ...none, message: 1 }, '1 Nachricht ist noch nicht übertragen. Sie bleibt auf diesem Gerät und wird'],
  [{ ...none, feedback: 1 }, '1 Feedback ist noch nicht übertragen. Es bleibt auf diesem Gerät und wird'],
  [
    { ...none, damaged: 1 },
    '1 beschädigter Eintrag ist noch nicht übertragen. Er bleibt auf diesem Gerät und wird',
  ],
  [
    { ...none, exerciseRun: 2 },
    '2 Trainings sind noch nicht übertragen. Sie bleiben auf diesem Gerät und werden',
  ],
  [
    { ...none, screeningRun: 2, message: 1 },
    '2 Screenings und 1 Nachricht sind noch nicht übertragen. Sie bleiben',
  ],
  [
    { ...none, screeningRun: 1, exerciseRun: 2, message: 1, feedback: 1 },
    '1 Screening, 2 Trainings, 1 Nachricht und 1 Feedback sind noch nicht übertragen. Sie bleiben',
  ],
])('[FL-9] [SE-3] before a logout it says of %j: %s', (amount, text) => {
  expect(logoutWarning(amount)).toMatch(text);
  expect(logoutWarning(amount)).toContain(`nach deiner nächsten Anmeldung ${sent}`);
});
