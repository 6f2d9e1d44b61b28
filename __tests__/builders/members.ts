import type { Member } from '../../src/contract/members';

/** Mia, a child without an address, whom Tina has invited. */
export const aMember = (overrides: Partial<Member> = {}): Member => ({
  id: 9,
  username: null,
  firstName: 'Mia',
  lastName: 'Mai',
  email: null,
  newEmail: null,
  birthYear: 2012,
  team: 'U16 Mädchen',
  roles: ['ROLE_ATHLETE'],
  trainerIds: [1],
  state: 'invited',
  hasConsent: false,
  consents: [],
  invitedAt: null,
  lastSeenAt: null,
  invitationEndsAt: null,
  hasMailFailed: false,
  mailProblem: null,
  erasureAt: null,
  forgetAt: null,
  ...overrides,
});

/** Ben, an adult with an account. */
export const anActiveMember = (overrides: Partial<Member> = {}): Member =>
  aMember({
    id: 3,
    username: 'ben',
    firstName: 'Ben',
    lastName: 'Buche',
    email: 'ben@example.org',
    birthYear: 1998,
    team: 'Männer 1',
    state: 'active',
    hasConsent: true,
    ...overrides,
  });
