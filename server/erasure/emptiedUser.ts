import type { UserTable } from '../database/tables/people';
import { type MemberUser, noRoles } from '../users/memberUser';

/**
 * What is left of a member who was erased [MB-7, LV-4]: the id, so that what they wrote for others stays whole, and the
 * name under which others see it. Without a role they are no member any more; see `isErased`.
 */
export const emptiedUser = {
  username: null,
  firstName: 'ehemaliges',
  lastName: 'Mitglied',
  email: null,
  emailVerified: 0,
  passwordHash: null,
  authorities: noRoles,
  birthYear: null,
  team: null,
  isResting: 1,
  invitedAt: null,
  lastSeenAt: null,
  keptAt: null,
  forgetAt: null,
  seenForgetAt: null,
  addedBy: null,
  clientId: null,
  agreedVersion: null,
  agreedAt: null,
  painAgreedAt: null,
  guardianName: null,
  guardianEmail: null,
  guardianMissingSince: null,
  guardianSeenAt: null,
  guardianRestAt: null,
} as const satisfies { [Column in Exclude<keyof UserTable, 'id'>]: MemberUser[Column] };
