import { notFound } from '../http/errors';
import { endSignins } from '../journal/endSignins';
import type { Live } from '../live/live';

/**
 * Ends a sign-in of a user, and its live channel [AC-1]. One that has ended already is no error. Throws 404 when it is
 * somebody else's.
 */
export const endSignin = (live: Live, userId: number, signinId: number): Promise<void> =>
  live.transaction(async (transaction, { recheck }) => {
    const signin = await transaction
      .selectFrom('authToken')
      .select('userId')
      .where('id', '=', signinId)
      .executeTakeFirst();
    if (signin && signin.userId !== userId) throw notFound('Diese Anmeldung');
    await endSignins(transaction, (column) => column('id', '=', signinId));
    recheck(userId);
  });
