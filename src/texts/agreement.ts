import type { Counted } from '../contract/agreement';
import { enoughPairs } from '../domain/progress/disagreement';
import { wilsonInterval } from '../domain/secondLook/wilson';
import { counted } from './counted';

const percent = (share: number) => Math.round(100 * share);

const thousands = (value: number) => value.toLocaleString('de-DE');

/** How many of 100 answers are the same, with Wilson's interval [ZB-3]. At least one pair. */
const sameOf100 = ({ pairs, differing }: Counted): string => {
  const [low, high] = wilsonInterval(pairs - differing, pairs);
  return `${percent(1 - differing / pairs)} von 100 Antworten einig (${percent(low)} bis ${percent(high)})`;
};

const inWords = (who: string, count: Counted) => `${who} bei ${sameOf100(count)}.`;

/** How often two ratings agree in the club [ZB-3]. */
export const agreementTexts = {
  title: 'Wie einig seid ihr euch?',
  short: 'Zweitblick',
  explanation:
    'Beim Zweitblick bewertet ein zweiter Trainer dieselbe Person, ohne die ersten Antworten zu sehen. Daraus wird gezählt, wie oft zwei Bewertungen gleich sind. In Klammern steht, wo der wahre Wert mit großer Sicherheit liegt.',
  other: (count: Counted) => inWords('In eurem Verein sind sich zwei Personen', count),
  same: (count: Counted) => inWords('Wer zweimal bewertet, ist sich mit sich selbst', count),
  none: {
    other: 'Von zwei Personen ist noch nichts doppelt bewertet.',
    same: 'Von derselben Person ist noch nichts zweimal bewertet.',
  },
  tooFew: (pairs: number) =>
    `Für die übliche Schwankung ist das noch zu wenig, ${thousands(pairs)} von ${thousands(enoughPairs)}. Bis dahin rechnet die App mit einer Annahme aus Studien.`,
  enough: (pairs: number) =>
    `Gezählt aus ${thousands(pairs)} doppelt gegebenen Antworten. Damit rechnet die App die übliche Schwankung, und zwar mit dem ungünstigen Ende.`,
  table: 'Übereinstimmung je Test',
  columns: { test: 'Test', other: 'Zwei Personen', same: 'Dieselbe Person' },
  cell: (count: Counted) =>
    count.pairs === 0
      ? '–'
      : `${percent(1 - count.differing / count.pairs)}\u00a0% von ${thousands(count.pairs)}`,
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
  by: {
    self: { live: 'Von dir', clip: 'Von dir, vom Video' },
    another: { live: 'Von jemand anderem', clip: 'Von jemand anderem, vom Video' },
  },
} as const;
