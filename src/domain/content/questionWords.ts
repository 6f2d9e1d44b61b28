/** What the words of a question give away, so that the editor can advise [CT-8]. They are German, as the content is. */

/** Finite forms of the verbs by which people describe a movement and that no ending gives away. */
const verbs = new Set(
  [
    'ist sind wird werden bleiben hat haben kann können zeigen berühren heben senken sinken fallen kippen drehen',
    'beugen strecken stehen liegen halten kommen gehen bewegen weichen knicken schwanken zittern erreichen führen',
    'setzen landen rotieren verlieren machen treten drücken ziehen rutschen hängen',
  ].flatMap((words) => words.split(' ')),
);

/** Words that end as a verb does. */
const others = new Set(
  [
    'nicht gut weit seit recht fast selbst erst dort statt leicht aufrecht senkrecht waagerecht waagrecht fest sonst',
    'jetzt laut zuletzt bereit direkt exakt kompakt konstant anstatt samt nächst zunächst höchst insgesamt schlecht',
    'dicht sacht sanft zumeist meist',
  ].flatMap((words) => words.split(' ')),
);

const isVerb = (word: string): boolean =>
  verbs.has(word) ||
  (/^[a-zäöüß]{3,}t$/.test(word) && !/^ge.*t$|^.{2,3}ge.*t$/.test(word) && !others.has(word));

const hasVerb = (clause: string): boolean => clause.split(/[^\p{L}]+/u).some(isVerb);

/** Pairs of words that name one thing. */
const pairs =
  /\b(?:links? (?:und|oder) rechts?|rechts? (?:und|oder) links?|auf und ab|hin und her|vor und zurück|oben und unten|vorn und hinten)\b/gi;

const joins = /\s(?:und|sowie|oder)\s/giu;

/** What belongs to a join on its two sides: its clauses end at the next mark. */
const clausesAt = (text: string, start: number, end: number): [string, string] => [
  text
    .slice(0, start)
    .replace(/,\s*$/, '')
    .split(/[,;:.!?()]/)
    .at(-1) ?? '',
  text.slice(end).split(/[,;:.!?()]/, 1)[0] ?? '',
];

/**
 * Whether 'und', 'sowie' or 'oder' joins two clauses, so that nobody knows which of them an answer is about. 'Brust und
 * Becken heben gleichzeitig ab' is one clause.
 */
export const asksTwice = (text: string): boolean => {
  const bare = text.replace(pairs, '');
  return [...bare.matchAll(joins)].some((join) =>
    clausesAt(bare, join.index, join.index + join[0].length).every(hasVerb),
  );
};

const movement = '(?:bewegung|bewegungsablauf|übung|ausführung|ablauf|technik|test)';

const wholes = [
  new RegExp(`(?:gesamte|ganze|komplette|vollständige)\\p{L}* ${movement}(?!\\p{L})`, 'iu'),
  new RegExp(`gesamt(?:eindruck|bild|${movement})`, 'iu'),
  // 'Die Bewegung des Knies' is about a part.
  new RegExp(
    `(?<!\\p{L})${movement}(?!\\p{L})(?! (?:des|der|von|im|am)(?!\\p{L})).* (?:sauber|korrekt|richtig|gut|fehlerfrei|einwandfrei|flüssig|kontrolliert)(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})insgesamt(?!\p{L})/iu,
];

/** Whether a question is about the whole movement, of which two people see different things. */
export const asksForWholeMovement = (text: string): boolean => wholes.some((whole) => whole.test(text));
