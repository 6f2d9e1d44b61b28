import type { PasswordChange } from '../../src/contract/myAccount';
import { demandGoodPassword } from '../account/passwordRule';
import type { Dependencies } from '../dependencies';
import type { Live } from '../live/live';
import type { Viewer } from '../session/access';
import { endSignins } from '../session/endSignins';

/** Replaces the password and ends all other sign-ins. Returns false when the password has changed since it was checked. */
const replacePassword = (
  live: Live,
  { id: userId, signin }: Viewer,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<boolean> =>
  live.transaction(async (transaction, { recheck }) => {
    const changed = await transaction
      .updateTable('user')
      .set({ passwordHash: newHash })
      .where('id', '=', userId)
      .where('passwordHash', '=', oldHash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await endSignins(transaction, (column) =>
      column.and([column('userId', '=', userId), column('id', '!=', signin.id)]),
    );
    // A link from before must not undo the change.
    await transaction
      .deleteFrom('recoveryToken')
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .execute();
    recheck(userId);
    return true;
  });

/**
 * Changes the viewer's password [AC-1]. The other sign-ins end, this one stays. Sent again after an answer was lost, it
 * changes nothing: the new password is the present one by then. Returns false when the old password is wrong. Throws 422
 * when the new one is too short or too long.
 */
export const changePassword = async (
  { db, live, passwords }: Pick<Dependencies, 'db' | 'passwords'> & { live: Live },
  viewer: Viewer,
  change: PasswordChange,
): Promise<boolean> => {
  demandGoodPassword(change.new);
  const { passwordHash: oldHash } = await db
    .selectFrom('user')
    .select('passwordHash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (oldHash === null || !(await passwords.isCorrect(change.old, oldHash))) {
    return passwords.isCorrect(change.new, oldHash);
  }
  return replacePassword(live, viewer, { oldHash, newHash: await passwords.hash(change.new) });
};
