import { counted } from './counted';

const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Date(iso).toLocaleDateString('de-DE', options);

/** A month by its name in the past, 2026-11, as 'November 2026'. */
export const monthInWords = (month: string): string =>
  format(`${month}-15T12:00:00`, { month: 'long', year: 'numeric' });

/** The day of an ISO instant, as 'Dienstag, 3. November'. The year stands above it. */
export const dayInWords = (iso: string): string =>
  format(iso, { weekday: 'long', day: 'numeric', month: 'long' });

/** Texts of what a person has done so far [HI-9]. */
export const pastTexts = {
  open: 'Alle Trainings und Ergebnisse',
  own: 'Deine Trainings und Ergebnisse',
  of: (name: string) => `Trainings und Ergebnisse von ${name}`,
  trainings: 'Trainings',
  screenings: 'Screenings',
  month: 'Monat',
  allMonths: 'Alle Monate',
  monthWithCount: (month: string, count: number) => `${month} (${count})`,
  more: 'Mehr anzeigen',
  at: (time: string) => `${time} Uhr`,
  minutes: (minutes: number) => counted(minutes, 'Minute', 'Minuten'),
  done: (done: number, total: number) => `${done} von ${counted(total, 'Übung', 'Übungen')}`,
  unfinished: 'nicht beendet',
  unsent: 'nicht übertragen',
  unknownExercise: 'Übung',
  isDone: 'erledigt',
  isNotDone: 'nicht erledigt',
  quote: (text: string) => `„${text}“`,
  screening: 'Screening',
  withoutResult: 'ohne Ergebnis',
  result: (percent: number, rater: string) => `Gesamtwert ${percent}\u00a0%, bewertet: ${rater}`,
  none: {
    title: 'Noch nichts',
    own: 'Nach deinem ersten Training oder Screening findest du es hier wieder.',
    of: (name: string) => `Nach dem ersten Training oder Screening von ${name} steht es hier.`,
    toPlan: 'Zum Training',
  },
  noneOfKind: 'Davon gibt es hier noch nichts.',
  /** The device does not hold everything. What it holds is listed below. */
  missing: {
    loading: 'Frühere Trainings werden geladen.',
    offline:
      'Auf diesem Gerät fehlen frühere Trainings. Sie sind auf dem Server und kommen, sobald du online bist.',
    failed:
      'Frühere Trainings konnten nicht geladen werden. Sie sind auf dem Server, es geht nichts verloren.',
    retry: 'Noch einmal versuchen',
  },
  onlyHere: 'Dieser Server nennt keine früheren Trainings. Hier stehen die Trainings von diesem Gerät.',
  back: 'Zum Verlauf',
} as const;
