import { type Amount, type Counted, type SyncSummary, totalOf } from '../domain/syncSummary';
import { counted } from './counted';
import { type CountedWords, entryWords } from './entryKinds';

/** The words for each kind, in the order in which they are listed. */
const words: Record<Counted, CountedWords> = {
  screeningRun: { noun: ['Screening', 'Screenings'], pronoun: 'Es' },
  exerciseRun: { noun: ['Training', 'Trainings'], pronoun: 'Es' },
  ...entryWords,
  damaged: { noun: ['beschädigter Eintrag', 'beschädigte Einträge'], pronoun: 'Er' },
};
// TypeScript knows the keys of any object only as strings.
const kinds = Object.keys(words) as Counted[];

/** Each kind with its count. */
const named = (amount: Amount): string[] =>
  kinds.flatMap((kind) => (amount[kind] ? counted(amount[kind], ...words[kind].noun) : []));

const entries = (amount: Amount) => {
  const [only, ...others] = named(amount);
  return only && others.length === 0 ? only : `${totalOf(amount)} Einträge`;
};

const unsent = (amount: Amount) => `${entries(amount)} noch nicht übertragen`;

/** A time in milliseconds since the epoch as H:mm. Does not use dayjs, so that the first screen need not load it. */
const timeOf = (instant: number) =>
  new Intl.DateTimeFormat('de', { hour: 'numeric', minute: '2-digit' }).format(instant);

/** The state of the sync in a few words. */
export const summaryText = (summary: SyncSummary): string => {
  switch (summary.state) {
    case 'sent':
      return summary.nextTryAt
        ? `Alles übertragen. Keine Verbindung, nächster Versuch um ${timeOf(summary.nextTryAt)} Uhr`
        : 'Alles übertragen';
    case 'offline':
      return 'Offline';
    case 'waiting':
      return unsent(summary.amount);
    case 'offlineWaiting':
      return `Offline, ${unsent(summary.amount)}`;
    case 'failed':
      return `${unsent(summary.amount)}, nächster Versuch um ${timeOf(summary.nextTryAt)} Uhr`;
    case 'setAside':
      return `${entries(summary.amount)} nicht übertragen`;
  }
};

/** Says that this is sent before an athlete is given away. */
export const sentFirst = (amount: Amount): string => {
  const only = kinds.find((kind) => amount[kind]);
  const [wait, become] =
    totalOf(amount) > 1 ? ['warten', 'Sie werden'] : ['wartet', `${only ? words[only].pronoun : 'Es'} wird`];
  return `${new Intl.ListFormat('de').format(named(amount))} ${wait} noch. ${become} vorher übertragen.`;
};

/** Warning before a logout in the middle of a run. */
export const logoutInRun =
  'Du bist noch nicht fertig. Was du bis hier gemacht hast, bleibt auf diesem Gerät. Nach deiner nächsten Anmeldung geht es hier weiter.';

/** Warning before a logout about what the server does not have. */
export const logoutWarning = (amount: Amount): string => {
  const what = new Intl.ListFormat('de').format(named(amount));
  const only = kinds.find((kind) => amount[kind]);
  const pronoun = only ? words[only].pronoun : 'Es';
  const [are, stay, become] =
    totalOf(amount) > 1 ? ['sind', 'Sie bleiben', 'werden'] : ['ist', `${pronoun} bleibt`, 'wird'];
  return `${what} ${are} noch nicht übertragen. ${stay} auf diesem Gerät und ${become} nach deiner nächsten Anmeldung übertragen.`;
};

/** Sends what waits, before something takes it away from this device [LV-8]. */
export const sendWaiting = 'Jetzt übertragen';
