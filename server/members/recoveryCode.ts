import type { RecoveryCode } from '../../src/contract/members';
import type { Viewer } from '../access/access';
import { storeRecoveryToken } from '../account/recoveryTokens';
import type { Database } from '../database/tables';
import { conflict } from '../http/errors';
import { createCode, hashSecret } from '../secrets/codes';
import { fullNameOf, hasAccount, type MemberUser, stateOf } from '../users/memberUser';
import { demandManaged } from './memberRights';

/** How long a printed code is good, in milliseconds [MB-8]. */
export const recoveryCodeLifetime = 24 * 60 * 60 * 1000;

/** Throws 409 unless the member has an account, no address, and does not rest. */
const demandNeedsCode = (member: MemberUser): void => {
  const name = fullNameOf(member);
  if (stateOf(member) === 'resting')
    throw conflict(`Das Konto von ${name} ist stillgelegt. Aktiviere es zuerst wieder.`);
  if (!hasAccount(member)) throw conflict(`${name} hat noch kein Konto. Hier hilft eine Einladung.`);
  if (member.email !== null) {
    throw conflict(`${name} hat eine E-Mail-Adresse und kann sich damit selbst ein neues Passwort geben.`);
  }
};

/**
 * Makes a code with which an active member without an address sets a new password once [MB-8]; a former one ends.
 * Throws 403 when the viewer may not, and 409 for a member who needs none.
 */
export const makeRecoveryCode = async (
  db: Database,
  viewer: Viewer,
  memberId: number,
  now: number,
): Promise<RecoveryCode> => {
  const member = await demandManaged(db, viewer, memberId);
  demandNeedsCode(member);
  const code = createCode();
  const expiresAt = now + recoveryCodeLifetime;
  const stored = { tokenHash: hashSecret(code), userId: memberId, email: null, expiresAt };
  if (!(await storeRecoveryToken(db, stored, now))) {
    throw conflict(`${fullNameOf(member)} wurde gerade geändert. Bitte lade die Seite neu.`);
  }
  return { code, endsAt: new Date(expiresAt).toISOString() };
};
