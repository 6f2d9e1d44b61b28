import { maxImport } from '../../src/contract/members';
import { countColumns, listedPeople } from '../../src/domain/memberColumns';

const first = (header: string[], row: string[]) => {
  const list = listedPeople([header, row]);
  return 'people' in list ? list.people[0]?.fields : list.fault;
};

test.each([
  [['Vorname', 'Nachname', 'E-Mail', 'Jahrgang', 'Team']],
  [['First name', 'Last name', 'Email', 'Birth year', 'Group']],
  [['VORNAME ', 'Name', 'Mail', 'Geburtsjahr', 'Mannschaft']],
  [['first_name', 'Surname', 'E-Mail-Adresse (privat)', 'Geburtsdatum', 'Trainings-Gruppe']],
  [['Givén Name', 'Family name', 'e mail', 'Year of birth', 'Squad']],
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
  ['2.3.2011', '2011'],
  ['12. 3. 2011', '2011'],
  ['3/12/2011', '2011'],
  ['2011-03-12', '2011'],
  ['2011-03-12T00:00:00', '2011'],
  ['2011', '2011'],
  ['12.03.11', '12.03.11'],
  ['20011', '20011'],
  ['12.03.20011', '12.03.20011'],
  ['elf', 'elf'],
])('[MB-3] the year of %s is %s', (cell, birthYear) => {
  expect(first(['Vorname', 'Nachname', 'Geburtsdatum'], ['Mia', 'Mai', cell])).toMatchObject({ birthYear });
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
  const list = listedPeople([[''], ['Vorname', 'Nachname'], ['Mia', 'Mai'], ['', ' '], ['Tom', 'Mai'], ['']]);
  expect(list).toMatchObject({ people: [{ line: 3 }, { line: 5 }] });
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
  expect(listedPeople(table)).toEqual({ fault: { kind } });
});

test('[MB-3] 500 rows are the most', () => {
  const tableOf = (count: number) => [
    ['Vorname', 'Nachname'],
    ...Array.from({ length: count }, (_, index) => ['Mia', `Mai ${index}`]),
  ];
  expect(listedPeople(tableOf(maxImport))).toMatchObject({ people: expect.any(Array) });
  expect(listedPeople(tableOf(maxImport + 1))).toEqual({ fault: { kind: 'many', count: 501 } });
});
