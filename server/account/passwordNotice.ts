import type { AccountDependencies } from './dependencies';
import { queueNotice } from './waitingNotices';

/** Tells a person at their address, if there is one, that their password was changed [AC-1]. */
export const tellOfPassword = async (
  { db, mails, mailing }: Pick<AccountDependencies, 'db' | 'mails' | 'mailing'>,
  userId: number,
): Promise<void> => {
  const { firstName, email, username } = await db
    .selectFrom('user')
    .select(['firstName', 'email', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  await queueNotice(db, userId, mails.passwordChanged({ firstName, email, username: username ?? '' }));
  await mailing.sendSoon();
};
