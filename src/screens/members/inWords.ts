import type { Member, Trainer } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { formatDate } from '../../domain/formats';
import { memberTexts } from '../../texts/member';
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

/** The name of a trainer. The server names only those who can sign in. */
export const trainerName = (trainers: readonly Trainer[], trainerId: number): string => {
  const trainer = trainers.find(({ id }) => id === trainerId);
  return trainer ? fullName(trainer) : memberTexts.trainers.unknown;
};
