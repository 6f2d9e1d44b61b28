import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { ListedPerson } from '../../../src/domain/listedMembers';
import { maxFileBytes } from '../../../src/domain/memberFile';
import { readList } from '../../../src/services/lists/readList';

const year = 2026;
const utf8 = (text: string) => new TextEncoder().encode(text);
/** One byte a character. */
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const fixture = (name: string) => new Uint8Array(readFileSync(`__tests__/services/lists/fixtures/${name}`));

const readingsOf = (bytes: Uint8Array) => {
  const read = readList(bytes, year);
  if ('fault' in read) throw new Error(read.fault.kind);
  return read.readings;
};
const listOf = (bytes: Uint8Array) => {
  const [reading, ...others] = readingsOf(bytes);
  if (!reading || others.length > 0) throw new Error('There are several readings.');
  return reading.list;
};
const asLine = ({ line, fields }: ListedPerson) => [line, ...Object.values(fields)].join('|');
const linesOf = (bytes: Uint8Array) => listOf(bytes).people.map(asLine);

const three = [
  'Jürgen|Groß|juergen.gross@example.org|2009|U18 Mädchen',
  'Zoë|Käßner||2010|U18 Mädchen',
  'René|Öztürk||2011|U16',
];
const numbered = (first: number) => three.map((person, index) => `${first + index}|${person}`);

const file = (letters: Record<string, string>, lineEnd: string): Uint8Array => {
  const rows = [
    'Vorname;Nachname;E-Mail;Geburtsdatum;Mannschaft',
    'Jürgen;Groß;juergen.gross@example.org;03.04.2009;U18 Mädchen',
    'Zoë;Käßner;;12.11.2010;U18 Mädchen',
    'René;Öztürk;;01.02.2011;U16',
    '',
  ];
  return ascii(rows.join(lineEnd).replace(/[^\0-\x7f]/g, (letter) => letters[letter] ?? ''));
};
const mac = { ä: '\x8a', ö: '\x9a', ü: '\x9f', ß: '\xa7', ë: '\x91', é: '\x8e', Ö: '\x85' };
const dos = { ä: '\x84', ö: '\x94', ü: '\x81', ß: '\xe1', ë: '\x89', é: '\x82', Ö: '\x99' };
const windows = { ä: '\xe4', ö: '\xf6', ü: '\xfc', ß: '\xdf', ë: '\xeb', é: '\xe9', Ö: '\xd6' };

test.each([
  ['a Mac with its old line ends', file(mac, '\r')],
  ['a Mac with line ends of today', file(mac, '\n')],
  ['DOS', file(dos, '\r\n')],
  ['Windows', file(windows, '\r\n')],
])('[MB-13] names are right in a file of %s', (_, bytes) => {
  expect(linesOf(bytes)).toEqual(numbered(2));
});

test('[MB-13] where several encodings make sense, each is offered with the names that differ', () => {
  const bytes = ascii('Vorname;Nachname;Team\nMia;Mai;U16\nJ\x9arg;Acker;U18\nTom;Beck;U14\n');
  expect(readingsOf(bytes).map(({ encoding, sample }) => [encoding, sample])).toEqual([
    ['windows-1252', ['Jšrg Acker, U18']],
    ['macintosh', ['Jörg Acker, U18']],
  ]);
});

test('[MB-13] nobody is asked about letters in a column that is not read', () => {
  expect(linesOf(ascii('Vorname;Nachname;Ort\nMia;Mai;K\x9aln\n'))).toEqual(['2|Mia|Mai|||']);
});

describe('a table of', () => {
  test.each([
    ['openpyxl', 'openpyxl.xlsx'],
    ['LibreOffice as .xlsx', 'libreoffice.xlsx'],
    ['LibreOffice as .ods', 'libreoffice.ods'],
  ])('[MB-15] %s is read, and what is beside the members is named', (_, name) => {
    const list = listOf(fixture(name));
    expect(list.people.map(asLine)).toEqual(numbered(4));
    expect(list.others).toEqual([
      { line: 1, text: 'Mitgliederliste TSV Beispiel 1899 e. V.' },
      { line: 8, text: 'Summe, 3' },
    ]);
    expect(list.unreadColumns).toEqual(['Telefon']);
    expect(list.unreadSheets).toEqual(['Ehemalige']);
  });

  test('[MB-14] [MB-15] XlsxWriter, with days from 1904, shared and formatted texts, and a formula', () => {
    expect(linesOf(fixture('xlsxwriter-1904.xlsx'))).toEqual([...numbered(2), '5|Anna|Fett||2012|U16']);
  });
});

const workbook = (attributes = '') =>
  `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${attributes}<sheets><sheet name="Tabelle1" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="…/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>`;
