import { contactOf, membersForPaper, pagesOf } from '../../src/domain/invitationSheet';
import { aMemberOnPaper, aPaperInvitation, aTrainer, membersOnPaper } from '../builders';

test('[MB-2] on paper is invited who has no address, no account, and does not rest; by name', () => {
  const members = [
    aMemberOnPaper({ id: 1, lastName: 'Zander' }),
    aMemberOnPaper({ id: 2, lastName: 'Ahorn' }),
    aMemberOnPaper({ id: 3, email: 'mia@example.org' }),
    aMemberOnPaper({ id: 4, username: 'mia', state: 'active' }),
    aMemberOnPaper({ id: 5, state: 'resting' }),
    aMemberOnPaper({ id: 6, lastName: 'Mohn', state: 'active', hasConsent: true }),
  ];
  expect(membersForPaper(members).map(({ id }) => id)).toEqual([2, 6, 1]);
});

test.each([
  [0, []],
  [1, [1]],
  [8, [8]],
  [9, [8, 1]],
  [17, [8, 8, 1]],
])('[MB-2] %i invitations fill pages of eight', (count, sizes) => {
  const invitations = membersOnPaper(count).map(aPaperInvitation);
  const pages = pagesOf(invitations);
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(invitations);
});

test('[MB-4] the member asks the own trainer, else who has invited', () => {
  const tina = aTrainer();
  const tom = aTrainer({ id: 8, firstName: 'Tom' });
  const ada = aTrainer({ id: 20, firstName: 'Ada', lastName: 'Admin' });
  const all = [tom, tina, ada];
  expect(contactOf({ trainerIds: [8, 1] }, [], tina)).toBe('Tina Trainer');
  expect(contactOf({ trainerIds: [8, 1] }, all, tina)).toBe('Tina Trainer');
  expect(contactOf({ trainerIds: [8] }, all, ada)).toBe('Tom Trainer');
  expect(contactOf({ trainerIds: [] }, all, ada)).toBe('Ada Admin');
});
