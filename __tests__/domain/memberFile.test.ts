import { kindOfFile } from '../../src/domain/memberFile';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const oldTable = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1];

test.each([
  ['an archive', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14), 'archive'],
  ['a table of an old Excel', Uint8Array.of(...oldTable), 'old'],
  [
    'a table with a password',
    Uint8Array.of(...oldTable, ...ascii('..E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0')),
    'password',
  ],
  ['a page that is called .xls', ascii('\xef\xbb\xbf \r\n<html><table>'), 'markup'],
  ['XML', ascii('<?xml version="1.0"?><Workbook/>'), 'markup'],
  ['a document to print', ascii('%PDF-1.7'), 'noText'],
  ['a document of Word', ascii('{\\rtf1'), 'noText'],
  ['a list', ascii('Vorname;Nachname'), 'text'],
  ['a list that begins with the letters PK', ascii('PK;Vorname'), 'text'],
  ['a list that begins with <', ascii('< 18;Vorname'), 'text'],
  ['nothing', ascii(''), 'text'],
])('[MB-15] it is known by what is in it: %s', (_, bytes, kind) => {
  expect(kindOfFile(bytes)).toBe(kind);
});
