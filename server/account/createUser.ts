import * as z from 'zod/mini';
import { nameSchema } from '../../src/contract/members';
import { authoritySchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { conflict } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import type { AccountDependencies } from './dependencies';
import { demandGoodPassword } from './passwordRule';
import { sendVerification } from './verification';

/** The fields of a new account. */
const newUserSchema = z.object({
  username: nameSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  email: mailAddressSchema,
  password: z.string(),
  authorities: z.array(authoritySchema),
});

export type NewUser = z.infer<typeof newUserSchema>;

const demandUnused = async (db: Database, username: string, email: string): Promise<void> => {
  const taken = await db
    .selectFrom('user')
    .select('username')
    .where((is) => is.or([is('username', '=', username), is('email', '=', email)]))
    .executeTakeFirst();
  if (!taken) return;
  throw conflict(
    taken.username === username
      ? 'Diesen Benutzernamen gibt es schon.'
      : 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  );
};

/**
 * Makes an account whose address is not verified yet, and mails the link that verifies it. Returns the id of the user.
 * Throws a ZodError when a field is invalid, 409 when the name or the address is taken, and 422 when the password is
 * not good.
 */
export const createUser = async (dependencies: AccountDependencies, newUser: NewUser): Promise<number> => {
  const { db, passwords } = dependencies;
  const { password, authorities, ...person } = z.parse(newUserSchema, newUser);
  await demandGoodPassword(password, [person.username, `${person.firstName} ${person.lastName}`]);
  const passwordHash = await passwords.hash(password);
  const email = normaliseMailAddress(person.email);
  const user = await db.transaction().execute(async (transaction) => {
    await demandUnused(transaction, person.username, email);
    return transaction
      .insertInto('user')
      .values({ ...person, email, emailVerified: 0, passwordHash, authorities: JSON.stringify(authorities) })
      .returning(['id', 'firstName'])
      .executeTakeFirstOrThrow();
  });
  await sendVerification(dependencies, { ...user, email });
  return user.id;
};
