import type { Recipient } from '../mail/mails';
import { createToken, hashToken } from '../session/tokens';
import type { AccountDependencies } from './dependencies';
import { storeVerificationToken } from './verificationTokens';

/** Mails a link that verifies the address of a user. */
export const sendVerification = async (
  { db, mails, sendMail }: Pick<AccountDependencies, 'db' | 'mails' | 'sendMail'>,
  user: Recipient & { id: number },
): Promise<void> => {
  const token = createToken();
  await storeVerificationToken(db, { tokenHash: hashToken(token), userId: user.id });
  await sendMail(mails.verification(user, token));
};
