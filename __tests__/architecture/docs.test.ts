import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unplainIn, width } from '../../scripts/lib/comments.mjs';

const root = join(import.meta.dirname, '..', '..');

/** The paths of all Markdown pages in the root and in docs/. */
const pages = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
].filter((path) => path.endsWith('.md'));

const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** Returns a page without its fenced code blocks. */
const proseOf = (page: string) => read(page).replace(/^```.*?^```$/gms, '');

const isMissing = (path: string) => !existsSync(join(root, path));

test('there are pages to check', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/sync.md']));
});

describe.each(pages)('%s', (page) => {
  test('has no line over 120 characters outside tables and code', () => {
    const lines = proseOf(page).split('\n');
    expect(lines.filter((line) => line.length > width && !line.startsWith('|'))).toEqual([]);
  });

  test('is in plain words', () => {
    expect(unplainIn(proseOf(page).replace(/\s+/g, ' '))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const targets = [...read(page).matchAll(/\]\(([^)]+)\)|\b(?:src|href)="([^"]+)"/g)].map(
      ([, link, attribute]) => String(link ?? attribute).replace(/#.*/, ''),
    );
    const relative = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
    expect(relative.filter((target) => isMissing(join(dirname(page), target)))).toEqual([]);
  });

  test('names only source files that exist', () => {
    const named = [
      ...read(page).matchAll(/`((?:src|store|sagas|server|scripts|bench|docs|__tests__)\/[^`\s]*\.[a-z]+)`/g),
    ].map(([, path]) => String(path));
    expect(named.filter(isMissing)).toEqual([]);
  });
});
