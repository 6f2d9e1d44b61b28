import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** What people read of the product: the texts of the app, the pages, and all that the server says, sends and brings. */
const places = ['src/texts', 'public', 'server', 'docs/erste-stunde.md', 'docs/am-platz.md'];

const medicine = /verletzungs|risik|injur|therap|rehab|diagnos|behandl|heil(?:ung|en|t)\b|krankheit/i;

/** The sentences that say that the product does none of it. */
const denials = [
  'Screenings und Übungen ersetzen keine ärztliche Untersuchung oder Behandlung.',
  'Die App stellt keine Diagnose und ersetzt keinen Arztbesuch.',
];

/** The lines of a text that speak of medicine. */
const medicalLines = (text: string): string[] => {
  const rest = denials.reduce((shorter, denial) => shorter.replaceAll(denial, ''), text);
  return rest.split('\n').filter((line) => medicine.test(line));
};

const filesIn = (place: string): string[] =>
  /\.md$/.test(place)
    ? [place]
    : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|json|html|svg|webmanifest)$/.test(file))
        .map((file) => join(place, file));

test.each(places)('[CS-4] nothing in %s speaks of risk, therapy, rehabilitation or diagnosis', (place) => {
  const files = filesIn(place);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    medicalLines(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toStrictEqual([]);
});

test('[CS-4] such words would be found, and to deny them is allowed', () => {
  const said = ['Dein Verletzungsrisiko ist hoch.', 'Ideal zur Rehabilitation', 'Eine Diagnose'];
  expect(said.flatMap(medicalLines)).toStrictEqual(said);
  expect(denials.flatMap(medicalLines)).toStrictEqual([]);
});
