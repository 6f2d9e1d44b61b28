import { type Amount, type SyncSummary, totalOf } from '../domain/syncSummary';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const runs = (count: number) => counted(count, 'Lauf', 'Läufe');
const messages = (count: number) => counted(count, 'Nachricht', 'Nachrichten');

const entries = (amount: Amount) => {
  if (amount.messages === 0) return runs(amount.runs);
  if (amount.runs === 0) return messages(amount.messages);
  return `${totalOf(amount)} Einträge`;
};

const wait = (amount: Amount) => `${entries(amount)} ${totalOf(amount) === 1 ? 'wartet' : 'warten'}`;

/** The time of an instant in milliseconds as H:mm, without the library that the first screen does not need. */
const timeOf = (instant: number) =>
  new Intl.DateTimeFormat('de', { hour: 'numeric', minute: '2-digit' }).format(instant);

/** How the sync stands, in a few words. */
export const summaryText = (summary: SyncSummary): string => {
  switch (summary.state) {
    case 'sent':
      return 'Alles übertragen';
    case 'offline':
      return 'Offline';
    case 'waiting':
      return `${wait(summary.amount)} auf Übertragung`;
    case 'offlineWaiting':
      return `Offline, ${wait(summary.amount)}`;
    case 'failed':
      return `${wait(summary.amount)}, nächster Versuch um ${timeOf(summary.nextTryAt)} Uhr`;
    case 'setAside':
      return `${entries(summary.amount)} nicht übertragen`;
  }
};

const named = (amount: Amount) => {
  if (amount.runs === 0 || amount.messages === 0) return entries(amount);
  return `${runs(amount.runs)} und ${messages(amount.messages)}`;
};

/** What a logout leaves on this device. */
export const logoutWarning = (amount: Amount): string => {
  if (totalOf(amount) > 1) {
    return `${named(amount)} sind noch nicht übertragen. Sie bleiben auf diesem Gerät und werden nach deiner nächsten Anmeldung gesendet.`;
  }
  const it = amount.runs === 1 ? 'Er' : 'Sie';
  return `${named(amount)} ist noch nicht übertragen. ${it} bleibt auf diesem Gerät und wird nach deiner nächsten Anmeldung gesendet.`;
};
