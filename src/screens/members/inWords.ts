import type { Member } from '../../contract/members';
import { formatDate } from '../../domain/formats';
import { membersTexts } from '../../texts/members';

/** What a member does in the club: 'Athlet', 'Training und Leitung'. */
export const rolesInWords = ({ roles }: Pick<Member, 'roles'>): string =>
  roles.map((role) => membersTexts.roles[role]).join(' und ');

/** When the member was there last; of an invited one, until when the invitation is good. `now` in milliseconds. */
export const lastOf = ({ state, lastSeenAt, invitationEndsAt }: Member, now: number): string => {
  if (lastSeenAt !== null) return formatDate(lastSeenAt);
  if (state !== 'invited') return membersTexts.never;
  if (invitationEndsAt === null) return membersTexts.notInvited;
  const date = formatDate(invitationEndsAt);
  const isOver = Date.parse(invitationEndsAt) <= now;
  return isOver ? membersTexts.invitationOver(date) : membersTexts.invitedUntil(date);
};
