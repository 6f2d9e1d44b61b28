import { readFileSync } from 'node:fs';
import { filesBelow } from '../../scripts/lib/syntax.mjs';
import { textFaults } from '../../scripts/lib/translatable.mjs';

/** The texts that are at fault in the JSX of a component. */
const faultsOf = (jsx: string, before = '') =>
  textFaults(`${before}function Some(p: Props) { return ${jsx}; }`, 'a.tsx').map((fault) =>
    fault.replace(/^a\.tsx:\d+: /, ''),
  );
const slots = 'interface Props { children: ReactNode; action?: Elements; row: (one: One) => Elements }';

describe('refused is', () => {
  test.each([
    [
      'a text after an element that comes and goes',
      '<button>{busy && <Spinner />}{label}</button>',
      ['{label}'],
    ],
    ['a fixed text there', '<p>{isNew ? <Dot /> : null} Neu</p>', [' Neu']],
    ['a blank there', '<p>{word && <b>{word}</b>} <i /></p>', [' ']],
    [
      'a text that comes and goes beside something',
      '<p><Mark />{word && texts.word}</p>',
      ['{word && texts.word}'],
    ],
    ['a text in the middle of a sentence', '<p>{count} Nachrichten</p>', ['{count}']],
    ['a template there', `<p><b />{\`\${a}!\`}</p>`, [`{\`\${a}!\`}`]],
    ['a text before a list', '<p>Mit {xs.map((x) => <b key={x} />)}</p>', ['Mit ']],
    ['a list of texts', '<p>{xs.map((x) => x.name)}</p>', ['{xs.map((x) => x.name)}']],
    ['children beside something', '<p>{children}<Mark /></p>', ['{children}']],
    ['a text of a child, which another component places', '<Card>{text}<Mark /></Card>', ['{text}']],
    ['a text in a fragment', '<p>{word && <><Mark /><b /> und {word}</>}</p>', [' und ', '{word}']],
    ['a component that is a text', 'texts.of(member)', ['texts.of(member)']],
    ['a text in a property', '<Tile text={<>{count} neu</>} />', ['{count}', ' neu']],
  ])('%s', (_title, jsx, faults) => {
    expect(faultsOf(jsx, slots)).toEqual(faults);
  });

  test('a text on the line on which it begins', () => {
    expect(textFaults('const a = (\n  <p>\n    {ä} {b}\n  </p>\n);', 'b.tsx')).toEqual([
      'b.tsx:3: {ä}',
      'b.tsx:3: {b}',
    ]);
  });
});

describe('allowed is', () => {
  test.each([
    ['a text alone', '<p>{count === 1 ? texts.one : texts.many(count)}</p>'],
    ['a text alone that comes and goes', '<p>{word && texts.word}</p>'],
    ['a text or an element alone', '<p>{isBold ? <b>{word}</b> : word}</p>'],
    ['fixed texts beside elements that stay', '<p>Mit <b>{word}</b>, ja</p>'],
    ['texts in elements of their own', '<p>{busy && <Spinner />}<span>{label}</span></p>'],
    [
      'elements that come and go',
      '<p>{action}{a ? <i /> : <b />}{xs.map((x) => { return <i key={x} />; })}</p>',
    ],
    ['elements that a list is given', '<List>{(x, tools: Elements) => <p>{tools}<b /></p>}</List>'],
    ['a list that a property makes', '<ul>{xs.map(row)}{row(y)}</ul>'],
    ['an element with a name', '<p>{icon}<b /></p>', 'const icon = busy ? <Spinner /> : null;'],
    [
      'an element that a function makes',
      '<p>{icon("a")}<b /></p>',
      'const icon = (name) => (<Mark name={name} />);',
    ],
    ['a component that shows its children', 'children'],
  ])('%s', (_title, jsx, before = '') => {
    expect(faultsOf(jsx, slots + before)).toEqual([]);
  });
});

test('[SH-13] every text of a page that may change, or stands beside what changes, is alone in its element', () => {
  const files = filesBelow('src').filter((path) => path.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(250);
  expect(files.flatMap((file) => textFaults(readFileSync(file, 'utf8'), file))).toEqual([]);
});

test('[SH-13] the page says that it is German, and lets itself be translated', () => {
  const page = readFileSync('public/index.html', 'utf8');
  expect(page).toContain('<html lang="de">');
  expect(page).not.toMatch(/notranslate|translate="no"/);
});
