import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The intended English texts, and words that German uses unchanged. */
const meant = [
  'New version available. Load New Version?',
  'Login',
  'Not Found',
  'Es ist ein recovery email an ihr email verschickt',
];

const english =
  /\b(the|and|or|not|is|are|has|have|with|for|from|you|your|please|error|failed|loading|saved|save|cancel|back|next|done|start|user|password|retry|again|test run|offline mode)\b/i;

/** Returns every string in a value. A function is called with a few numbers and names, and its text is returned. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return stringsOf(Reflect.apply(value, undefined, [1, 2, 3]));
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
};

const folder = join(__dirname, '../../src/texts');
const files = readdirSync(folder).filter((file) => file !== 'errors.ts');

test.each(files)('[TX-1] every text of %s is German', async (file) => {
  const texts = stringsOf(await import(join(folder, file)));
  expect(texts.length).toBeGreaterThan(0);
  const foreign = texts.filter(
    (text) => !meant.includes(text) && english.test(text.replaceAll('Password ist', '')),
  );
  expect(foreign).toStrictEqual([]);
});

test('[TX-1] an English text would be found', () => {
  expect(['Please try again', 'Saved on the device'].filter((text) => english.test(text))).toHaveLength(2);
});
