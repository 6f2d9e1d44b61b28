import { readFileSync } from 'node:fs';
import { filesBelow } from '../../scripts/lib/syntax.mjs';

/** What is for paper only, which the browser leaves alone on a screen. */
const forPaper = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The selectors of a stylesheet, without what stands in their parentheses but for the name of the pseudo-class. */
const selectorsOf = (css: string): string[] =>
  [
    ...css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(forPaper, '')
      .matchAll(/([^{};]+)\{/g),
  ].flatMap(([, prelude = '']) => {
    let flat = prelude.trim();
    if (flat.startsWith('@')) return [];
    while (flat.includes('(')) flat = flat.replace(/\([^()]*\)/g, '');
    return flat.split(',');
  });

/** What a selector picks, if another element has to have something, and nothing says which elements these can be. */
const picksAny = (selector: string): boolean => {
  const [picked = '', ...around] = selector
    .trim()
    .split(/[\s>+~]+/)
    .reverse();
  return around.some((part) => part.includes(':has')) && /^\*?(?:::?[\w-]+)*$/.test(picked);
};

const faultsOf = (css: string) => selectorsOf(css).filter(picksAny);

test('a rule that picks any element if another one has something is found', () => {
  const css = `
    .a:has(> :nth-child(6)) > :nth-child(n + 4), .a:has(b) *::after { color: red }
    .a:has(> :nth-child(6)), .a:has(b) .b, h2:has(b):hover, .a:has(b) > p:first-child, .a > :first-child { color: red }
    @media print { .a { color: red } body:has(.a) :not(.a) { color: red } }
    @container (min-width: 40rem) { .a:has(b, c) > :first-child { color: red } }`;
  expect(faultsOf(css)).toEqual([
    '.a:has > :nth-child',
    ' .a:has *::after',
    expect.stringContaining('.a:has > :first-child'),
  ]);
});

// Wherever anything is inserted, the browser would compute the style of all that is below it anew.
test('no rule of the app picks any element if another one has something', () => {
  const sheets = filesBelow('src').filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const faults = sheets.flatMap((path) =>
    faultsOf(readFileSync(path, 'utf8')).map((rule) => `${path}: ${rule}`),
  );
  expect(faults).toEqual([]);
});
