import {
  emptyMember,
  fieldsOfMember,
  groupedCode,
  memberChange,
  memberFaults,
  memberOf,
} from '../../src/domain/memberForm';
import { aMember } from '../builders';

const year = 2026;
const filled = { ...emptyMember, firstName: ' Mia ', lastName: 'Mai' };

test('[MB-2] a name is enough', () => {
  expect(memberFaults(filled, year)).toEqual({});
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
  [{ ...filled, lastName: 'x'.repeat(101) }, { lastName: 'long' }],
  [{ ...filled, team: 'x'.repeat(101) }, { team: 'long' }],
  [{ ...filled, firstName: 'http://evil.example' }, { firstName: 'link' }],
  [{ ...filled, team: 'http://evil.example' }, { team: 'link' }],
  [{ ...filled, firstName: 'Mia\u202E', team: '\u200B' }, {}],
  [{ ...filled, email: 'mia@' }, { email: 'email' }],
  [{ ...filled, email: 'mia@example' }, { email: 'email' }],
  [{ ...filled, email: 'mia@exmple' }, { email: 'email' }],
  [{ ...filled, email: 'mia@example.org,eva@example.org' }, { email: 'email' }],
  [{ ...filled, birthYear: '12' }, { birthYear: 'year' }],
  [{ ...filled, birthYear: '1899' }, { birthYear: 'year' }],
  [{ ...filled, birthYear: 'zwölf' }, { birthYear: 'year' }],
  [{ ...filled, birthYear: '2012.5' }, { birthYear: 'year' }],
  [{ ...filled, birthYear: '2027' }, { birthYear: 'future' }],
  [{ ...filled, birthYear: '2026' }, {}],
  [{ ...filled, roles: [] }, { roles: 'roles' }],
])('[MB-1] what is wrong with %j', (fields, faults) => {
  expect(memberFaults({ ...emptyMember, ...fields }, year)).toEqual(faults);
});

test('[MB-4] a code is read in two groups', () => {
  expect(groupedCode('ABCDEFGH23')).toBe('ABCDE-FGH23');
});

describe('[MB-1] of a member who is changed', () => {
  const member = aMember({ email: 'mia@example.org', roles: ['ROLE_ATHLETE', 'ROLE_TRAINER'] });
  const changedTo = (part: Partial<typeof emptyMember>) =>
    memberChange(member, memberOf({ ...fieldsOfMember(member), ...part }));

  test('only what differs is sent', () => {
    expect(changedTo({ firstName: 'Maria', birthYear: '' })).toEqual({ firstName: 'Maria', birthYear: null });
  });

  test('blanks, the case of the address and the order of roles are no change', () => {
    expect(
      changedTo({
        team: ' U16 Mädchen ',
        email: 'Mia@Example.org',
        roles: ['ROLE_TRAINER', 'ROLE_ATHLETE'],
      }),
    ).toEqual({});
  });

  test('another role is a change', () => {
    expect(changedTo({ roles: ['ROLE_ATHLETE'] })).toEqual({ roles: ['ROLE_ATHLETE'] });
  });
});
