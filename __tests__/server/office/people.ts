import { randomUUID } from 'node:crypto';
import type { NewMember } from '../../../src/contract/members';
import type { Authority } from '../../../src/contract/schemas';

interface OfficePerson {
  roles: Authority[];
  trainers?: OfficeName[];
  email?: string | null;
  birthYear?: number;
  /** Without an account. */
  isInvited?: boolean;
  isResting?: boolean;
  hasConsent?: boolean;
}

export const names = ['ada', 'tina', 'theo', 'nora', 'anna', 'ida', 'rosa', 'kim', 'david'] as const;

export type OfficeName = (typeof names)[number];

/**
 * The people of the club: Ada looks after it, Tina trains Anna, and Nora does so, too, but has not agreed yet. Theo
 * trains David. Ida is invited, Rosa rests, Kim has no address. All but Ida have an account.
 */
export const people: Readonly<Record<OfficeName, OfficePerson>> = {
  ada: { roles: ['ROLE_ADMIN'] },
  tina: { roles: ['ROLE_TRAINER'] },
  theo: { roles: ['ROLE_TRAINER'] },
  nora: { roles: ['ROLE_TRAINER'], hasConsent: false },
  anna: { roles: ['ROLE_ATHLETE'], trainers: ['tina', 'nora'], birthYear: 2000 },
  ida: {
    roles: ['ROLE_ATHLETE'],
    trainers: ['tina', 'nora'],
    isInvited: true,
    hasConsent: false,
    email: null,
  },
  rosa: { roles: ['ROLE_ATHLETE'], trainers: ['tina', 'nora'], isResting: true },
  kim: { roles: ['ROLE_ATHLETE'], trainers: ['tina', 'nora'], email: null, birthYear: 2012 },
  david: { roles: ['ROLE_ATHLETE'], trainers: ['theo'] },
};

/** The id of each person. */
export const idOf = (name: OfficeName): number => names.indexOf(name) + 1;

/** An athlete as the app adds one. */
export const aNewMember = (overrides: Partial<NewMember> = {}): NewMember => ({
  clientId: randomUUID(),
  firstName: 'Mia',
  lastName: 'Linde',
  email: null,
  birthYear: 2001,
  team: null,
  roles: ['ROLE_ATHLETE'],
  ...overrides,
});
