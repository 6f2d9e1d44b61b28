import { enoughPairs } from '../domain/progress/disagreement';
import { counted } from './counted';

const thousands = (value: number) => value.toLocaleString('de-DE');

/** How often two ratings agree in the club [ZB-3]. */
export const agreementTexts = {
  title: 'Wie einig seid ihr euch?',
  short: 'Zweitblick',
  explanation:
    'Beim Zweitblick bewertet ein zweiter Trainer dieselbe Person, ohne die ersten Antworten zu sehen. Daraus wird gezählt, wie oft zwei Bewertungen gleich sind. In Klammern steht, wo der wahre Wert mit großer Sicherheit liegt.',
  /** Of 100 answers, with both ends of the interval. */
  other: (agreed: number, low: number, high: number) =>
    `In eurem Verein sind sich zwei Personen bei ${agreed} von 100 Antworten einig (${low} bis ${high}).`,
  same: (agreed: number, low: number, high: number) =>
    `Wer zweimal bewertet, antwortet in ${agreed} von 100 Fällen gleich (${low} bis ${high}).`,
  none: {
    other: 'Von zwei Personen ist noch nichts doppelt bewertet.',
    same: 'Von derselben Person ist noch nichts zweimal bewertet.',
  },
  tooFew: (pairs: number) =>
    `Für die übliche Schwankung ist das noch zu wenig, ${thousands(pairs)} von ${thousands(enoughPairs)}. Bis dahin rechnet die App mit einer Annahme aus Studien.`,
  enough: (pairs: number) =>
    `Gezählt aus ${thousands(pairs)} doppelt gegebenen Antworten. Damit rechnet die App die übliche Schwankung, und zwar mit dem ungünstigen Ende.`,
  ofTest: (agreed: number, pairs: number) => `${agreed}\u00a0% von ${thousands(pairs)}`,
  formerTest: 'Früherer Test',
  offline: 'Wie einig ihr euch seid, lässt sich nur mit Internet laden.',
  retry: 'Noch einmal versuchen',
  howTo:
    'So geht es: „Am Platz“ öffnen, Athleten wählen und „Zweitblick“ einschalten, auch ohne Netz und auf einem zweiten Gerät. Oder am Ergebnis eines Screenings „Zweitblick“ wählen.',
} as const;

/** Texts of a second look [ZB-1, ZB-2]. */
export const secondLookTexts = {
  title: 'Zweitblick',
  hint: 'Ein zweiter Trainer bewertet dieselben Athleten, ohne die ersten Antworten zu sehen. Das zählt in keinem Ergebnis, nur dafür, wie einig ihr euch seid.',
  from: { question: 'Was siehst du?', live: 'Die Athleten selbst', clip: 'Ein Video von ihnen' },
  session: (session: string) => `Zweitblick: ${session}`,
  ended: {
    title: 'Zweitblick abgeschlossen',
    text: 'Er ist auf diesem Gerät gespeichert und wird übertragen, sobald der Server erreichbar ist. Er zählt in keinem Ergebnis, nur dafür, wie einig ihr euch seid.',
  },
  begin: 'Zweitblick beginnen',
  before:
    'Bewerte dieselbe Person noch einmal, vom Video oder am Platz, ohne die ersten Antworten nachzusehen. Das zählt in keinem Ergebnis.',
  of: (name: string, pairs: number, differing: number) =>
    `${name}: ${pairs - differing} von ${counted(pairs, 'Antwort', 'Antworten')} gleich`,
  alone: (name: string, day: string) =>
    `${name}, am ${day}: Dazu gibt es kein erstes Screening. Der Zweitblick zählt nicht mit.`,
  by: {
    self: { live: 'Von dir', clip: 'Von dir, vom Video' },
    another: { live: 'Von jemand anderem', clip: 'Von jemand anderem, vom Video' },
  },
} as const;
