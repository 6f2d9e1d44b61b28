import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, nodesOf, parseFile } from '../../scripts/lib/syntax.mjs';

const root = join(__dirname, '../..');

/** What people read: the app, what the server says, sends and brings, and the guides. */
const folders = ['src', 'server', 'public'];
const guides = ['docs/erste-stunde.md', 'docs/am-platz.md'];

/** One word for one thing: a word that is out, why, and what is said instead. */
const words: [name: string, pattern: RegExp, why: string][] = [
  [
    'Lauf',
    /(?<!\p{L})L(?:auf(?! dich)|aufs|äufen?)(?!\p{L})/u,
    'in a club it is a run: Screening or Training',
  ],
  ['Durchlauf', /durchl[aä]uf/iu, 'nobody says so: Screening or Training'],
  ['Messfehler', /messfehler/iu, 'heard as a mistake: die übliche Schwankung'],
  ['synchronisieren', /synchronis/iu, 'a word of computers: übertragen'],
  ['Rückmeldung', /rückmeldung/iu, 'the specification says Feedback'],
  ['Gespräch', /gespräch/iu, 'one talks face to face, too: Konversation, as the specification says'],
  ['Erneut versuchen', /(?<!\p{L})erneut/iu, 'Noch einmal versuchen'],
  ['Nochmal', /(?<!\p{L})noch ?mal(?!\p{L})/iu, 'Noch einmal versuchen'],
  ['Geburtsjahr', /geburtsjahr/iu, 'the word of sport is Jahrgang'],
  ['Clip', /(?<!\p{L})Clips?(?!\p{L})/u, 'Video'],
  ['ruhen', /(?<!\p{L})(?:ruht|ruhen)(?!\p{L})/iu, 'reads as of a dead person: stillgelegt'],
  ['wecken', /(?<!\p{L})weck(?:en|t)?(?!\p{L})/iu, 'wieder aktivieren'],
  ['austragen', /(?<!\p{L})austragen(?!\p{L})/iu, 'als Trainer entfernen'],
  ['auffällig', /(?<!\p{L})auffällig/iu, 'a finding of a doctor: Übungsbedarf'],
  ['einverstanden', /einverst[aä]nd/iu, 'the law says einwilligen'],
  ['screenen', /(?<!\p{L})screenen/iu, 'ein Screening machen'],
  [
    'Anhalten',
    /(?<!\p{L})(?:Anhalten|[Aa]ngehalten)(?!\p{L})/u,
    'too near to Halten, the position: Zeit stoppen',
  ],
  ['Codes machen', /codes? (?:ge)?machen?(?!\p{L})/iu, 'erstellen'],
  ['Bogen', /(?<!\p{L})Bogen(?!\p{L})/u, 'Einladung mit Code'],
  [
    'wartet auf Verbindung',
    /wart(?:et|en)(?: noch)? auf (?:Netz|Verbindung|Übertragung|den Server)/iu,
    'one state, one word: noch nicht übertragen',
  ],
  [
    'prüfe, wähle, schließe, versuche',
    /(?<!\p{L})(?:[Pp]rüfe|[Ww]ähle|[Ss]chließe|versuche|Versuche(?= es))(?!\p{L})/u,
    'prüf, wähl, schließ, versuch',
  ],
  ['Trainerin oder Trainer', /Trainerin oder/u, 'in whole sentences Trainer oder Trainerin, in this order'],
];

/** Texts that have such a word all the same. */
const allowed: [text: string, why: string][] = [
  ['Es wurde noch kein Screening durchlaufen', 'the specification gives it [SO-2]'],
  ['Bitte versuche alle Fragen zu beantworten', 'the specification gives it [FB-5]'],
  ['geburtsjahr', 'lists of other programs name a column so [MB-3]'],
];

/** A text of a file, such as a literal of the code or a page as a whole. */
interface Said {
  file: string;
  text: string;
}

/** The literals of a file of code: strings, parts of templates, and what stands between tags. */
const literalsIn = (file: string): string[] =>
  [...nodesOf(parseFile(file))].flatMap(({ type, value, cooked }) => {
    if (type === 'StringLiteral' || type === 'JSXText') return [String(value)];
    return type === 'TemplateElement' ? [String(cooked)] : [];
  });

const textsIn = (file: string): Said[] => {
  const texts = /\.tsx?$/.test(file)
    ? literalsIn(join(root, file))
    : readFileSync(join(root, file), 'utf8').split(/\n{2,}/);
  return texts.map((text) => ({ file, text }));
};

const isRead = (file: string) => /\.(tsx?|html|webmanifest)$/.test(file);

const said: Said[] = [
  ...folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => file.slice(root.length + 1)))
    .filter(isRead),
  ...guides,
].flatMap(textsIn);

const isAllowed = (text: string) => allowed.some(([exception]) => exception === text);

test.each(words)('nobody reads „%s“', (_name, pattern) => {
  expect(said.filter(({ text }) => pattern.test(text) && !isAllowed(text))).toStrictEqual([]);
});

test('each of these words would be found', () => {
  const unseen = words.filter(
    ([name, pattern]) => !name.split(', ').every((word) => pattern.test(`Bitte ${word} es.`)),
  );
  expect(unseen).toStrictEqual([]);
  expect(said.length).toBeGreaterThan(2000);
});

test.each(allowed)('„%s“ is said, since %s', (exception) => {
  expect(said.map(({ text }) => text)).toContain(exception);
});
