import type { DeskShown, DeskSort } from '../domain/desk/choice';
import type { AssignmentStatus } from '../domain/desk/deskRows';
import type { Reason, ReasonKind } from '../domain/desk/reasons';
import { daysBetween, formatDate } from '../domain/formats';
import { counted } from './counted';

const athletes = (count: number) => counted(count, 'Athlet', 'Athleten');
const since = (iso: string, now: number) => `seit ${counted(daysBetween(iso, now), 'Tag', 'Tagen')}`;

/** An ISO instant as a day: heute, gestern, 02.11., in another year 02.11.2025. */
export const dayInWords = (iso: string, now: number): string => {
  const days = daysBetween(iso, now);
  if (days === 0) return 'heute';
  if (days === 1) return 'gestern';
  const isThisYear = new Date(iso).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDate(iso).slice(0, 6) : formatDate(iso);
};

/** As much of a note as has a place in the list. The page of the athlete has all of it. */
const noteLength = 60;

const afterwards = (note: string | undefined): string => {
  if (note === undefined) return '';
  const letters = [...note];
  return `: „${letters.length > noteLength ? `${letters.slice(0, noteLength).join('').trimEnd()} …` : note}“`;
};

/** Returns a reason with its date [DE-2]. `now` in milliseconds since the epoch. */
export const reasonInWords = (reason: Reason, now: number): string => {
  switch (reason.kind) {
    case 'pain':
      return `Schmerz ${reason.pain} von 10, ${dayInWords(reason.since, now)}${afterwards(reason.note)}`;
    case 'message': {
      if (reason.isRefused) return `Nachricht nicht übertragen, ${dayInWords(reason.since, now)}`;
      if (reason.count === 0 && reason.since !== null)
        return `Nachricht ohne Antwort, ${dayInWords(reason.since, now)}`;
      const news = counted(reason.count, 'neue Nachricht', 'neue Nachrichten');
      return reason.since === null ? news : `${news}, ${dayInWords(reason.since, now)}`;
    }
    case 'unassigned':
      return 'Kein Screening';
    case 'due':
      return reason.isFirst
        ? `Screening noch nie, zugewiesen ${dayInWords(reason.since, now)}`
        : `Screening fällig seit ${dayInWords(reason.since, now)}`;
    case 'idle':
      return `Kein Training ${since(reason.since, now)}`;
    case 'plan':
      return `Plan prüfen, neues Screening ${dayInWords(reason.since, now)}`;
    case 'feedback':
      return `Feedback ${dayInWords(reason.since, now)}: ${reason.question} „${reason.option}“`;
    case 'invited':
      return `Einladung offen ${since(reason.since, now)}`;
    case 'guardian':
      return `Bestätigung der Eltern fehlt ${since(reason.since, now)}`;
    case 'forgotten':
      return `Lange nicht da, wird am ${formatDate(reason.since)} gelöscht`;
  }
};

const reasons: Record<ReasonKind, string> = {
  pain: 'Schmerz',
  message: 'Nachricht',
  unassigned: 'Kein Screening',
  due: 'Screening fällig',
  idle: 'Kein Training',
  plan: 'Plan prüfen',
  feedback: 'Feedback',
  invited: 'Einladung offen',
  guardian: 'Bestätigung fehlt',
  forgotten: 'Wird gelöscht',
};

const shownAmong = (shown: DeskShown): string => {
  if (shown === 'all') return 'unter allen Athleten';
  if (shown === 'attention') return 'unter den Athleten, die Aufmerksamkeit brauchen';
  return `unter den Athleten mit „${reasons[shown]}“`;
};

/** Texts of the list of athletes, for trainers [DE-1 to DE-3]. */
export const deskTexts = {
  forTrainers: 'Die Liste der Athleten sehen nur Trainer.',
  unsupported: 'Auf diesem Server gibt es keine Liste der Athleten.',
  retry: 'Noch einmal versuchen',
  title: (count: number, all: number) => (count === all ? athletes(all) : `${count} von ${athletes(all)}`),
  invite: 'Einladen',
  search: 'Name suchen',
  attention: 'Braucht Aufmerksamkeit',
  all: 'Alle',
  reason: 'Grund',
  allReasons: 'Alle Gründe',
  reasonCount: (kind: ReasonKind, count: number) => `${reasons[kind]} (${count})`,
  team: 'Team',
  allTeams: 'Alle Teams',
  sort: 'Reihenfolge',
  sorts: {
    attention: 'Dringlichkeit',
    name: 'Name',
    screening: 'Letztes Screening',
    training: 'Letztes Training',
  } satisfies Record<DeskSort, string>,
  list: 'Liste der Athleten',
  /** The name of each reason. */
  names: reasons,
  columns: {
    pick: 'Auswahl',
    name: 'Athlet',
    reasons: 'Was ansteht',
    assigned: 'Zugewiesen',
    screening: 'Letztes Screening',
    training: 'Training, 7 Tage',
  },
  nothing: 'nichts',
  /** Said once, instead of in each row. */
  shared: (screening: string) => `Zugewiesen: ${screening}`,
  noScreening: 'kein Screening',
  unnamed: 'Screening ohne Namen',
  assignment: {
    waiting: 'noch nicht übertragen',
    refused: 'nicht angenommen',
    undecided: 'zwei Zuweisungen, wähl eine',
  } satisfies Record<AssignmentStatus, string>,
  noRun: 'noch kein Screening',
  result: (counts: string) => `Ergebnis: ${counts}`,
  noTraining: 'noch kein Training',
  lastTraining: (date: string) => `zuletzt ${date}`,
  trainings: (count: number) =>
    count === 0
      ? 'Kein Training in den letzten 7 Tagen'
      : `${counted(count, 'Training', 'Trainings')} in den letzten 7 Tagen`,
  pick: (name: string) => `${name} auswählen`,
  startPicking: 'Auswählen',
  pickAll: (count: number) => (count === 1 ? '1 auswählen' : `Alle ${count} auswählen`),
  picked: (count: number) => `${count} ausgewählt`,
  unpick: 'Auswahl aufheben',
  assign: 'Screening zuweisen',
  calm: {
    title: 'Gerade steht nichts an.',
    text: 'Niemand braucht gerade deine Aufmerksamkeit.',
    showAll: (all: number) => `Alle ${all} zeigen`,
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'Kein Treffer' : `Kein Treffer für „${search}“`),
    where: (shown: DeskShown, team: string) =>
      `Gesucht wurde ${shownAmong(shown)}${team === '' ? '' : ` im Team „${team}“`}.`,
    searchAll: (all: number) => `Unter allen ${all} suchen`,
    clear: 'Suche löschen',
  },
} as const;
