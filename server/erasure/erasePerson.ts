import { isAthleteOnly } from '../access/roles';
import { describedTables } from '../database/description';
import type { Database } from '../database/tables';
import type { MemberUser } from '../users/memberUser';
import { erasers } from './tables';

/** A table that refers to another one comes before it. */
const inOrder = describedTables.map(({ name }) => erasers[name]).toReversed();

/**
 * Erases a person, and notes that they never come back [MB-7, ON-6]: the account, and all that is theirs. What a
 * trainer or admin wrote for others stays, under the name 'ehemaliges Mitglied' [LV-4]. Who is erased already
 * stays as they are. To be called in a transaction about everybody, and `clearTraces` after it. Returns the person
 * as they were, or undefined when they were not there, or erased before.
 */
export const erasePerson = async (db: Database, id: number): Promise<MemberUser | undefined> => {
  const noted = await db
    .insertInto('erasure')
    .values({ personId: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!noted) return undefined;
  const user = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) return undefined;
  const erased = { id, isAthleteOnly: isAthleteOnly(user.authorities) };
  for (const erase of inOrder) await erase?.(db, erased);
  return user;
};
