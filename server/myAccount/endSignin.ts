import type { Database } from '../database/tables';
import { notFound } from '../http/errors';
import { endSignins } from '../session/endSignins';

/** Ends a sign-in of a user [AC-1]. One that has ended already is no error. Throws 404 when it is somebody else's. */
export const endSignin = (db: Database, userId: number, signinId: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const signin = await transaction
      .selectFrom('authToken')
      .select('userId')
      .where('id', '=', signinId)
      .executeTakeFirst();
    if (signin && signin.userId !== userId) throw notFound('Diese Anmeldung');
    await endSignins(transaction, (column) => column('id', '=', signinId));
  });
