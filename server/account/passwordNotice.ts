import type { FastifyBaseLogger } from 'fastify';
import type { AccountDependencies } from './dependencies';
import { sendNotice } from './notice';

/** Tells a person at their address, if there is one, that their password was changed [AC-1]. */
export const tellOfPassword = async (
  {
    db,
    mails,
    sendMail,
    log,
  }: Pick<AccountDependencies, 'db' | 'mails' | 'sendMail'> & { log: Pick<FastifyBaseLogger, 'warn'> },
  userId: number,
): Promise<void> => {
  const { firstName, email, username } = await db
    .selectFrom('user')
    .select(['firstName', 'email', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  await sendNotice(sendMail, mails.passwordChanged({ firstName, email, username: username ?? '' }), log);
};
