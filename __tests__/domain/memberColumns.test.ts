import { maxImport } from '../../src/contract/members';
import { countColumns, listedPeople } from '../../src/domain/memberColumns';
import type { Table } from '../../src/domain/memberFile';

const year = 2026;

const tableOf = (rows: string[][], firstYear: Table['firstYear'] = 1900): Table => ({
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
  firstYear,
  sheet: null,
});
const read = (...rows: string[][]) => {
  const list = listedPeople(tableOf(rows), year);
  if ('fault' in list) throw new Error(list.fault.kind);
  return list.list;
};
const first = (header: string[], row: string[]) => read(header, row).people[0]?.fields;

test.each([
  [['Vorname', 'Nachname', 'E-Mail', 'Jahrgang', 'Team']],
  [['First name', 'Last name', 'Email', 'Birth year', 'Group']],
  [['VORNAME ', 'Name', 'Mail', 'Geburtsjahr', 'Mannschaft']],
  [['first_name', 'Surname', 'E-Mail-Adresse (privat)', 'Geburtsdatum', 'Trainings-Gruppe']],
  [['Givén Name', 'Family name', 'e mail', 'Year of birth', 'Squad']],
  [['Vorname', 'Name', 'eMail-Adresse', 'Geb. am', 'Klasse']],
  [['Vorname', 'Familienname', 'E-Mail (privat)', 'Geb.-Datum', 'Klassenbezeichnung']],
  [['Vor\u00adname', 'Nachname\u200b', '\uFEFFE-Mail', 'Jg.', 'Abteilung']],
])('[MB-3] the columns are known by %j', (header) => {
  expect(countColumns(header)).toBe(5);
  expect(first(header, ['Mia', 'Mai', 'mia@example.org', '2012', 'U16'])).toEqual({
    firstName: 'Mia',
    lastName: 'Mai',
    email: 'mia@example.org',
    birthYear: '2012',
    team: 'U16',
  });
});

test('[MB-3] columns come in any order, unknown and missing ones do not matter, and rows may be short', () => {
  expect(first(['Nr.', 'Name', 'Straße', 'Vorname', 'Team'], ['7', 'Mai', 'Am Weg 3', 'Mia'])).toEqual({
    firstName: 'Mia',
    lastName: 'Mai',
    email: '',
    birthYear: '',
    team: '',
  });
});

test('[MB-3] a last name of its own counts before the whole name', () => {
  expect(first(['Name', 'Vorname', 'Nachname'], ['Mia Mai', 'Mia', 'Mai'])).toMatchObject({
    lastName: 'Mai',
  });
});

test.each([
  ['12.03.2011', '2011'],
  ['2011-03-12T00:00:00', '2011'],
  ['12.03.11', '2011'],
  ['2011', '2011'],
  ['40210', '2010'],
  ['20011', '20011'],
  ['10-02-01', '10-02-01'],
  ['elf', 'elf'],
])('[MB-14] the birth year of %s is %s, which stays as it is where no year is certain', (cell, birthYear) => {
  expect(first(['Vorname', 'Nachname', 'Geburtsdatum'], ['Mia', 'Mai', cell])).toMatchObject({ birthYear });
});

test('[MB-14] the day numbers of a table count from its first year', () => {
  const rows = [
    ['Vorname', 'Nachname', 'Geb.'],
    ['Mia', 'Mai', '38748'],
  ];
  expect(listedPeople(tableOf(rows, 1904), year)).toMatchObject({
    list: { people: [{ fields: { birthYear: '2010' } }] },
  });
});

test('[MB-14] beside school classes two digits are no birth year, but a date is one', () => {
  const header = ['Vorname', 'Nachname', 'Jahrgang', 'Klasse', 'Geburtsdatum'];
  expect(first(header, ['Mia', 'Mai', '07', '07a', ''])).toMatchObject({ birthYear: '07', team: '07a' });
  expect(first(header, ['Mia', 'Mai', '07', '07a', '22.04.14'])).toMatchObject({ birthYear: '2014' });
});

test('[MB-3] what one column lacks, a further one for the same has, but not for names', () => {
  const header = ['Vorname', 'Nachname', 'E-Mail (privat)', 'E-Mail 2', 'Name', 'Abteilung', 'Mannschaft'];
  const row = ['Ole', '', '', 'ole@example.org', 'Herbst', 'Turnen', 'U14'];
  expect(first(header, row)).toMatchObject({ lastName: '', email: 'ole@example.org', team: 'U14' });
});

