import { isSensible, isUsualName, isUsualTeam } from '../../src/domain/sensibleText';

test.each([
  ...['Jürgen', 'Weiß-Ähre', 'MÜLLER', 'GROß', 'Zoë', 'Łukasz', 'Yılmaz', 'Øyvind', 'Jo\u0308rg', 'D’Angelo'],
  ...['Müller–Schmidt', 'Николай', 'Γιώργος', '20 € im Jahr', '§ 3', 'U16\u00a0Mädchen', '—', 'nguyễn'],
])('[MB-13] %j makes sense', (text) => {
  expect(isSensible(text)).toBe(true);
});

test.each([
  ...[
    'JŸrgen',
    'Gro§',
    'J\u0081rgen',
    'KŠ§ner',
    'Ren\ufffd',
    'JÃ¼rgen',
    'GroÃŸ',
    'MŠdchen',
    'MšLLER',
    'K„ner',
  ],
  ...['Mª', 'Straﬂe', '™Mia', 'ÃœlkÃ¼'],
])('[MB-13] %j is what a wrong encoding makes', (text) => {
  expect(isSensible(text)).toBe(false);
});

test.each([
  ...[
    'Anna-Lena',
    "O'Connor",
    'van der Straße',
    "'t Hooft",
    'Dr. Möller',
    'Mia (Mimi)',
    'Kim & Co',
    'Jean/Jeanne',
  ],
  ...['محمد', '李小龍', 'مهدی\u200cزاده'],
])('[MB-16] %j is a usual name', (name) => {
  expect(isUsualName(name)).toBe(true);
});

test.each([
  ...['?ukasz', 'Wi?niewski', '=1+1', '+Cem', '@Eva', "'Ben", '2', 'Mia 2', 'Mia_Mai', '#NAME', '-', 'Gro§'],
])('[MB-16] %j is no usual name', (name) => {
  expect(isUsualName(name)).toBe(false);
});

test.each([
  ['U16 Mädchen', true],
  ['1. Herren (neu)', true],
  ['U16+', true],
  ['', true],
  ['=1+1', false],
  ['U16 M?dchen', false],
  ['U16 MŠdchen', false],
])('[MB-16] whether %j is a usual name of a team: %s', (team, isUsual) => {
  expect(isUsualTeam(team)).toBe(isUsual);
});
