import { logoutWarning, summaryText } from '../../src/texts/waiting';

const none = { runs: 0, messages: 0, feedback: 0 };

test.each([
  [{ ...none, runs: 1 }, '1 Lauf wartet auf Übertragung'],
  [{ ...none, runs: 2 }, '2 Läufe warten auf Übertragung'],
  [{ ...none, messages: 1 }, '1 Nachricht wartet auf Übertragung'],
  [{ ...none, messages: 2 }, '2 Nachrichten warten auf Übertragung'],
  [{ ...none, feedback: 1 }, '1 Feedback wartet auf Übertragung'],
  [{ ...none, feedback: 2 }, '2 Feedbacks warten auf Übertragung'],
  [{ ...none, runs: 2, messages: 1 }, '3 Einträge warten auf Übertragung'],
  [{ runs: 1, messages: 1, feedback: 2 }, '4 Einträge warten auf Übertragung'],
])('[TX-1] of %j it says: %s', (amount, text) => {
  expect(summaryText({ state: 'waiting', amount })).toBe(text);
});

test('[TX-1] every other state has its words', () => {
  const amount = { ...none, runs: 2 };
  const nextTryAt = new Date(2026, 10, 21, 9, 5).getTime();
  expect(summaryText({ state: 'sent' })).toBe('Alles übertragen');
  expect(summaryText({ state: 'sent', nextTryAt: null })).toBe('Alles übertragen');
  expect(summaryText({ state: 'offline' })).toBe('Offline');
  expect(summaryText({ state: 'offlineWaiting', amount })).toBe('Offline, 2 Läufe warten');
  expect(summaryText({ state: 'failed', amount, nextTryAt })).toBe(
    '2 Läufe warten, nächster Versuch um 9:05 Uhr',
  );
  expect(summaryText({ state: 'failed', amount: { ...none, feedback: 1 }, nextTryAt })).toBe(
    '1 Feedback wartet, nächster Versuch um 9:05 Uhr',
  );
  expect(summaryText({ state: 'setAside', amount })).toBe('2 Läufe nicht übertragen');
});

test('[LC-7] while the live channel is down it says when that is tried again', () => {
  const nextTryAt = new Date(2026, 10, 21, 14, 32).getTime();
  expect(summaryText({ state: 'sent', nextTryAt })).toBe('Alles übertragen, neue Verbindung um 14:32 Uhr');
});

const sent = 'gesendet.';
test.each([
  [{ ...none, runs: 1 }, '1 Lauf ist noch nicht übertragen. Er bleibt auf diesem Gerät und wird'],
  [{ ...none, messages: 1 }, '1 Nachricht ist noch nicht übertragen. Sie bleibt auf diesem Gerät und wird'],
  [{ ...none, feedback: 1 }, '1 Feedback ist noch nicht übertragen. Es bleibt auf diesem Gerät und wird'],
  [{ ...none, runs: 2 }, '2 Läufe sind noch nicht übertragen. Sie bleiben auf diesem Gerät und werden'],
  [{ ...none, runs: 2, messages: 1 }, '2 Läufe und 1 Nachricht sind noch nicht übertragen. Sie bleiben'],
  [
    { runs: 2, messages: 1, feedback: 1 },
    '2 Läufe, 1 Nachricht und 1 Feedback sind noch nicht übertragen. Sie bleiben',
  ],
])('[FL-9] [SE-3] before a logout it says of %j: %s', (amount, text) => {
  expect(logoutWarning(amount)).toMatch(text);
  expect(logoutWarning(amount)).toContain(`nach deiner nächsten Anmeldung ${sent}`);
});
