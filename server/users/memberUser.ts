import type { Selectable } from 'kysely';
import type { MemberState } from '../../src/contract/members';
import type { Authority } from '../../src/contract/schemas';
import { readRoles } from '../access/roles';
import type { UserTable } from '../database/tables/people';

/** A member as stored. */
export type MemberUser = Selectable<UserTable>;

export const rolesOf = ({ authorities }: Pick<MemberUser, 'authorities'>): Authority[] =>
  readRoles(authorities);

export const hasRole = (user: Pick<MemberUser, 'authorities'>, role: Authority): boolean =>
  rolesOf(user).includes(role);

/** Whether the member can sign in, unless they rest. */
export const hasAccount = ({ passwordHash }: Pick<MemberUser, 'passwordHash'>): boolean =>
  passwordHash !== null;

/** A consent without an account was given on paper, and makes a member active, too [MB-1, CS-2]. */
export const stateOf = (
  user: Pick<MemberUser, 'isResting' | 'passwordHash' | 'agreedVersion'>,
): MemberState => {
  if (user.isResting === 1) return 'resting';
  return hasAccount(user) || user.agreedVersion !== null ? 'active' : 'invited';
};

export const fullNameOf = ({ firstName, lastName }: Pick<MemberUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The roles of what is left of a member who was erased [MB-7], as stored. A member has one. */
export const noRoles = '[]';

export const isErased = ({ authorities }: Pick<MemberUser, 'authorities'>): boolean =>
  authorities === noRoles;
