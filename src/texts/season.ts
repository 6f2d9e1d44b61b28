import type { LaneWeek, SeasonSort } from '../domain/season/lanes';
import { counted } from './counted';

/** An ISO instant as the name of its month. */
export const monthInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('de-DE', { month: 'long' });

/** The same in few letters. */
export const shortMonthInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('de-DE', { month: 'short' });

const trainings = (count: number) => counted(count, 'Training', 'Trainings');
const weeks = (count: number) => counted(count, 'Woche', 'Wochen');

const screeningInWords = ({ screenings, result }: LaneWeek): string | null => {
  if (screenings === 0) return null;
  const name = screenings === 1 ? 'Screening' : `${screenings} Screenings`;
  return result === null ? name : `${name} ${result}\u00a0%`;
};

/** What happened in a week of an athlete [SN-2]. */
export const weekInWords = (week: LaneWeek): string =>
  [
    week.trainings === 0
      ? 'kein Training'
      : `${trainings(week.trainings)}, ${counted(week.minutes, 'Minute', 'Minuten')}`,
    screeningInWords(week),
    week.pain !== null && `Schmerz bis ${week.pain} von 10`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The same in a cell of the table; '–' for a week without anything. */
export const weekInCell = (week: LaneWeek): string =>
  [
    week.trainings > 0 && trainings(week.trainings),
    screeningInWords(week),
    week.pain !== null && `Schmerz ${week.pain}`,
  ]
    .filter(Boolean)
    .join(', ') || '–';

/** Texts of the season, for trainers [SN-1 to SN-3]. */
export const seasonTexts = {
  name: 'Saison',
  title: 'Die Saison, 26 Wochen',
  unsupported: 'Auf diesem Server gibt es keine Saison.',
  link: 'Saison',
  hall: 'A3 für die Halle',
  toAthletes: 'Zur Liste',
  sorts: { name: 'Nach Name', training: 'Nach Trainings' } satisfies Record<SeasonSort, string>,
  sort: 'Reihenfolge',
  total: 'Gesamtwert',
  noScreening: 'kein Screening',
  lane: (name: string) => `${name}, Woche`,
  week: (number: number, from: string, to: string) => `KW ${number}, ${from} bis ${to}`,
  hint: 'Tipp auf eine Woche, dann stehen hier ihre Zahlen.',
  key: {
    trained: 'Trainings in der Woche, je höher, desto mehr',
    screened: 'Screening',
    pain: 'Schmerz ab 4',
    none: 'Woche ohne Training. Pausen gehören dazu.',
  },
  table: 'Saison als Tabelle',
  columns: {
    name: 'Athlet',
    trained: 'Wochen mit Training',
    trainings: 'Trainings',
    screenings: 'Screenings',
    pain: 'Wochen mit Schmerz ab 4',
    week: (number: number) => `KW ${number}`,
  },
  noMatch: (team: string) => `Im Team „${team}“ ist niemand.`,
  all: 'Alle zeigen',
} as const;

/** Texts of the season on paper, which everybody in a hall may read [SN-3]. */
export const hallTexts = {
  title: 'Saison für die Halle',
  sheet: 'Unsere Saison',
  span: (from: string, to: string) => `26 Wochen, ${from} bis ${to}`,
  sheets: (count: number) => `${counted(count, 'Blatt', 'Blätter')} A3 quer`,
  page: (page: number, all: number) => `Blatt ${page} von ${all}`,
  private:
    'Auf dem Blatt steht nur, in welchen Wochen jemand trainiert hat oder ein Screening hatte: keine Ergebnisse, kein Schmerz, keine Anzahl. Frag vor dem Aushang, wer darauf stehen möchte.',
  who: (shown: number, all: number) => `Wer steht darauf? ${shown} von ${all}`,
  row: (name: string, trained: number, screened: number) =>
    `${name}: Training in ${weeks(trained)}, Screening in ${weeks(screened)}`,
  key: { trained: 'Woche mit Training', screened: 'Screening', none: 'Pause. Pausen gehören dazu.' },
  meaning:
    'Das Blatt zeigt, dass jemand da war, nicht wie gut. Wer nicht darauf stehen möchte, sagt dem Trainer Bescheid.',
} as const;

/** Texts of the card that closes the season of an athlete [SN-4, SN-5]. */
export const closingTexts = {
  title: 'Deine Saison',
  span: (from: string, to: string) => `${from} bis ${to}`,
  fromTo: (before: number, after: number) => `Gesamtwert von ${before}\u00a0% auf ${after}\u00a0%`,
  /** `when` is 'im Januar' or 'am 03.01.'. */
  gains: (when: string) => `Was du jetzt kannst, ${when} noch nicht`,
  inMonth: (month: string) => `im ${month}`,
  onDay: (day: string) => `am ${day}`,
  answer: (question: string, answer: string) => `${question} ${answer}`,
  more: (count: number) => (count === 1 ? '1 weitere Antwort zeigen' : `${count} weitere Antworten zeigen`),
  meaning:
    'Zusammen sind diese Änderungen mehr als die übliche Schwankung. Eine einzelne Antwort kann trotzdem Zufall sein.',
} as const;