test('[ON-7] [MB-3] a cell becomes one line without what cannot be sent', () => {
  const row = [' Mia\r\nMarie ', 'M\u0000a\ud800i', '\uFEFFmia@example.org\u00a0'];
  expect(first(['Vorname', 'Nachname', 'E-Mail'], row)).toMatchObject({
    firstName: 'Mia Marie',
    lastName: 'Mai',
    email: 'mia@example.org',
  });
});

test('[MB-3] rows keep their number in the file, also after blank ones', () => {
  const list = read([''], ['Vorname', 'Nachname'], ['Mia', 'Mai'], ['', ' '], ['Tom', 'Mai'], ['']);
  expect(list).toMatchObject({ people: [{ line: 3 }, { line: 5 }] });
});

test('[MB-15] what stands above the header, sums and unread columns are named, and are no members', () => {
  const list = read(
    ['Mitgliederliste TSV Beispiel 1899 e. V.', '', ''],
    ['Stand: 01.10.2026', '', ''],
    ['', '', ''],
    ['Nr.', 'Nachname', 'Vorname', 'Ort', 'leer'],
    ['1', 'Sommer', 'Mila', 'Musterstadt', ''],
    ['2', 'Herbst', 'Ole', '', ''],
    ['Summe', '2 Mitglieder', '', '', ''],
    ['', 'Gesamt 2', '', '', ''],
    ['', 'Total', 'Anna', '', ''],
  );
  expect(list.people.map(({ line }) => line)).toEqual([5, 6, 9]);
  expect(list.others).toEqual([
    { line: 1, text: 'Mitgliederliste TSV Beispiel 1899 e. V.' },
    { line: 2, text: 'Stand: 01.10.2026' },
    { line: 7, text: 'Summe, 2 Mitglieder' },
    { line: 8, text: 'Gesamt 2' },
  ]);
  expect(list.unreadColumns).toEqual(['Nr.', 'Ort']);
});

test('[MB-15] a row without a name tells what is in it, one with too many cells that it has', () => {
  const list = read(
    ['Vorname', 'Nachname', 'Ort', ''],
    ['', '', 'Hier fehlt der Rest'],
    ['Mia', 'Mai', 'A', 'B'],
  );
  expect(list.people).toMatchObject([
    { line: 2, text: 'Hier fehlt der Rest', isTooLong: false },
    { line: 3, text: null, isTooLong: true },
  ]);
});

test('[MB-12] [MB-16] what is not seen is left out, and what no encoding has stays to be seen', () => {
  const header = ['Vorname', 'Nachname', 'E-Mail', 'Team'];
  const row = ['Anna\u2011Lena\u200b', 'Jo\u0308rg', 'svea\u00ad.shy@example.org\u200e', 'U16\u00a0M\u0081d'];
  expect(first(header, row)).toEqual({
    firstName: 'Anna-Lena',
    lastName: 'Jörg',
    email: 'svea.shy@example.org',
    birthYear: '',
    team: 'U16 M\ufffdd',
  });
});

test.each([
  ['nothing', [], 'empty'],
  ['blank rows', [[''], ['', '']], 'empty'],
  ['a header', [['Vorname', 'Nachname']], 'empty'],
  [
    'no first names',
    [
      ['Name', 'E-Mail'],
      ['Mia Mai', 'mia@example.org'],
    ],
    'columns',
  ],
  [
    'no last names',
    [
      ['Vorname', 'E-Mail'],
      ['Mia', 'mia@example.org'],
    ],
    'columns',
  ],
])('[MB-3] a file with %s is no list', (_, table, kind) => {
  expect(listedPeople(tableOf(table), year)).toEqual({ fault: { kind } });
});

test('[MB-3] a header below 20 other rows is none', () => {
  const rows = [...Array.from({ length: 20 }, () => ['x']), ['Vorname', 'Nachname'], ['Mia', 'Mai']];
  expect(listedPeople(tableOf(rows), year)).toEqual({ fault: { kind: 'columns' } });
  expect(listedPeople(tableOf(rows.slice(1)), year)).toMatchObject({ list: { people: [{ line: 21 }] } });
});

test('[MB-3] 500 rows are the most', () => {
  const rowsOf = (count: number) => [
    ['Vorname', 'Nachname'],
    ...Array.from({ length: count }, (_, index) => ['Mia', `Mai ${index}`]),
  ];
  expect(listedPeople(tableOf(rowsOf(maxImport)), year)).toMatchObject({
    list: { people: expect.any(Array) },
  });
  expect(listedPeople(tableOf(rowsOf(maxImport + 1)), year)).toEqual({ fault: { kind: 'many', count: 501 } });
});
