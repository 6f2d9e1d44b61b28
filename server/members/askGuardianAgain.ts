import { needsGuardian } from '../../src/domain/minors';
import type { Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { findLastGiven } from '../guardian/question';
import { conflict, unprocessable } from '../http/errors';
import { yearOf } from '../system/time';
import { queueQuestion } from '../users/askGuardian';
import { fullNameOf } from '../users/memberUser';
import { demandOthersAddress } from '../users/othersAddress';
import { checkedEmail } from './memberFields';
import { demandManaged } from './memberRights';

/**
 * Lets the question to a guardian be mailed, also once more or to another address; the link before ends [LV-3]. Throws
 * 403 when the viewer may not, 409 when there is nothing to confirm, and 422 for an address that cannot be.
 */
export const askGuardianAgain = (
  db: Database,
  viewer: Viewer,
  memberId: number,
  { email: written, now }: { email: string; now: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const member = await demandManaged(transaction, viewer, memberId);
    const email = checkedEmail(written);
    if (email === null) throw unprocessable('Die E-Mail-Adresse fehlt.');
    await demandOthersAddress(transaction, memberId, email);
    const given = await findLastGiven(transaction, memberId);
    const isGuarded = needsGuardian(member.birthYear, yearOf(now)) === true;
    if (!given || member.agreedVersion === null || given.how !== 'guardian' || !isGuarded)
      throw conflict(`Für ${fullNameOf(member)} ist keine Bestätigung nötig.`);
    const asked = await transaction
      .selectFrom('guardianQuestion')
      .select('confirmedAt')
      .where('consentId', '=', given.id)
      .executeTakeFirst();
    if (asked && asked.confirmedAt !== null) throw conflict('Die Bestätigung liegt schon vor.');
    await queueQuestion(transaction, { userId: memberId, consentId: given.id, email });
    await transaction
      .updateTable('user')
      .set({ guardianMissingSince: member.guardianMissingSince ?? now })
      .where('id', '=', memberId)
      .execute();
  });
