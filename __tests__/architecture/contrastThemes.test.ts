import { readFileSync } from 'node:fs';
import { filesBelow } from '../../scripts/lib/syntax.mjs';

interface Rule {
  selector: string;
  body: string;
}

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');

/** The rules of a style sheet, also those in a media query. */
const rulesOf = (css: string): Rule[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replace(/\s+/g, ' '),
    body,
  }));

/** What a style sheet says for contrast themes. */
const forcedPart = (css: string) =>
  [...withoutComments(css).matchAll(/@media \(forced-colors: active\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
    .map(([, rules]) => rules)
    .join('');

/** Selectors of what somebody has chosen, or where somebody is. */
const chosen = /:checked|\[aria-pressed="true"\]|\[aria-current|\[data-(?:picked|over)/;
/** Grounds that a contrast theme makes one: those of the page, and shadows. */
const lost = /(?:background(?:-color)?:[^;]*var\(--(?:\w+-)?(?:wash|sunken|surface)\)|box-shadow:)/;

/** Paint that is not of the text. */
const paints = /background(?:-color)?: (?!none)/;

/** The rules that say a choice only by what a contrast theme takes away. */
const lostRules = (css: string): string[] => {
  const forced = rulesOf(forcedPart(css)).map(({ selector }) => selector);
  return rulesOf(css)
    .filter(({ selector, body }) => chosen.test(selector) && lost.test(body) && !forced.includes(selector))
    .map(({ selector }) => selector);
};

/** What says the same without a ground. */
const otherSigns: Record<string, string> = {
  '.choice:has(:checked)': 'its box is ticked',
  '.choice input[type="radio"]:checked': 'the browser draws it',
  '.pill[aria-pressed="true"]': 'it has a check',
  '.versions > div:has(input:checked)': 'its box is ticked',
  '.table tbody tr[data-picked="true"]': 'its box is ticked',
};

const sheets = filesBelow('src').filter((path) => path.endsWith('.css'));

test('a choice that only a ground shows is found, and one with a rule for contrast themes is not', () => {
  const rule = '.row[aria-current="true"] { background: var(--wash); }';
  expect(lostRules(rule)).toEqual(['.row[aria-current="true"]']);
  const forced =
    '@media (forced-colors: active) { .row[aria-current="true"] { outline: 1px solid Highlight; } }';
  expect(lostRules(`${rule} ${forced}`)).toEqual([]);
});

test('[SH-14] every choice is seen in a contrast theme', () => {
  expect(sheets.length).toBeGreaterThan(80);
  const found = sheets.flatMap((path) => lostRules(readFileSync(path, 'utf8')));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(otherSigns).toSorted());
});

test('[SH-14] every colour has one of the system in a contrast theme, after all others', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const namesIn = (body: string, value: RegExp) =>
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)]
      .filter(([, , text = '']) => value.test(text))
      .map(([, name]) => name);
  const colours = namesIn(rulesOf(css)[0]?.body ?? '', /^#/);
  expect(colours.length).toBeGreaterThan(20);
  expect(namesIn(forcedPart(css), /^(?:Canvas|CanvasText|LinkText|Highlight|HighlightText)$/)).toEqual(
    colours,
  );
  expect(css.indexOf('forced-colors')).toBeGreaterThan(css.lastIndexOf('prefers-color-scheme'));
});

/** The rules whose colours a contrast theme leaves alone. */
const keepsPaint = (css: string) =>
  rulesOf(css)
    .filter(({ body }) => body.includes('forced-color-adjust: none'))
    .map(({ selector }) => selector);

/** Where a value is painted, and nothing but the paint shows it to the eye. */
const painted: [file: string, selector: string][] = [
  ['runs/Lane', '.lane'],
  ['clipEditor/TrimLane', '.lane'],
  ['guide/SetCounter', '.box'],
  ['shell/LoadingBar', '.loading'],
  ['status/Spinner', '.spinner'],
];

test.each(painted)('[SH-14] %s keeps its paint in a contrast theme', (file, selector) => {
  expect(keepsPaint(readFileSync(`src/components/${file}.module.css`, 'utf8'))).toContain(selector);
});

// The browser puts a plate in the colour of the page behind each text that it may colour.
test('[SH-14] a text on a ground that stays keeps its colour, too', () => {
  const filled = /color: var\(--on-(?:brand|chosen)\)|background: var\(--ink\)/;
  const faults = sheets.flatMap((path) => {
    const css = readFileSync(path, 'utf8');
    const keeping = keepsPaint(css);
    return rulesOf(css)
      .filter(({ selector, body }) => filled.test(body) && !keeping.includes(selector))
      .map(({ selector }) => `${path}: ${selector}`);
  });
  expect(faults).toEqual([]);
});

test('[SH-14] a class that paints a progress or a part of one is among them', () => {
  const parts = /progress-(?:value|bar)$|^\.[\w-]+ progress$|data-state="(?:done|now)"\]$/;
  const files = sheets.filter((path) =>
    rulesOf(readFileSync(path, 'utf8')).some(
      ({ selector, body }) => parts.test(selector) && paints.test(body),
    ),
  );
  expect(files).toEqual(['guide/SetCounter', 'runs/Lane'].map((file) => `src/components/${file}.module.css`));
});
