import type { Member, RecoveryCode } from '../../src/contract/members';
import { storeRecoveryToken } from '../account/recoveryTokens';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { createCode, hashCode } from '../invitation/invitations';

/** How long the code is good, in milliseconds: 24 hours [MB-8]. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Makes a code that sets a new password once, for somebody who cannot get a mail [MB-8]. A former one ends. Throws 422 for
 * whoever has no account, or an address.
 */
export const makeRecoveryCode = async (db: Database, member: Member, now: number): Promise<RecoveryCode> => {
  if (member.username === null || member.state !== 'active')
    throw unprocessable(`${member.firstName} ${member.lastName} hat noch kein Konto.`);
  if (member.email !== null)
    throw unprocessable(`${member.firstName} bekommt den Link per E-Mail, über „Passwort vergessen“.`);
  const code = createCode();
  await storeRecoveryToken(
    db,
    { tokenHash: hashCode(code), userId: member.id, expiresAt: now + lifetime },
    now,
  );
  return { code, endsAt: new Date(now + lifetime).toISOString() };
};
