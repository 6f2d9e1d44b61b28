import type { Member } from '../../src/contract/members';
import { emptyMember, groupedCode, memberFaults, memberOf } from '../../src/domain/memberForm';
import { matchingMembers } from '../../src/domain/memberList';

const filled = { ...emptyMember, firstName: ' Mia ', lastName: 'Mai' };

test('[MB-2] a name is enough', () => {
  expect(memberFaults(filled, 2026)).toEqual({});
  expect(memberOf(filled)).toEqual({
    firstName: 'Mia',
    lastName: 'Mai',
    email: null,
    birthYear: null,
    team: null,
    roles: ['ROLE_ATHLETE'],
  });
});

test.each([
  [{}, { firstName: 'missing', lastName: 'missing' }],
  [{ ...filled, email: 'mia@' }, { email: 'email' }],
  [{ ...filled, email: 'mia@exmple' }, { email: 'email' }],
  [{ ...filled, email: 'mia@example.org,eva@example.org' }, { email: 'email' }],
  [{ ...filled, birthYear: '12' }, { birthYear: 'year' }],
  [{ ...filled, birthYear: 'zwölf' }, { birthYear: 'year' }],
  [{ ...filled, birthYear: '2012.5' }, { birthYear: 'year' }],
  [{ ...filled, birthYear: '2027' }, { birthYear: 'future' }],
  [{ ...filled, team: 'U'.repeat(101) }, { team: 'long' }],
])('[MB-3] what is wrong with %j', (fields, faults) => {
  expect(memberFaults({ ...emptyMember, ...fields }, 2026)).toEqual(faults);
});

test('[MB-4] a code is read in two groups', () => {
  expect(groupedCode('ABCDEFGH23')).toBe('ABCDE-FGH23');
});

test('[MB-1] a search knows neither case nor accents, and the list is by name', () => {
  const named = (firstName: string, lastName: string, email: string | null = null) =>
    ({ firstName, lastName, email }) as Member;
  const list = [named('Zoé', 'Ährlich'), named('Anna', 'Ast', 'familie@example.org'), named('Ben', 'Ast')];
  expect(matchingMembers(list, '').map(({ firstName }) => firstName)).toEqual(['Zoé', 'Anna', 'Ben']);
  expect(matchingMembers(list, 'zoe ahr')).toHaveLength(1);
  expect(matchingMembers(list, 'FAMILIE')).toHaveLength(1);
  expect(matchingMembers(list, 'niemand')).toEqual([]);
});
