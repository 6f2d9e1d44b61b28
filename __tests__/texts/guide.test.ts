import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, nodesOf, parseFile } from '../../scripts/lib/syntax.mjs';

const root = join(__dirname, '../..');

/** The texts of the app, word for word. */
const texts = new Set(
  filesBelow(join(root, 'src/texts'))
    .flatMap((file) => [...nodesOf(parseFile(file))])
    .flatMap(({ type, value }) => (type === 'StringLiteral' ? [String(value)] : [])),
);

/** The questions of the sample content. */
const questions = filesBelow(join(root, 'server/samples'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What stands in bold type in the guide: what one presses or reads. The first says so. */
const quoted = [...readFileSync(join(root, 'docs/am-platz.md'), 'utf8').matchAll(/\*\*([^*]+)\*\*/g)]
  .map(([, text]) => text?.replaceAll(/\s+/g, ' ') ?? '')
  .slice(1);

test('[TS-1] the guide for the track quotes what the app says', () => {
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter((text) => !texts.has(text) && !questions.includes(text))).toEqual([]);
});