const sheet = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const text = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
const header = `<row r="1">${text('A1', 'Vorname')}${text('B1', 'Nachname')}${text('C1', 'Geburtsdatum')}</row>`;

const xlsx = (rows: string, parts: Record<string, string> = {}) => {
  const all = {
    'xl/workbook.xml': workbook(),
    'xl/_rels/workbook.xml.rels': relationships,
    'xl/worksheets/sheet1.xml': sheet(rows),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, part]) => [name, strToU8(part)])));
};

test.each([
  ['a number', '<c r="C2"><v>2010</v></c>', '2010'],
  ['a year as a text', text('C2', '2010'), '2010'],
  ['a day number without a format', '<c r="C2"><v>40210</v></c>', '2010'],
  ['a day number in the format of a date', '<c r="C2" s="1"><v>20011</v></c>', '1954'],
  ['a day number in a format of its own', '<c r="C2" s="2"><v>40210.5</v></c>', '2010'],
  ['a number in a format with a word', '<c r="C2" s="3"><v>2010</v></c>', '2010'],
  ['a day in words of ISO', '<c r="C2" t="d"><v>2010-02-01</v></c>', '2010'],
  ['the result of a formula', '<c r="C2" t="str"><f>A1</f><v>1.2.2010</v></c>', '2010'],
  ['an error', '<c r="C2" t="e"><v>#N/A</v></c>', '#N/A'],
  ['nothing', '<c r="C2" s="1"/>', ''],
])('[MB-14] the birth year of %s in a table', (_, cell, birthYear) => {
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="164" formatCode="[$-407]d/\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="&quot;Kind &quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
  const rows = `${header}<row r="2">${text('A2', 'Mia')}${text('B2', 'Mai')}${cell}</row>`;
  const list = listOf(xlsx(rows, { 'xl/styles.xml': styles }));
  expect(list.people[0]?.fields.birthYear).toBe(birthYear);
});

test('[MB-14] a table of an old Mac counts its days from 1904, also without a format', () => {
  const rows = `${header}<row r="2">${text('A2', 'Mia')}${text('B2', 'Mai')}<c r="C2"><v>38748</v></c></row>`;
  const parts = { 'xl/workbook.xml': workbook('<workbookPr date1904="1"/>') };
  expect(linesOf(xlsx(rows, parts))).toEqual(['2|Mia|Mai||2010|']);
});

test('[MB-15] texts of Excel: entities, runs, how a word is spoken, and escaped characters', () => {
  const shared = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>K&amp;K</t></si><si><r><t>An</t></r><r><t xml:space="preserve">na </t></r><rPh sb="0" eb="1"><t>ANNA</t></rPh></si><si><t>Lea_x000D_Lu</t></si></sst>`;
  const cells = ['A', 'B'].map((letter, index) => `<c r="${letter}2" t="s"><v>${index}</v></c>`).join('');
  const rows = `${header}<row r="2">${cells}</row><row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" t="s"><v>9</v></c></row>`;
  expect(linesOf(xlsx(rows, { 'xl/sharedStrings.xml': shared }))).toEqual([
    '2|K&K|Anna|||',
    '4|Lea Lu|\ufffd|||',
  ]);
});

