import { formatDate } from '../domain/formats';
import type { AnswerText, AskedQuestion } from '../domain/progress/answers';
import type { Change } from '../domain/progress/change';
import type { Comparison } from '../domain/progress/comparison';
import type { Raters } from '../domain/progress/raters';
import { counted } from './counted';
import { screeningRunTexts } from './screening';
import { questionOfSide } from './sides';

const number = (value: number) => Math.abs(value).toLocaleString('de-DE');

const pointsInWords = (value: number) => `${number(value)} ${Math.abs(value) === 1 ? 'Punkt' : 'Punkte'}`;

const dative = (value: number) => `${number(value)} ${value === 1 ? 'Punkt' : 'Punkten'}`;

/** How much a value varies although nothing has changed: the error of measurement, in words [HI-4]. */
const usual = 'die übliche Schwankung';

/** What is no more than that. */
const within = 'in der üblichen Schwankung';

/** What is special about the raters of two runs; null where nothing is [HI-5]. */
const otherRaters = {
  same: null,
  two: 'Bewertet von zwei Personen',
  modes: 'Einmal live und einmal vom Video bewertet',
  unknown: 'Wer bewertet hat, ist nicht bekannt',
} as const satisfies Record<Raters, string | null>;

/** An ISO instant as a day: 14.09., in another year than `year` 14.09.2025. */
export const dayInYear = (iso: string, year: number): string =>
  new Date(iso).getFullYear() === year ? formatDate(iso).slice(0, 6) : formatDate(iso);

/** The words of a change, in their parts: only one beyond the error has an arrow, and is bold [HI-4]. */
export const changeWords = ({ points, isBeyond }: Change, same: string): { strong: string; rest: string } => {
  if (isBeyond)
    return { strong: `${points > 0 ? '▲' : '▼'} ${pointsInWords(points)}`, rest: `mehr als ${usual}` };
  if (points === 0) return { strong: '', rest: same };
  return { strong: '', rest: `${points > 0 ? '+' : '−'}${pointsInWords(points)}, ${within}` };
};

/** The words of a change as one sentence without its full stop. `since` is the day of the earlier run. */
export const changeInWords = (change: Change, since: string): string => {
  const { strong, rest } = changeWords(change, `wie am ${since}`);
  return strong === '' ? rest : `${strong}, ${rest}`;
};

/** The words of a change in a row or a cell: what is within the error has no number there. */
export const changeInRow = (change: Change, since: string): string =>
  change.isBeyond || change.points === 0 ? changeInWords(change, since) : `± ${within}`;

/**
 * What the raters have to do with the error; null where the same person rated. It is larger by the assumption, while
 * the club may have measured anything [HI-5, ZB-3].
 */
export const ratersInWords = (raters: Raters, error: number, isMeasured: boolean): string | null => {
  const reason = otherRaters[raters];
  if (reason === null) return null;
  return isMeasured
    ? `${reason}: Da liegt ${usual} bei euch bei ${dative(error)}.`
    : `${reason}, darum ist ${usual} größer (${pointsInWords(error)}).`;
};

/** The change of a whole result in one line, with the day of the earlier run [RS-2]. */
export const changeLine = (change: Change, since: string): string => {
  const words = changeInRow(change, since);
  const isSame = change.points === 0 && !change.isBeyond;
  return isSame ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : `Seit ${since}: ${words}`;
};

/** What of two versions is compared; null if both have everything [HI-3]. */
export const comparedInWords = ({ compared, total }: Comparison): string | null =>
  compared === total
    ? null
    : `${compared} von ${counted(total, 'Frage', 'Fragen')} verglichen, ${total - compared} gibt es nur in einem der beiden Screenings.`;

/** A question in words. */
export const questionInWords = ({ description, place, side }: AskedQuestion): string =>
  questionOfSide(description ?? screeningRunTexts.criterion(place), side);

/** An answer in words. */
export const answerInWords = (text: AnswerText): string => {
  if (typeof text === 'boolean') return text ? 'Ja' : 'Nein';
  return text.description ?? screeningRunTexts.level(text.place);
};

