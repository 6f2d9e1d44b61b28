import { createToken, hashToken } from '../auth/tokens';
import { storeVerificationToken } from '../database/verificationTokens';
import type { Recipient } from '../mail/mails';
import type { AccountDependencies } from './dependencies';

/** Mails a link that verifies the address of a user. */
export const sendVerification = async (
  { db, mails, sendMail }: Pick<AccountDependencies, 'db' | 'mails' | 'sendMail'>,
  user: Recipient & { id: number },
): Promise<void> => {
  const token = createToken();
  await storeVerificationToken(db, { tokenHash: hashToken(token), userId: user.id });
  await sendMail(mails.verification(user, token));
};
