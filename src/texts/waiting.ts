import { type Amount, type SyncSummary, totalOf } from '../domain/syncSummary';
import { counted } from './counted';

/** Each kind in the singular and the plural, in the order in which they are listed. */
const nouns: Record<keyof Amount, [one: string, many: string]> = {
  screeningRun: ['Screening', 'Screenings'],
  exerciseRun: ['Training', 'Trainings'],
  message: ['Nachricht', 'Nachrichten'],
  feedback: ['Feedback', 'Feedbacks'],
  pain: ['Schmerzangabe', 'Schmerzangaben'],
  note: ['Notiz', 'Notizen'],
  assignment: ['Zuweisung', 'Zuweisungen'],
  damaged: ['beschädigter Eintrag', 'beschädigte Einträge'],
};
const kinds = Object.keys(nouns) as (keyof Amount)[];

/** Each kind with its count; leaves out kinds with none. */
const named = (amount: Amount): string[] =>
  kinds.filter((kind) => amount[kind] > 0).map((kind) => counted(amount[kind], ...nouns[kind]));

const entries = (amount: Amount) => {
  const [only, ...others] = named(amount);
  return only && others.length === 0 ? only : `${totalOf(amount)} Einträge`;
};

const wait = (amount: Amount) => `${entries(amount)} ${totalOf(amount) === 1 ? 'wartet' : 'warten'}`;

/** A time in milliseconds since the epoch as H:mm. Does not use dayjs, so that the first screen need not load it. */
const timeOf = (instant: number) =>
  new Intl.DateTimeFormat('de', { hour: 'numeric', minute: '2-digit' }).format(instant);

/** The state of the sync in a few words. */
export const summaryText = (summary: SyncSummary): string => {
  switch (summary.state) {
    case 'sent':
      return summary.nextTryAt
        ? `Alles übertragen, neue Verbindung um ${timeOf(summary.nextTryAt)} Uhr`
        : 'Alles übertragen';
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

/** Warning before a logout about what the server does not have. */
export const logoutWarning = (amount: Amount): string => {
  const what = new Intl.ListFormat('de').format(named(amount));
  return totalOf(amount) > 1
    ? `${what} sind noch nicht übertragen. Sie bleiben auf diesem Gerät und werden nach deiner nächsten Anmeldung gesendet.`
    : `${what} ist noch nicht übertragen. ${amount.message + amount.note + amount.assignment + amount.pain > 0 ? 'Sie' : 'Es'} bleibt auf diesem Gerät und wird nach deiner nächsten Anmeldung gesendet.`;
};
