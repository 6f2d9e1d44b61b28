import { readdirSync, readFileSync } from 'node:fs';
import { commentFaults, commentsOf } from '../../scripts/lib/comments.mjs';
import { filesBelow } from '../../scripts/lib/syntax.mjs';

const wordsIn = (source: string, file = 'some.ts') => commentsOf(source, file).map(({ words }) => words);
const wide = 'x'.repeat(118);

/** The sources of all rooms and in the root. */
const sources = [
  ...['src', 'store', 'sagas', 'server', 'scripts', 'bench', '__tests__'].flatMap(filesBelow),
  ...readdirSync('.'),
].filter((path) => /\.(?:tsx?|[cm]?js|css)$/.test(path));

describe('comments are read as the language has them', () => {
  test('of one line and of several, which are one text', () => {
    expect(wordsIn('// One\n  // of two.\nlet a; // Beside.\n/**\n * Of\n * three.\n */\nlet b;')).toEqual([
      'One of two.',
      'Beside.',
      'Of three.',
    ]);
  });

  test('texts and regular expressions have none', () => {
    expect(wordsIn(String.raw`const a = ['// no', /\/*no/, 'ä // no', "a\"// no"]; // yes`)).toEqual(['yes']);
  });

  test('templates have none, but what they insert may', () => {
    expect(wordsIn(`const a = \`// no \${/* yes */ b} /* no */ \${'// no'}\`;`)).toEqual(['yes']);
  });

  test('in JSX they stand in braces', () => {
    expect(wordsIn('const a = <b title="// no">It\'s // no {/* yes */} /* no */</b>;', 'a.tsx')).toEqual([
      'yes',
    ]);
  });

  test('in CSS they have one form', () => {
    expect(wordsIn('a { content: "/* no */"; } /* It\'s\n   yes */ b { --c: // no\n}', 'a.css')).toEqual([
      "It's yes",
    ]);
  });

  test('in bytes, also after another file was read', () => {
    expect(wordsIn("run('ä // no'); // äöü\nrun(); // yes")).toEqual(['äöü', 'yes']);
  });
});

describe('refused is', () => {
  test.each([
    ['a comment that is too wide', `let a;\n// ${wide}`, ['a.ts:2: wider than 120']],
    ['a wide line of a long one', `/**\n * ${wide}\n * short\n */`, ['a.ts:2: wider than 120']],
    [
      'a line that a comment beside code makes wide',
      `let ${'a'.repeat(100)}; // ${'b'.repeat(30)}`,
      ['a.ts:1: wider than 120'],
    ],
    ['a word', 'let a;\n/** For whoever asks. */', ["a.ts:2: 'whoever'"]],
    ['a phrase over two lines', '/**\n * Null where there is\n * none.\n */', ["a.ts:1: 'is none'"]],
    ['a phrase over two lines of `//`', '// The run has\n  // none.', ["a.ts:1: 'has none'"]],
    ['a phrase at the beginning', '// Whatever', ["a.ts:1: 'Whatever'"]],
  ])('%s', (_title, source, faults) => {
    expect(commentFaults(source, 'a.ts')).toEqual(faults);
  });

  test('nothing in a text or a name, and no line of code', () => {
    const code = `const whoever = 'there is none'; const a = '${wide}'; // At most ten have nonetheless come.`;
    expect(commentFaults(code.replace(wide, 'b'), 'a.ts')).toEqual([]);
    expect(commentFaults(`const a = '${wide}';\n// short`, 'a.ts')).toEqual([]);
  });
});

test('every comment is in plain words, and at most 120 characters wide', () => {
  expect(sources.length).toBeGreaterThan(2000);
  expect(sources.flatMap((file) => commentFaults(readFileSync(file, 'utf8'), file))).toEqual([]);
});