test('[MB-15] cells and rows without a name follow each other', () => {
  const row = (...cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  expect(linesOf(xlsx(row('Vorname', 'Nachname') + row('Mia', 'Mai')))).toEqual(['2|Mia|Mai|||']);
});

const ods = (rows: string, before = '', styleOfTable = '') =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${before}<table:table table:name="Liste"${styleOfTable}>${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });
const odsCell = (value: string, attributes = '') =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>${value}</text:p></table:table-cell>`;
const odsRow = (cells: string, attributes = '') => `<table:table-row${attributes}>${cells}</table:table-row>`;
const odsHeader = odsRow(odsCell('Vorname') + odsCell('Nachname') + odsCell('Geb.'));

test('[MB-15] a table of LibreOffice: repeated cells and rows, blanks, comments, hidden sheets', () => {
  const blank = (times: number) =>
    odsRow(
      `<table:table-cell table:number-columns-repeated="16384"/>`,
      ` table:number-rows-repeated="${times}"`,
    );
  const mia = odsCell(
    'Mia<text:s text:c="2"/>Lu<office:annotation><text:p>Trainerkind</text:p></office:annotation>',
  );
  const date =
    '<table:table-cell office:value-type="date" office:date-value="2010-02-01T00:00:00"><text:p>1. Feb</text:p></table:table-cell>';
  const rows = blank(3) + odsHeader + blank(2) + odsRow(mia + odsCell('Mai') + date) + blank(1_048_000);
  const hidden = `<table:table table:name="Alt" table:style-name="ta2">${odsHeader}${odsRow(odsCell('A', ' table:number-columns-repeated="2"'))}</table:table>`;
  const list = listOf(ods(rows, hidden));
  expect(list.people.map(asLine)).toEqual(['7|Mia Lu|Mai||2010|']);
  expect(list.unreadSheets).toEqual([]);
});

const faultOf = (bytes: Uint8Array) => {
  const read = readList(bytes, year);
  return 'fault' in read ? read.fault.kind : read.readings.length;
};
const whole = fixture('openpyxl.xlsx');

test.each([
  ['nothing', utf8(''), 'empty'],
  ['blank lines', utf8('\n\n;;\n'), 'empty'],
  ['a photo', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46), 'noText'],
  ['more than 5 MB', new Uint8Array(maxFileBytes + 1).fill(0x41), 'large'],
  ['a real table of an old Excel', fixture('libreoffice.xls'), 'old'],
  ['a page', utf8('<html><table><tr><td>Vorname'), 'markup'],
  ['half a table', whole.subarray(0, whole.length / 2), 'damaged'],
  ['a table without its end', whole.subarray(0, -30), 'damaged'],
  ['only the letters of an archive', Uint8Array.of(0x50, 0x4b, 0x03, 0x04), 'damaged'],
  ['a table without its sheet', zipSync({ 'xl/workbook.xml': strToU8(workbook()) }), 'damaged'],
  ['a sheet that ends too early', xlsx('<row r="1"><c r="A1"'), 'damaged'],
  [
    'a sheet without its last rows',
    xlsx('', { 'xl/worksheets/sheet1.xml': sheet(header).replace('</sheetData></worksheet>', '') }),
    'damaged',
  ],
  ['a sheet that is no XML', xlsx('', { 'xl/worksheets/sheet1.xml': 'Vorname;Nachname' }), 'damaged'],
  ['an archive of something else', zipSync({ 'word/document.xml': strToU8('<w/>') }), 'noTable'],
  ['a table of Numbers', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'numbers'],
  ['a binary table', zipSync({ 'xl/workbook.bin': strToU8('x') }), 'old'],
  [
    'an .ods with a password',
    zipSync({ 'content.xml': strToU8('x'), 'META-INF/manifest.xml': strToU8('<m:encryption-data/>') }),
    'password',
  ],
  ['an empty sheet', xlsx(''), 'empty'],
  ['a sheet without names', xlsx(`<row r="1">${text('A1', 'Name')}</row>`), 'columns'],
  [
    'cells at the end of a sheet, row by row',
    xlsx(
      Array.from({ length: 100 }, (_, row) => `<row r="${row + 1}">${text(`XFD${row + 1}`, 'x')}</row>`).join(
        '',
      ),
    ),
    'huge',
  ],
  [
    'a cell of .ods that fills a sheet',
    ods(
      odsRow(odsCell('x', ' table:number-columns-repeated="16384"'), ' table:number-rows-repeated="1048576"'),
    ),
    'huge',
  ],
  [
    'a cell of .ods that is wider than any sheet',
    ods(odsRow(odsCell('x', ' table:number-columns-repeated="999999999"'))),
    'huge',
  ],
  ['more members than one call takes', utf8(`Vorname;Nachname\n${'Mia;Mai\n'.repeat(100_000)}`), 'many'],
])('[MB-15] of %s it is known what is wrong', (_, bytes, kind) => {
  expect(faultOf(bytes)).toBe(kind);
});

test('[MB-15] 10,000 columns are read', () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => `Spalte ${index}`).join(';');
  expect(linesOf(utf8(`${columns};Vorname;Nachname\n${';'.repeat(10_000)}Mia;Mai`))).toEqual([
    '2|Mia|Mai|||',
  ]);
});

test('[MB-15] an archive that unpacks to more than a list is refused before it is unpacked', () => {
  const bomb = xlsx('', { 'xl/worksheets/sheet1.xml': ' '.repeat(31_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(faultOf(bomb)).toBe('huge');
});

test('[MB-15] an archive that lies about its size is cut off there', () => {
  const bomb = xlsx('', { 'xl/worksheets/sheet1.xml': sheet(header + ' '.repeat(2_000_000)) });
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  // The size of each part stands in the directory, 24 bytes after its mark.
  for (let at = 0; at < bomb.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
      view.setUint32(at + 24, 1000, true);
  }
  expect(faultOf(bomb)).toBe('damaged');
});

test('[MB-15] an entity of a document is not made larger', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${sheet(`${header}<row r="2">${text('A2', '&b;')}${text('B2', 'Mai')}</row>`)}`;
  const [person] = listOf(xlsx('', { 'xl/worksheets/sheet1.xml': bomb })).people;
  expect(person?.fields.firstName).toBe('&b;');
});
