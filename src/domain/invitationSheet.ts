/** The sheet of invitations on paper [MB-2]. */
import type { InvitedMember, Member } from '../contract/members';
import { fullName } from './athletes';
import { byPersonName } from './personOrder';

/** A member with an invitation that is handed over on paper. The server tells its token and code only once. */
export interface PaperInvitation {
  member: Member;
  invitation: NonNullable<InvitedMember['invitation']>;
}

/** How many invitations a page has, in two columns. */
const invitationsPerPage = 8;

/** Returns the members who can be invited on paper alone: without an address and without an account, by name. */
export const membersForPaper = (members: readonly Member[]): Member[] =>
  members
    .filter(({ email, username, state }) => email === null && username === null && state !== 'resting')
    .toSorted(byPersonName);

/** Returns the invitations page by page, in the same order. */
export const pagesOf = (invitations: readonly PaperInvitation[]): PaperInvitation[][] =>
  Array.from({ length: Math.ceil(invitations.length / invitationsPerPage) }, (_, page) =>
    invitations.slice(page * invitationsPerPage, (page + 1) * invitationsPerPage),
  );

type Person = Pick<Member, 'id' | 'firstName' | 'lastName'>;

/**
 * Returns the name of whom the invited member can ask: the viewer, unless it is another trainer's athlete. `members`
 * are those the viewer manages, for an admin the trainers, too.
 */
export const contactOf = (
  { trainerIds }: Pick<Member, 'trainerIds'>,
  members: readonly Person[],
  viewer: Person,
): string => {
  const trainer = members.find(({ id }) => trainerIds.includes(id));
  return fullName(trainer && !trainerIds.includes(viewer.id) ? trainer : viewer);
};
