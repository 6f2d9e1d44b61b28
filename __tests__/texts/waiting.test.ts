import { logoutWarning, summaryText } from '../../src/texts/waiting';

test.each([
  [{ runs: 1, messages: 0 }, '1 Lauf wartet auf Übertragung'],
  [{ runs: 2, messages: 0 }, '2 Läufe warten auf Übertragung'],
  [{ runs: 0, messages: 1 }, '1 Nachricht wartet auf Übertragung'],
  [{ runs: 0, messages: 2 }, '2 Nachrichten warten auf Übertragung'],
  [{ runs: 2, messages: 1 }, '3 Einträge warten auf Übertragung'],
])('[TX-1] of %j it says: %s', (amount, text) => {
  expect(summaryText({ state: 'waiting', amount })).toBe(text);
});

test('[TX-1] every other state has its words', () => {
  const amount = { runs: 2, messages: 0 };
  const nextTryAt = new Date(2026, 10, 21, 9, 5).getTime();
  expect(summaryText({ state: 'sent' })).toBe('Alles übertragen');
  expect(summaryText({ state: 'offline' })).toBe('Offline');
  expect(summaryText({ state: 'offlineWaiting', amount })).toBe('Offline, 2 Läufe warten');
  expect(summaryText({ state: 'failed', amount, nextTryAt })).toBe(
    '2 Läufe warten, nächster Versuch um 9:05 Uhr',
  );
  expect(summaryText({ state: 'setAside', amount })).toBe('2 Läufe nicht übertragen');
});

const sent = 'gesendet.';
test.each([
  [{ runs: 1, messages: 0 }, `1 Lauf ist noch nicht übertragen. Er bleibt auf diesem Gerät und wird`],
  [{ runs: 0, messages: 1 }, `1 Nachricht ist noch nicht übertragen. Sie bleibt auf diesem Gerät und wird`],
  [{ runs: 2, messages: 0 }, `2 Läufe sind noch nicht übertragen. Sie bleiben auf diesem Gerät und werden`],
  [{ runs: 2, messages: 1 }, `2 Läufe und 1 Nachricht sind noch nicht übertragen. Sie bleiben`],
])('[FL-9] [SE-3] before a logout it says of %j: %s', (amount, text) => {
  expect(logoutWarning(amount)).toMatch(text);
  expect(logoutWarning(amount)).toContain(`nach deiner nächsten Anmeldung ${sent}`);
});
