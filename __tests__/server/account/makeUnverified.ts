import type { Database } from '../../../server/database/tables';
import type { Passwords } from '../../../server/secrets/passwords';
import { createToken, hashToken } from '../../../server/secrets/tokens';

/** The account of somebody who has to verify the address before the first sign-in [API-7]. */
export const emma = {
  username: 'emma',
  firstName: 'Emma',
  lastName: 'Ebert',
  email: 'emma@example.org',
  password: 'emmas Passwort',
};

/** Makes Emma's account, with a link without an end that verifies its address. Returns her id and the link's token. */
export const makeUnverified = async (db: Database, passwords: Pick<Passwords, 'hash'>) => {
  const { password, ...person } = emma;
  const account = { ...person, emailVerified: 0, passwordHash: await passwords.hash(password) };
  const { id } = await db
    .insertInto('user')
    .values({ ...account, authorities: JSON.stringify(['ROLE_ATHLETE']) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = createToken();
  await db
    .insertInto('verificationToken')
    .values({ tokenHash: hashToken(token), userId: id })
    .execute();
  return { id, token };
};
