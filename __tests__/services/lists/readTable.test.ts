import { readTable } from '../../../sagas/memberImport/readTable';

test.each([
  ['semicolons', 'Vorname;Nachname;Team\r\nMia;Mai;U16, Mädchen\r\n'],
  ['commas', 'Vorname,Nachname,Team\nMia,Mai,"U16, Mädchen"\n'],
  ['tabulators', 'Vorname\tNachname\tTeam\rMia\tMai\tU16, Mädchen\r'],
  ['quotes around everything', '"Vorname";"Nachname";"Team"\n"Mia";"Mai";"U16, Mädchen"\n'],
  ['the first line of Excel', 'sep=,\r\nVorname,Nachname,Team\r\nMia,Mai,"U16, Mädchen"\r\n'],
])('[MB-3] a table is read with %s', (_, text) => {
  expect(readTable(text)).toEqual({
    table: [['Vorname', 'Nachname', 'Team'], ['Mia', 'Mai', 'U16, Mädchen'], ['']],
  });
});

test('[MB-3] a header after a blank line still tells the delimiter', () => {
  expect(readTable('\r\n\r\nVorname,Nachname\r\nMia,Mai')).toMatchObject({
    table: [[''], [''], ['Vorname', 'Nachname'], ['Mia', 'Mai']],
  });
});

test('[MB-3] other delimiters in the rows do not matter', () => {
  expect(readTable('Vorname;Nachname\nMia,Marie,Ann,Eva;Mai')).toMatchObject({
    table: [
      ['Vorname', 'Nachname'],
      ['Mia,Marie,Ann,Eva', 'Mai'],
    ],
  });
});

test('[MB-3] quotes hold line breaks, delimiters and quotes, and the row is one', () => {
  const text = 'Vorname;Nachname;Team\r\n"Mia\r\nMarie";"Mai; geb. ""Ast""";U16\r\nTom;Mai;U14';
  expect(readTable(text)).toEqual({
    table: [
      ['Vorname', 'Nachname', 'Team'],
      ['Mia\r\nMarie', 'Mai; geb. "Ast"', 'U16'],
      ['Tom', 'Mai', 'U14'],
    ],
  });
});

test.each([
  ['no end', 'Vorname;Nachname\nMia;Mai\n"Tom;Mai\nEva;Mai', 3],
  ['text after their end', 'Vorname;Nachname\n"Mia" Marie;Mai', 2],
])('[MB-3] quotes with %s are named with their row', (_, text, line) => {
  expect(readTable(text)).toEqual({ fault: { kind: 'quotes', line } });
});
