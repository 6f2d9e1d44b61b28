import {
  invitedOnPaper,
  matchingMembers,
  memberCounts,
  noFilter,
  teamsOf,
} from '../../src/domain/memberList';
import { aMember, anActiveMember } from '../builders';

const zoe = aMember({ id: 1, firstName: 'Zoé', lastName: 'Ährlich', team: null });
const anna = anActiveMember({ id: 2, firstName: 'Anna', lastName: 'Ast', email: 'familie@example.org' });
const ben = aMember({ id: 4, firstName: 'Ben', lastName: 'Ast', trainerIds: [], team: 'Männer 1' });
const resting = aMember({ id: 5, firstName: 'Rita', state: 'resting', trainerIds: [], team: 'U 18' });
const jonas = anActiveMember({
  id: 6,
  firstName: 'Jonas',
  roles: ['ROLE_TRAINER'],
  trainerIds: [],
  team: 'A',
});
const everybody = [zoe, anna, ben, resting, jonas];

const found = (filter: Partial<typeof noFilter>) =>
  matchingMembers(everybody, { ...noFilter, ...filter }).map(({ firstName }) => firstName);

test('[MB-1] the list is by name', () => {
  expect(found({})).toEqual(['Zoé', 'Anna', 'Ben', 'Jonas', 'Rita']);
});

test('[MB-1] a search knows neither case nor accents', () => {
  expect(found({ search: ' zoe ahr' })).toEqual(['Zoé']);
  expect(found({ search: 'FAMILIE@' })).toEqual(['Anna']);
  expect(found({ search: 'niemand' })).toEqual([]);
});

test('[MB-1] the filters narrow the list down, together with the team and the search', () => {
  expect(found({ shown: 'invited' })).toEqual(['Zoé', 'Ben']);
  expect(found({ shown: 'resting' })).toEqual(['Rita']);
  expect(found({ team: 'Männer 1' })).toEqual(['Anna', 'Ben']);
  expect(found({ team: 'Männer 1', shown: 'invited', search: 'ast' })).toEqual(['Ben']);
});

test('[MB-5] athletes without a trainer are found; whoever rests or is no athlete needs none', () => {
  expect(found({ shown: 'withoutTrainer' })).toEqual(['Ben']);
  expect(memberCounts(everybody)).toEqual({
    all: 5,
    invited: 2,
    mailFailed: 0,
    mailWaiting: 0,
    resting: 1,
    withoutTrainer: 1,
  });
});

test('[MB-1] each team is named once, by name', () => {
  expect(teamsOf(everybody)).toEqual(['A', 'Männer 1', 'U 18']);
});

test.each([
  ['children', [aMember({ birthYear: 2010 }), aMember({ birthYear: 2012 })], { count: 2, areChildren: true }],
  ['somebody of unknown age', [aMember(), aMember({ birthYear: null })], { count: 2, areChildren: false }],
  ['an adult', [aMember({ birthYear: 2009 })], { count: 1, areChildren: false }],
  ['whoever has an address or has come', [anna, aMember({ email: 'mia@example.org' })], { count: 0 }],
])('[MB-2] who is to be invited on paper: %s', (_, members, expected) => {
  expect(invitedOnPaper(members, 2026)).toMatchObject(expected);
});
