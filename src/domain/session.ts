import type { Credentials } from '../contract/schemas';

/** Returns the empty fields [LI-7, LI-8]. */
export const missingCredentials = (credentials: Credentials): (keyof Credentials)[] =>
  (['username', 'password'] as const).filter((field) => credentials[field].trim() === '');
