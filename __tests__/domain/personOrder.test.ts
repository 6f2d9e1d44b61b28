import { athletesOf } from '../../src/domain/athletes';
import { sortedRows } from '../../src/domain/desk/choice';
import { deskRows } from '../../src/domain/desk/deskRows';
import { matchingMembers, noFilter } from '../../src/domain/memberList';
import { byPersonName, byWord } from '../../src/domain/personOrder';
import { selectContacts } from '../../store/chat/selectors';
import { chatActions } from '../../store/chat/slice';
import { aContact, aMember, aTrainer, aUser } from '../builders';
import { stateAfter } from '../store/stateAfter';
import { now, someContent } from './desk/content';

/** In the order of the lists. By first name, or letter by letter, it would be another one. */
const people = [
  { id: 5, firstName: 'Zoe', lastName: 'Abel' },
  { id: 6, firstName: 'Anna', lastName: 'Özil' },
  { id: 7, firstName: 'Ärin', lastName: 'Özil' },
  { id: 8, firstName: 'Ben', lastName: 'Özil' },
  { id: 9, firstName: 'Anna', lastName: 'Zander' },
];
const mixed = [people[3], people[4], people[1], people[0], people[2]].flatMap((one) => one ?? []);
const inOrder = people.map(({ id }) => id);
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

test('[DE-3] people stand by last name, then by first name, in the order of the German alphabet', () => {
  expect(ids(mixed.toSorted(byPersonName))).toEqual(inOrder);
  expect(['Zebras', 'ältere', 'Bären'].toSorted(byWord)).toEqual(['ältere', 'Bären', 'Zebras']);
});

test('[NO-7] [DE-3] [MB-1] [ME-6] athletes, the desk, members and contacts have the same order', () => {
  const users = mixed.map((one) => aUser(one));
  expect(ids(athletesOf(aTrainer({ athleteIds: inOrder }), users, []))).toEqual(inOrder);
  expect(ids(sortedRows(deskRows(someContent({ athletes: users }), now), 'name'))).toEqual(inOrder);
  expect(
    ids(
      matchingMembers(
        mixed.map((one) => aMember(one)),
        noFilter,
      ),
    ),
  ).toEqual(inOrder);
  const known = chatActions.loaded({ contacts: mixed.map((one) => aContact(one)), rooms: [] });
  expect(ids(selectContacts(stateAfter(known)))).toEqual(inOrder);
});
