import { readTable } from '../../../src/services/lists/readTable';

/** The cells, row by row, or the fault. */
const cellsOf = (text: string) => {
  const read = readTable(text);
  return 'fault' in read ? read.fault : read.table.rows.map(({ cells }) => cells);
};

test.each([
  ['semicolons', 'Vorname;Nachname;Team\r\nMia;Mai;U16, Mädchen\r\n'],
  ['commas', 'Vorname,Nachname,Team\nMia,Mai,"U16, Mädchen"\n'],
  ['tabulators', 'Vorname\tNachname\tTeam\rMia\tMai\tU16, Mädchen\r'],
  ['pipes', 'Vorname|Nachname|Team\nMia|Mai|U16, Mädchen\n'],
  ['quotes around everything', '"Vorname";"Nachname";"Team"\n"Mia";"Mai";"U16, Mädchen"\n'],
  ['the first line of Excel', 'sep=,\r\nVorname,Nachname,Team\r\nMia,Mai,"U16, Mädchen"\r\n'],
])('[MB-3] a table is read with %s', (_, text) => {
  expect(cellsOf(text)).toEqual([['Vorname', 'Nachname', 'Team'], ['Mia', 'Mai', 'U16, Mädchen'], ['']]);
});

test('[MB-3] a header after a blank line still tells the delimiter', () => {
  expect(cellsOf('\r\n\r\nVorname,Nachname\r\nMia,Mai')).toEqual([
    [''],
    [''],
    ['Vorname', 'Nachname'],
    ['Mia', 'Mai'],
  ]);
});

test('[MB-15] so does one below a title, and the rows keep their numbers', () => {
  expect(readTable('Liste; Stand: 1.10.\n\nVorname,Nachname\nMia,Mai')).toMatchObject({
    table: {
      rows: [{}, {}, { line: 3, cells: ['Vorname', 'Nachname'] }, { line: 4, cells: ['Mia', 'Mai'] }],
    },
  });
});

test('[MB-3] other delimiters in the rows do not matter', () => {
  expect(cellsOf('Vorname;Nachname\nMia,Marie,Ann,Eva;Mai')).toEqual([
    ['Vorname', 'Nachname'],
    ['Mia,Marie,Ann,Eva', 'Mai'],
  ]);
});

test('[MB-3] quotes hold line breaks, delimiters and quotes, and the row is one', () => {
  const text = 'Vorname;Nachname;Team\r\n"Mia\r\nMarie";"Mai; geb. ""Ast""";U16\r\nTom;Mai;U14';
  expect(cellsOf(text)).toEqual([
    ['Vorname', 'Nachname', 'Team'],
    ['Mia\r\nMarie', 'Mai; geb. "Ast"', 'U16'],
    ['Tom', 'Mai', 'U14'],
  ]);
});

test.each([
  ['no end', 'Vorname;Nachname\nMia;Mai\n"Tom;Mai\nEva;Mai', 3],
  ['text after their end', 'Vorname;Nachname\n"Mia" Marie;Mai', 2],
])('[MB-3] quotes with %s are named with their row', (_, text, line) => {
  expect(cellsOf(text)).toEqual({ kind: 'quotes', line });
});
