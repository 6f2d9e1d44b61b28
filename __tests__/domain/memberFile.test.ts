import { maxFileBytes, textOfFile } from '../../src/domain/memberFile';

const umlauts = 'Vorname;Nachname\r\nJörg;Weiß-Ähre';

/** One byte per character: the umlauts have the same bytes in Latin-1 and in Windows-1252. */
const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    bytes.setUint16(2 * index, text.charCodeAt(index), isLittle);
  }
  return new Uint8Array(bytes.buffer);
};

test.each([
  ['UTF-8', utf8(umlauts)],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${umlauts}`)],
  ['Windows-1252', windows1252(umlauts)],
  ['UTF-16, the low byte first', utf16(`\uFEFF${umlauts}`, true)],
  ['UTF-16, the high byte first', utf16(`\uFEFF${umlauts}`, false)],
])('[MB-3] umlauts are read from %s', (_, bytes) => {
  expect(textOfFile(bytes)).toEqual({ text: umlauts });
});

test.each([
  ['a table of Excel', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14), 'excel'],
  ['an old table of Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'excel'],
  ['what is no text', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x00, 0x01), 'noText'],
  ['more than 1 MB', new Uint8Array(maxFileBytes + 1).fill(0x41), 'large'],
])('[MB-3] %s is no list', (_, bytes, kind) => {
  expect(textOfFile(bytes)).toEqual({ fault: { kind } });
});

test('[MB-3] a file of exactly 1 MB, and one that only begins with the letters PK, are read', () => {
  expect(textOfFile(new Uint8Array(maxFileBytes).fill(0x41))).toMatchObject({ text: expect.any(String) });
  expect(textOfFile(utf8('PK;Vorname'))).toEqual({ text: 'PK;Vorname' });
});
