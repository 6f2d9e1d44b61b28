import type { PasswordChange } from '../../src/contract/myAccount';
import type { Viewer } from '../access/access';
import type { AccountDependencies } from '../account/dependencies';
import { endAccountLinks } from '../account/endAccountLinks';
import { tellOfPassword } from '../account/passwordNotice';
import { demandGoodPassword, namesOf } from '../account/passwordRule';
import { endSignins } from '../journal/endSignins';
import type { Live } from '../live/live';

/**
 * Replaces the password and ends all other sign-ins. Returns false when the password has changed since it was checked.
 */
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
    await endAccountLinks(transaction, userId);
    recheck(userId);
    return true;
  });

/**
 * Changes the viewer's password [AC-1]. The other sign-ins and all links end, this sign-in stays, and a mail tells the
 * person. Sent again after an answer was lost, it changes nothing: the new password is the present one by then. Returns
 * false when the old password is wrong. Throws 422 when the new one is not good.
 */
export const changePassword = async (
  dependencies: AccountDependencies & { live: Live },
  viewer: Viewer,
  change: PasswordChange,
): Promise<boolean> => {
  const { db, live, passwords } = dependencies;
  const { passwordHash: oldHash } = await db
    .selectFrom('user')
    .select('passwordHash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  if (oldHash === null || !(await passwords.isCorrect(change.old, oldHash))) {
    return passwords.isCorrect(change.new, oldHash);
  }
  await demandGoodPassword(change.new, await namesOf(db, viewer.id));
  const newHash = await passwords.hash(change.new);
  if (!(await replacePassword(live, viewer, { oldHash, newHash }))) return false;
  await tellOfPassword(dependencies, viewer.id);
  return true;
};
