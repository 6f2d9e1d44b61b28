import type { Member } from '../../src/contract/members';
import type { ListedPerson } from '../../src/domain/listedMembers';
import { judgePeople, refusedRowOf } from '../../src/domain/memberImport';

const year = 2026;

const aRow = (line: number, fields: Partial<ListedPerson['fields']> = {}): ListedPerson => ({
  line,
  fields: { firstName: 'Mia', lastName: `Mai ${line}`, email: '', birthYear: '', team: '', ...fields },
  text: null,
  isTooLong: false,
});

const ben = {
  firstName: 'Ben',
  lastName: 'Berger',
  email: 'berger@example.org',
  birthYear: 2011,
  team: 'U16 Jungen',
} as Member;

/** The faults of a row beside Ben, who is a member. */
const beside = (fields: Partial<ListedPerson['fields']>) =>
  judgePeople([aRow(2, { firstName: 'Ben', lastName: 'Berger', ...fields })], [ben], year)[0]?.faults;

const isBen = [{ kind: 'doubleMember', name: 'Ben Berger', team: 'U16 Jungen' }];

test('[MB-3] of 40 rows the 3 wrong ones are named, each with its reason', () => {
  const rows = Array.from({ length: 40 }, (_, index) => aRow(index + 2));
  rows.splice(2, 1, aRow(4, { email: 'nele.dorn@exmple' }));
  rows.splice(4, 1, aRow(6, { lastName: '' }));
  rows.splice(7, 1, aRow(9, { birthYear: '20011' }));
  const wrong = judgePeople(rows, [ben], year).filter(({ faults }) => faults.length > 0);
  expect(wrong.map(({ line, faults }) => [line, faults])).toEqual([
    [4, [{ kind: 'email', field: 'email' }]],
    [6, [{ kind: 'missing', field: 'lastName' }]],
    [9, [{ kind: 'year', field: 'birthYear' }]],
  ]);
});

test('[MB-3] a row tells all its faults', () => {
  const fields = {
    firstName: '',
    lastName: 'M'.repeat(101),
    email: '@',
    birthYear: '2027',
    team: 'U'.repeat(101),
  };
  expect(judgePeople([aRow(2, fields)], [], year)[0]?.faults).toEqual([
    { kind: 'missing', field: 'firstName' },
    { kind: 'long', field: 'lastName' },
    { kind: 'email', field: 'email' },
    { kind: 'future', field: 'birthYear' },
    { kind: 'long', field: 'team' },
  ]);
});

test.each([
  ['1899', [{ kind: 'year', field: 'birthYear' }]],
  ['1900', []],
  ['2026', []],
  ['2027', [{ kind: 'future', field: 'birthYear' }]],
  ['2e3', [{ kind: 'year', field: 'birthYear' }]],
  ['0x7da', [{ kind: 'year', field: 'birthYear' }]],
])('[MB-3] in 2026 the birth year %s has the faults %j', (birthYear, faults) => {
  expect(judgePeople([aRow(2, { birthYear })], [], year)[0]?.faults).toEqual(faults);
});

describe('a double of a member', () => {
  test.each([
    ['the same birth year', { birthYear: '2011' }],
    ['other capitals and blanks', { firstName: ' BEN', lastName: 'berger ', birthYear: '2011' }],
    ['the same address in capitals', { lastName: 'Berger-Busch', email: 'Berger@Example.org' }],
    ['the same team and no birth year', { team: 'u16 jungen' }],
  ])('[MB-3] is found by %s', (_, fields) => {
    expect(beside(fields)).toEqual(isBen);
  });

  test.each([
    ['a sister at the same address', { firstName: 'Eva', email: 'berger@example.org', team: 'U16 Jungen' }],
    [
      'a father of the same name at the same address, born in another year',
      { birthYear: '1975', email: 'berger@example.org' },
    ],
    ['a cousin of the same name, born in another year', { birthYear: '2013', team: 'U16 Jungen' }],
    ['the same name in another team', { team: 'U18 Jungen' }],
    ['the same name alone', {}],
  ])('[MB-1] [MB-3] is not %s', (_, fields) => {
    expect(beside(fields)).toEqual([]);
  });
});

