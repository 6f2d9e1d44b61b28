import type { NoteTarget } from '../contract/notes';
import type { NoteField } from '../domain/noteTexts';
import { counted } from './counted';

/** How many more, or less than 0 for fewer. */
const moreInWords = (more: number): string => {
  if (more === 0) return 'so viel wie';
  return more > 0 ? `${more} mehr als` : `${-more} weniger als`;
};

/** Texts of the page of one athlete, for trainers [DE-4]. */
export const athletePageTexts = {
  unknown: 'Diese Person gibt es nicht, oder sie gehört nicht zu deinen Athleten.',
  retry: 'Noch einmal versuchen',
  toList: 'Alle Athleten',
  sections: 'Abschnitte',
  why: {
    title: 'Was ansteht',
    pain: (pain: number, step: string | null) =>
      step === null ? `Schmerz ${pain} von 10` : `Schmerz ${pain} von 10 bei „${step}“`,
    when: (day: string, morning: number | null) =>
      morning === null ? day : `${day}, am Morgen danach: ${morning}`,
    wrote: (name: string, day: string) => `${name}, ${day}`,
    answer: 'Antworten',
    write: 'Schreiben',
    note: 'Notiz',
    seen: 'Gesehen',
    seenOf: (reason: string) => `Gesehen: ${reason}`,
    done: 'Alles gesehen.',
  },
  next: (name: string) => `Nächster: ${name}`,
  last: (percent: string, date: string) => `${percent} am ${date}`,
  facts: {
    title: 'Zuletzt',
    screening: 'Letztes Screening',
    result: 'Ergebnis',
    training: 'Letztes Training',
    next: 'Nächstes Screening',
    never: 'noch keins',
    invited: (date: string) => `eingeladen am ${date}`,
  },
  write: 'Nachricht schreiben',
  screen: 'Screening starten',
  resume: 'Screening fortsetzen',
  result: 'Ergebnis ansehen',
  walk: {
    title: 'In der Liste blättern',
    place: (number: number, all: number) => `${number} von ${all}`,
    former: (name: string) => `Davor: ${name}`,
    next: (name: string) => `Danach: ${name}`,
  },
  progress: {
    title: 'Verlauf',
    open: 'Ganzen Verlauf zeigen',
    week: (trainings: number, more: number) =>
      `Diese Woche bis heute ${trainings === 0 ? 'kein Training' : counted(trainings, 'Training', 'Trainings')}, ${moreInWords(more)} letzte Woche.`,
  },
  assignment: {
    title: 'Zuweisung',
    none: (name: string) => `${name} hat kein Screening.`,
    screening: 'Screening',
    unnamed: 'Screening ohne Namen',
    tests: (name: string, tests: number) => `${name} (${counted(tests, 'Test', 'Tests')})`,
    since: 'Zugewiesen seit',
    interval: 'Abstand',
    every: (weeks: number) => (weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`),
    never: 'keine Erinnerung',
    firstDue: 'jetzt, noch nie gemacht',
    dueSince: (date: string) => `fällig seit ${date}`,
    dueFrom: (date: string) => `ab ${date}`,
    assign: 'Screening zuweisen',
    change: 'Ändern',
    withdraw: 'Zurückziehen',
    waiting: (assigned: string) => `Neu: ${assigned}`,
    nothing: 'kein Screening',
    withInterval: (screening: string, interval: string) => `${screening}, ${interval}`,
  },
  assignmentConflict: {
    title: 'Inzwischen wurde etwas anderes zugewiesen.',
    own: 'Deine Zuweisung',
    present: 'Jetzt zugewiesen',
    keepOwn: 'Meine Zuweisung nehmen',
    keepPresent: 'Jetzige lassen',
  },
  notes: {
    title: 'Notizen',
    add: 'Notiz',
    less: 'Weniger zeigen',
    none: 'Noch keine Notizen.',
    withoutScreening:
      'Notizen gehören zu einem Screening. Du kannst sie schreiben, sobald eins zugewiesen ist.',
    readOnly: 'Notizen lassen sich hier nur lesen.',
    subjects: {
      screening: () => 'Screening',
      training: () => 'Training',
      test: (name) => `Test: ${name}`,
      exercise: (name) => `Übung: ${name}`,
    } satisfies Record<NoteTarget['kind'], (name: string) => string>,
    fields: {
      athleteNote: (name) => `Für ${name}`,
      trainerNote: () => 'Nur für Trainer',
    } satisfies Record<NoteField, (name: string) => string>,
    edit: (subject: string) => `${subject}: Notiz bearbeiten`,
    write: (subject: string) => `${subject}: Notiz schreiben`,
    long: (length: number) => `Bitte höchstens ${length} Zeichen`,
    conflicts: (count: number) =>
      count === 1
        ? '1 Notiz haben zwei Personen geändert. Es geht nichts verloren.'
        : `${count} Notizen haben zwei Personen geändert. Es geht nichts verloren.`,
    choose: 'Fassung wählen',
  },
  conflict: {
    title: 'Zwei Fassungen einer Notiz',
    text: (subject: string) =>
      `${subject}. Du hast die Notiz geändert, jemand anderes auch. Es geht nichts verloren.`,
    legend: (field: string) => `${field}: Welche Fassung gilt?`,
    own: 'Meine behalten',
    present: 'Andere behalten',
    merged: 'Beide verbinden',
    mergedLabel: 'Verbundene Notiz',
    empty: 'ohne Text',
    later: 'Später',
    save: 'Fassung speichern',
  },
  entry: {
    open: 'Unter „Nicht übertragen“ ansehen',
  },
  trainings: {
    title: 'Trainings',
    list: 'Liste der Trainings',
    none: (name: string) => `${name} hat noch nicht trainiert.`,
    done: (done: number, total: number) => `${done} von ${counted(total, 'Übung', 'Übungen')}`,
    minutes: (minutes: number) => counted(minutes, 'Minute', 'Minuten'),
    moment: (date: string, time: string) => `${date}, ${time} Uhr`,
    unfinished: 'nicht beendet',
    noFeedback: 'kein Feedback',
    quote: (text: string) => `„${text}“`,
    more: 'Mehr anzeigen',
  },
  written: {
    title: (name: string) => `Das hat ${name} im Training geschrieben`,
    /** In the links to the sections. */
    short: 'Aus den Trainings',
    list: (name: string) => `Notizen von ${name}`,
    none: 'Noch nichts.',
    exercise: 'Übung',
  },
  membership: {
    title: 'Mitgliedschaft',
    text: 'Einladung, Trainer und Übergabe findest du auf der Seite des Mitglieds.',
    open: 'Mitgliedschaft öffnen',
  },
  cancel: 'Abbrechen',
  save: 'Speichern',
} as const;
