import fc from 'fast-check';
import { textPieces, withoutGaps } from '../../src/domain/links';

/** The links of a text, as they are written, with the address to which each leads. */
const linksOf = (text: string) =>
  textPieces(text).flatMap(({ text: written, href }) => (href === null ? [] : [[written, href]]));

test.each([
  ['alone', 'https://example.org', 'https://example.org', 'https://example.org/'],
  ['http', 'Siehe http://example.org/a', 'http://example.org/a', 'http://example.org/a'],
  ['in capitals', 'HTTPS://Example.org/A', 'HTTPS://Example.org/A', 'https://example.org/A'],
  [
    'without a scheme',
    'www.tsv-münchen.de/plan',
    'www.tsv-münchen.de/plan',
    'https://www.xn--tsv-mnchen-eeb.de/plan',
  ],
  [
    'a host with umlauts',
    'https://müller.de/übung?ä=ö#ü',
    'https://müller.de/übung?ä=ö#ü',
    'https://xn--mller-kva.de/%C3%BCbung?%C3%A4=%C3%B6#%C3%BC',
  ],
  ['a host with ß', 'https://straße.de', 'https://straße.de', 'https://xn--strae-oqa.de/'],
  [
    'at the end of a sentence',
    'Schau auf https://example.org/a.',
    'https://example.org/a',
    'https://example.org/a',
  ],
  ['before signs', 'https://example.org/a?b=c!!!', 'https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['before dots', 'https://example.org/a…', 'https://example.org/a', 'https://example.org/a'],
  ['in brackets', '(https://example.org/a)', 'https://example.org/a', 'https://example.org/a'],
  [
    'in brackets with a full stop',
    '(siehe https://example.org/a.)',
    'https://example.org/a',
    'https://example.org/a',
  ],
  [
    'with brackets of its own',
    '(https://example.org/a_(b))',
    'https://example.org/a_(b)',
    'https://example.org/a_(b)',
  ],
  ['in German quotes', '„https://example.org/a“', 'https://example.org/a', 'https://example.org/a'],
  ['in pointed brackets', '<https://example.org/a>', 'https://example.org/a', 'https://example.org/a'],
  [
    'with a slash at its end',
    'https://example.org/a/, ja',
    'https://example.org/a/',
    'https://example.org/a/',
  ],
  ['with a port', 'http://192.168.0.5:8080/a', 'http://192.168.0.5:8080/a', 'http://192.168.0.5:8080/a'],
  [
    'with an @ in its path',
    'https://example.org/@anna',
    'https://example.org/@anna',
    'https://example.org/@anna',
  ],
  [
    'on a line of its own',
    'Plan:\nhttps://example.org\nBis dann',
    'https://example.org',
    'https://example.org/',
  ],
  [
    'before a sign that turns the direction',
    'https://example.org/\u202Efdp',
    'https://example.org/',
    'https://example.org/',
  ],
])('[ME-12] a link %s', (_title, text, written, href) => {
  expect(linksOf(text)).toEqual([[written, href]]);
});

test('[ME-12] two links', () => {
  expect(linksOf('https://a.de, https://b.de')).toEqual([
    ['https://a.de', 'https://a.de/'],
    ['https://b.de', 'https://b.de/'],
  ]);
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script behind a link', 'javascript://example.org/%0Aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['another scheme', 'ftp://example.org ftp://www.example.org vbscript:x'],
  ['a scheme within a word', 'xhttps://example.org'],
  ['a host that is the name of a user', 'https://example.org@evil.example'],
  ['a user with a password', 'https://anna:geheim@example.org/'],
  ['an encoded user', 'https://example.org%2F@evil.example/'],
  ['a backslash before the host', 'https:\\\\evil.example'],
  ['too many slashes', 'https:///evil.example'],
  ['a host without a dot', 'http://intranet/ http://2130706433/'],
  ['a host with an empty label', 'https://a..example www. https://'],
  ['a port that does not exist', 'https://example.org:99999/'],
  ['an address of a mail', 'anna@www.example.org'],
  ['a name without a scheme', 'example.org'],
  ['a sign that is not seen in the host', 'https://exam\u200Bple.org'],
])('[ME-12] no link is %s', (_title, text) => {
  expect(linksOf(text)).toEqual([]);
});

test('[ME-12] what stands behind a backslash is not the host', () => {
  expect(linksOf('https://example.org\\@evil.example')).toEqual([
    ['https://example.org', 'https://example.org/'],
  ]);
});

const letters = [
  'https://',
  'http://',
  'www.',
  'a.de',
  '/',
  '(',
  ')',
  '.',
  '@',
  '\\',
  ':',
  'ü',
  ' ',
  '\n',
  '\u202E',
  '"',
  '<',
  '#',
  '%',
];

test('[ME-12] no text is lost, and every link leads to the web', () => {
  const text = fc.array(fc.constantFrom(...letters), { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (words) => {
      const pieces = textPieces(words);
      expect(pieces.map((piece) => piece.text).join('')).toBe(words);
      for (const { href } of pieces)
        if (href !== null) expect(href).toMatch(/^https?:\/\/[^/@\\]+\.[^/@\\]+\//);
    }),
  );
});

test.each([
  ['stay', 'a\nb\n\nc\n\n\nd', 'a\nb\n\nc\n\n\nd'],
  ['are at most two that are empty', 'a\n\n\n\n\n\n\nb', 'a\n\n\nb'],
  ['with blanks are empty', 'a\n \n\t\n \n \nb', 'a\n\n\nb'],
  ['of Windows are lines, too', 'a\r\nb\rc', 'a\nb\nc'],
])('[ME-12] lines %s', (_title, text, shown) => {
  expect(withoutGaps(text)).toBe(shown);
});
