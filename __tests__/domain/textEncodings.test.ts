import { possibleTexts } from '../../src/domain/textEncodings';

/** One byte a character. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 * index, text.charCodeAt(index), isLittle);
  }
  return new Uint8Array(view.buffer);
};

const umlauts = 'Vorname;Nachname\r\nJörg;Weiß-Ähre';
const polish = 'Vorname;Nachname\nŁukasz;Wiśniewski';
const everyOne = (file: Uint8Array) => {
  const read = possibleTexts(file);
  return 'texts' in read ? read.texts : read.fault;
};
/** What follows the header, in each encoding in which the file makes sense. */
const ways = (file: Uint8Array) => {
  const texts = everyOne(file);
  if (typeof texts === 'string') return texts;
  return Object.fromEntries(texts.map(({ encoding, text }) => [encoding ?? 'known', text]));
};

test.each([
  ['ASCII', utf8('Vorname;Nachname\rMia;Mai'), 'Vorname;Nachname\rMia;Mai'],
  ['nothing', utf8(''), ''],
  ['UTF-8', utf8(umlauts), umlauts],
  ['UTF-8 beyond Latin letters', utf8('Имя;Фамилия'), 'Имя;Фамилия'],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${umlauts}`), umlauts],
  ['UTF-16, the low byte first', utf16(`\uFEFF${umlauts}`, true), umlauts],
  ['UTF-16, the high byte first', utf16(`\uFEFF${umlauts}`, false), umlauts],
  ['UTF-16 without a mark, the low byte first', utf16(polish, true), polish],
  ['UTF-16 without a mark, the high byte first', utf16(polish, false), polish],
  ['the last sign of DOS', utf8('Mia;Mai\r\n\x1a'), 'Mia;Mai\r\n'],
])('[MB-13] the bytes tell that a text is %s', (_, file, text) => {
  expect(everyOne(file)).toEqual([{ encoding: null, text }]);
});

test.each([
  [
    'windows-1252',
    'J\xfcrgen;Gro\xdf;K\xe4\xdfner;Ren\xe9;\xd6zt\xfcrk;M\xe4dchen',
    'Jürgen;Groß;Käßner;René;Öztürk;Mädchen',
  ],
  [
    'windows-1252',
    'M\xdcLLER;Fu\xdfball;Beitrag 20 \x80;\xa7 3;U16\xa0M\xe4dchen',
    'MÜLLER;Fußball;Beitrag 20 €;§ 3;U16\u00a0Mädchen',
  ],
  [
    'macintosh',
    'J\x9frgen;Gro\xa7;K\x8a\xa7ner;Ren\x8e;\x85zt\x9frk;M\x8adchen',
    'Jürgen;Groß;Käßner;René;Öztürk;Mädchen',
  ],
  [
    'cp850',
    'J\x81rgen;Gro\xe1;K\x84\xe1ner;Ren\x82;\x99zt\x81rk;M\x84dchen',
    'Jürgen;Groß;Käßner;René;Öztürk;Mädchen',
  ],
])('[MB-13] only %s makes words of %j', (encoding, file, text) => {
  expect(everyOne(bytes(file))).toEqual([{ encoding, text }]);
});

test.each([
  ['M\xe4dchen', { 'windows-1252': 'Mädchen', cp850: 'Mõdchen' }],
  ['J\x9arg', { 'windows-1252': 'Jšrg', macintosh: 'Jörg' }],
  ['Gro\xe1', { 'windows-1252': 'Groá', cp850: 'Groß' }],
  ['M\x8adchen', { macintosh: 'Mädchen', cp850: 'Mèdchen' }],
  ['J\x94rg', { macintosh: 'Jîrg', cp850: 'Jörg' }],
  ['Mar\x92a', { 'windows-1252': 'Mar’a', macintosh: 'María' }],
])('[MB-13] %j makes sense in several encodings', (file, expected) => {
  expect(ways(bytes(file))).toEqual(expect.objectContaining(expected));
  expect(everyOne(bytes(file)).length).toBeGreaterThan(1);
});

test('[MB-13] if no encoding makes words of a text, the person sees them all', () => {
  expect(Object.keys(ways(bytes('x\xb0y;\x81')))).toEqual(['windows-1252', 'macintosh', 'cp850']);
});

test.each([
  [
    'a picture',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d),
    'noText',
  ],
  ['a photo', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46), 'noText'],
  ['control characters', utf8('Mia\x01;Mai'), 'noText'],
  ['a letter of UTF-8 that is cut off', utf8('Vorname;Nachname\nJörg;Weiß').subarray(0, -1), 'damaged'],
  ['a letter of ASCII in UTF-16 that is cut off', utf16('\uFEFFMia', true).subarray(0, -1), 'damaged'],
  ['a letter of UTF-16 that is cut off', utf16(`\uFEFF${umlauts}`, true).subarray(0, -1), 'damaged'],
])('[MB-15] %s is no text', (_, file, fault) => {
  expect(everyOne(file)).toBe(fault);
});
