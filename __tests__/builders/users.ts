import type { Credentials, CurrentUser, User, UserDetails } from '../../src/contract/schemas';
import { type Owner, ownerOf } from '../../src/domain/owner';

/** An athlete, Anna. */
export const aUser = (overrides: Partial<User> = {}): User => ({
  id: 2,
  username: 'anna',
  firstName: 'Anna',
  lastName: 'Amsel',
  ...overrides,
});

/** Anna with the details that the server sends; she is not a trainer. */
export const aUserDetails = (overrides: Partial<UserDetails> = {}): UserDetails => ({
  ...aUser(),
  athleteIds: [],
  authorities: ['ROLE_ATHLETE'],
  ...overrides,
});

/** Anna signed in. */
export const aCurrentUser = (overrides: Partial<CurrentUser> = {}): CurrentUser => ({
  ...aUserDetails(),
  token: 'token-of-anna',
  ...overrides,
});

/** Anna on a server that does not name its database. */
export const anOwner = (overrides: Partial<Owner> = {}): Owner => ({
  ...ownerOf(aUserDetails(), null),
  ...overrides,
});

/** Tina signed in, the trainer of Anna. */
export const aTrainer = (overrides: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 1,
  username: 'trainer',
  firstName: 'Tina',
  lastName: 'Trainer',
  athleteIds: [aUser().id],
  authorities: ['ROLE_TRAINER'],
  token: 'token-of-tina',
  ...overrides,
});

export const someCredentials = (overrides: Partial<Credentials> = {}): Credentials => ({
  username: 'anna',
  password: 'athletik',
  ...overrides,
});