/** The doubts about a row beside Ben, and whether it has faults. */
const doubts = (fields: Partial<ListedPerson['fields']>) => {
  const [row] = judgePeople([aRow(2, { firstName: 'Ben', lastName: 'Berger', ...fields })], [ben], year);
  expect(row?.faults).toEqual([]);
  return row?.doubts;
};

describe('a row that may be a member', () => {
  test.each([
    ['the name alone', {}],
    ['the name in another team', { team: 'U18 Jungen' }],
    ['the names in the wrong columns', { firstName: 'Berger', lastName: 'Ben', birthYear: '2011' }],
    ['an accent', { firstName: 'Bén', birthYear: '2011' }],
  ])('[MB-16] is in doubt because of %s', (_, fields) => {
    expect(doubts(fields)).toEqual([{ kind: 'similarMember', name: 'Ben Berger', team: 'U16 Jungen' }]);
  });

  test.each([
    ['who was born in another year', { birthYear: '2013' }],
    ['with another name', { firstName: 'Benno', birthYear: '2011' }],
  ])('[MB-16] is somebody else %s', (_, fields) => {
    expect(doubts(fields)).toEqual([]);
  });
});

test.each([
  ['Anja', 'Groß', 'ANJA', 'GROSS'],
  ['Jörg', 'Müller', 'Joerg', 'Mueller'],
  ['Øyvind', 'Łęcki', 'Oyvind', 'Lecki'],
  ['İbrahim', 'Yılmaz', 'ibrahim', 'yilmaz'],
  ['Anna-Lena', 'Strich', 'Anna Lena', 'Strich'],
])('[MB-16] %s %s may be %s %s of an earlier row', (firstName, lastName, otherFirst, otherLast) => {
  const rows = [
    aRow(2, { firstName, lastName, birthYear: '2010' }),
    aRow(3, { firstName: otherFirst, lastName: otherLast, birthYear: '2010' }),
  ];
  expect(judgePeople(rows, [], year)[1]).toMatchObject({
    faults: [],
    doubts: [{ kind: 'similarInFile', line: 2, name: `${firstName} ${lastName}` }],
  });
});

test('[MB-16] signs that no name has, and cells that may have slipped, are in doubt', () => {
  const rows = [
    aRow(2, { firstName: '?ukasz', lastName: 'Wi?niewski', team: 'U16 M\u00c3\u00a4dchen' }),
    { ...aRow(3, { lastName: 'Mai' }), isTooLong: true },
  ];
  expect(judgePeople(rows, [], year).map(({ doubts: found }) => found)).toEqual([
    [
      { kind: 'signs', field: 'firstName' },
      { kind: 'signs', field: 'lastName' },
      { kind: 'signs', field: 'team' },
    ],
    [{ kind: 'cells' }],
  ]);
});

test('[MB-3] the second of two doubles in the file is wrong, and names the first', () => {
  const rows = [aRow(2, { lastName: 'Mai' }), aRow(3), aRow(4, { lastName: 'MAI' })];
  expect(judgePeople(rows, [], year).map(({ faults }) => faults)).toEqual([
    [],
    [],
    [{ kind: 'doubleInFile', line: 2 }],
  ]);
});

test('[MB-3] a row that is left out makes no other one a double', () => {
  const rows = [aRow(2, { lastName: 'Mai', email: 'mia@' }), aRow(3, { lastName: 'Mai' })];
  expect(judgePeople(rows, [], year)[1]?.faults).toEqual([]);
});

test('[MB-3] the server names a row of the list', () => {
  expect(refusedRowOf('Zeile 3: Mia Mai ist schon Mitglied.')).toEqual({
    index: 2,
    reason: 'Mia Mai ist schon Mitglied.',
  });
  expect(refusedRowOf('Dafür fehlt dir die Berechtigung.')).toBeNull();
});
