import type { Joint, Place } from '../domain/progress/figure';
import { counted } from './counted';
import { measureTexts } from './measures';
import { sideInWords } from './sides';

/** Texts of the measured figure [MF-1 to MF-4]. They speak of movement only [CS-4]. */
export const figureTexts = {
  title: 'Wo es noch hakt',
  legend: 'Gelenk wählen',
  view: 'Darstellung',
  picture: 'Figur',
  table: 'Als Tabelle',
  left: 'links',
  right: 'rechts',
  joints: {
    shoulder: 'Schulter',
    trunk: 'Rumpf',
    hip: 'Hüfte',
    knee: 'Knie',
    ankle: 'Fuß',
  } satisfies Record<Joint, string>,
  unmeasured: 'nicht gemessen',
  /** In a ring, which has no room for words. */
  unmeasuredShort: '–',
  withoutAnswer: 'Im letzten Screening gibt es dazu keine Antwort.',
  both: 'gilt für beide Seiten',
  fine: (count: number) => `${counted(count, 'Antwort', 'Antworten')} ohne Abzug zeigen`,
  allFine: 'Alle Antworten sind ohne Abzug.',
  plan: 'Dafür im Plan',
  noExercises: 'Im Plan ist keine Übung dafür.',
  toPlan: 'Zum Trainingsplan',
  rule: 'Jede Zahl ist der Anteil der erreichten Punkte aus dem letzten Screening. Links und rechts sind die Seiten, die der Test nennt. Eine Frage ohne Seite zählt für beide.',
  weakest: (names: string) => `Am meisten Luft nach oben: ${names}.`,
  allGood: 'Überall gut.',
  open: 'Zur Figur',
  back: 'Zum Verlauf',
  joint: 'Gelenk',
  value: 'Wert',
  level: 'Ergebnis',
  values: 'Werte der Gelenke',
  answers: 'Antworten',
  test: 'Test',
  question: 'Frage',
  answer: 'Antwort',
} as const;

/** A joint with its side: 'Hüfte links'. */
export const spotInWords = ({ joint, side }: Place): string =>
  [figureTexts.joints[joint], sideInWords(side).toLowerCase()].filter(Boolean).join(' ');

/** The number of a joint [MF-3]. */
export const shareInWords = (percent: number | null): string =>
  percent === null ? figureTexts.unmeasured : measureTexts.percent(percent);

/** A joint with its numbers: 'Hüfte links: 20 %, rechts: 100 %'. `other` is its other side. */
export const spotHeadline = (
  spot: Place & { percent: number | null },
  other: (Place & { percent: number | null }) | undefined,
): string => {
  const own = `${spotInWords(spot)}: ${shareInWords(spot.percent)}`;
  return other ? `${own}, ${sideInWords(other.side).toLowerCase()}: ${shareInWords(other.percent)}` : own;
};