/** Texts of the progress of an athlete [HI-1 to HI-6]. */
export const progressTexts = {
  title: 'Fortschritt',
  own: 'Dein Verlauf',
  retry: 'Noch einmal versuchen',
  view: 'Darstellung',
  picture: 'Bild',
  table: 'Als Tabelle',
  total: 'Gesamtwert',
  perTest: 'Je Test',
  perTestTable: 'Je Test in %',
  comparedWith: (date: string) => `Verglichen mit dem ${date}`,
  unchanged: 'unverändert',
  since: (date: string) => `seit dem ${date}`,
  sinceShort: (date: string) => `seit ${date}`,
  errorOf: (points: number) => `Die übliche Schwankung liegt bei ${dative(points)}.`,
  /** What is within the error, beside what is not. */
  alsoSince: (day: string, change: string, error: number | null) =>
    error === null ? `Seit dem ${day}: ${change}` : `Seit dem ${day}: ${change} von ${dative(error)}.`,
  compare: 'Zwei Screenings vergleichen',
  first: (date: string) => `Erstes Screening am ${date}`,
  firstShort: 'Erstes Screening',
  firstOwn:
    'Das ist dein Ausgangspunkt. Ab dem zweiten Screening siehst du hier, ob sich etwas verändert hat.',
  firstOf: (name: string) =>
    `Das ist der Ausgangspunkt. Ab dem zweiten Screening siehst du hier, ob sich bei ${name} etwas verändert hat.`,
  other: 'Anderes Screening, nicht vergleichbar.',
  otherShort: 'neues Screening',
  twoPeople: 'zwei Personen',
  sameAs: (day: string) => `wie am ${day}`,
  tapeBefore: (date: string) => `Das Dreieck zeigt den Wert vom ${date}.`,
  bands: `Berühren sich zwei Bänder nicht, ist die Veränderung mehr als ${usual}.`,
  bandsOfRaters: (raters: Exclude<Raters, 'same'>) =>
    `${{ ...otherRaters, two: 'Es haben verschiedene Personen bewertet', modes: 'Ein Teil ist vom Video bewertet' }[raters]}. Darum entscheidet der Satz, nicht der Abstand der Bänder.`,
  leftOut: (count: number) =>
    `${counted(count, 'Screening fehlt', 'Screenings fehlen')} hier: ohne Antworten oder mit einem Datum in der Zukunft.`,
  byTrainer: 'vom Trainer bewertet',
  bySelf: 'selbst bewertet',
  byUnknown: 'Bewertung: unbekannt',
  band: 'übliche Schwankung',
  chart: (name: string, runs: string, values: string, change: string) =>
    `${name} in ${runs}: ${values}. ${change}`,
  runs: (count: number) => counted(count, 'Screening', 'Screenings'),
  value: (date: string, percent: number) => `${date} ${percent} Prozent`,
  fewQuestions: (errors: string) =>
    `Hilfslinien bei 50 und 79\u00a0%. Ein einzelner Test hat wenige Fragen: Bei ihm liegt ${usual} bei ${errors}.`,
  errors: (least: number, most: number) =>
    least === most ? dative(least) : `${number(least)} bis ${dative(most)}`,
  columns: {
    run: 'Screening',
    value: 'Wert',
    change: 'Seit dem Screening davor',
    rater: 'Bewertet',
    band: 'Band',
    test: 'Test',
    since: (day: string) => `Seit ${day}`,
  },
  bandOf: (low: number, high: number) => `${Math.round(low)} bis ${Math.round(high)}`,
  raters: { trainer: 'Trainer', self: 'selbst', unknown: 'unbekannt' },
  tableOf: (name: string) => `Tabelle ${name}`,
  none: {
    title: 'Noch kein Ergebnis',
    own: 'Nach deinem ersten Screening siehst du hier, wo du stehst.',
    of: (name: string) => `Nach dem ersten Screening siehst du hier, wo ${name} steht.`,
  },
  back: 'Zurück',
} as const;

/** Texts of the strip of weeks [HI-6]. */
export const weeksTexts = {
  title: 'Trainings',
  range: (first: number, last: number) => `KW ${first} bis ${last}`,
  label: (weeks: number, trained: number, trainings: number) =>
    `Trainings der letzten ${weeks} Wochen: in ${counted(trained, 'Woche', 'Wochen')} mindestens 1 Training, zusammen ${counted(trainings, 'Training', 'Trainings')}.`,
  trained: (weeks: number) => `von ${weeks} Wochen mit Training`,
  pauses: 'Pausen gehören dazu.',
  mean: (trainings: number, minutes: number) =>
    `${counted(trainings, 'Training', 'Trainings')}, im Mittel ${counted(minutes, 'Minute', 'Minuten')}`,
  training: 'Training',
  noTraining: 'kein Training',
  feedback: 'Feedback',
  times: (answer: string, count: number) => `${count}\u00a0×\u00a0${answer}`,
  answered: (question: string, answers: string) => `${question} ${answers}`,
  rows: ['Mo', '', 'Mi', '', 'Fr', '', 'So'],
  columns: { week: 'Woche', trainings: 'Trainings', minutes: 'Minuten', feedback: 'Feedback' },
  week: (number: number, date: string) => `KW ${number}, ab ${date}`,
  none: {
    title: 'Noch kein Training',
    text: 'Nach dem ersten Training stehen hier die Wochen.',
    toPlan: 'Zum Trainingsplan',
  },
} as const;

/** Texts of the comparison of two runs [HI-3, HI-5]. */
export const comparisonTexts = {
  title: 'Screenings vergleichen',
  earlier: 'Früher',
  later: 'Später',
  rule: 'Nur dasselbe Screening lässt sich vergleichen, und davon die Fragen, die beide Male beantwortet wurden.',
  result: 'Gesamtwert',
  changed: (count: number) =>
    count === 1 ? '1 Antwort hat sich geändert' : `${count} Antworten haben sich geändert`,
  nothingChanged: 'Keine Antwort hat sich geändert',
  kept: (count: number) => `${count} ${count === 1 ? 'ist' : 'sind'} gleich geblieben`,
  showKept: (count: number) => `${counted(count, 'gleiche Antwort', 'gleiche Antworten')} zeigen`,
  leftOut: (count: number) => `${counted(count, 'Frage', 'Fragen')} nicht verglichen`,
  meaning:
    '„In der üblichen Schwankung“ heißt: So viel schwankt der Wert auch, wenn sich nichts verändert hat. Eine einzelne Antwort kann Zufall sein. Wer die Fragen kennt, schneidet beim zweiten Mal oft besser ab. Am besten bewertet jedes Mal dieselbe Person.',
  basis: {
    club: 'Gerechnet mit dem, was in eurem Verein gemessen ist: wie oft sich zwei Bewertungen unterscheiden.',
    assumption:
      'Gerechnet mit einer Annahme aus Studien: In eurem Verein ist noch zu wenig doppelt bewertet.',
  },
  option: (date: string, rater: string) => `${date}, ${rater}`,
  tooFew: 'Für einen Vergleich brauchst du zwei Screenings.',
  from: 'vorher',
  to: 'nachher',
  better: 'besser',
  worse: 'schlechter',
  other: 'geändert',
  back: 'Zum Verlauf',
} as const;
