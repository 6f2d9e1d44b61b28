import { earliestBirthYear, type PaperConsent } from '../../src/contract/members';
import { needsGuardian } from '../../src/domain/minors';
import type { Viewer } from '../access/access';
import { keepConsentText, versionAt } from '../club/consentTexts';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { dateOf, yearOf } from '../system/time';
import { addConsent } from '../users/addConsent';
import { fullNameOf, hasRole, type MemberUser } from '../users/memberUser';
import { demandManaged } from './memberRights';
import { wakeConfirmed } from './resting';

/** Throws 422 for a day that no calendar has, for one before anybody was born, and for one that is still to come. */
const demandPastDay = (date: string, now: number): void => {
  const time = Date.parse(date);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, date.length) === date;
  if (!isDay || date < `${earliestBirthYear}`) {
    throw unprocessable('Dieses Datum gibt es nicht.');
  }
  if (date > dateOf(now)) {
    throw unprocessable('Das Datum der Einwilligung liegt in der Zukunft. Bitte prüf es.');
  }
};

/** Throws 422 for a paper from before the day of the last consent, or of its withdrawal: that one counts [LV-1]. */
const demandNewest = async (db: Database, member: MemberUser, at: number): Promise<void> => {
  const last = await db
    .selectFrom('consent')
    .select(['at', 'what', 'how'])
    .where('userId', '=', member.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // A paper that was entered with a wrong day is corrected.
  if (!last || (last.how === 'paper' && last.what === 'agreed') || dateOf(last.at) <= dateOf(at)) return;
  const done = last.what === 'agreed' ? 'zugestimmt' : 'die Einwilligung zurückgenommen';
  throw unprocessable(`${fullNameOf(member)} hat nach diesem Tag ${done}. Das gilt. Bitte prüf das Datum.`);
};

/** Returns the guardian of an athlete who needs one, and null for others. Throws 422 that names what is missing. */
const checkedGuardian = (member: MemberUser, guardianName: string | null, year: number): string | null => {
  if (!hasRole(member, 'ROLE_ATHLETE')) return null;
  const isNeeded = needsGuardian(member.birthYear, year);
  if (isNeeded === null) {
    throw unprocessable(`Der Jahrgang von ${fullNameOf(member)} fehlt. Bitte trag ihn zuerst ein.`);
  }
  if (!isNeeded) return null;
  if (guardianName === null) throw unprocessable('Der Name einer sorgeberechtigten Person fehlt.');
  return guardianName;
};

/**
 * Notes that a member has agreed on paper to the text that was valid on that day [CS-2, LV-1]. A member without an
 * account is active with that. Throws 403 when the viewer may not, and 422 for an impossible day, one before the last
 * consent or withdrawal, and where the birth year or a guardian is missing.
 */
export const noteConsent = (
  db: Database,
  viewer: Viewer,
  memberId: number,
  { consent, now }: { consent: PaperConsent; now: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const member = await demandManaged(transaction, viewer, memberId);
    demandPastDay(consent.date, now);
    const guardianName = checkedGuardian(member, consent.guardianName, yearOf(now));
    const at = Date.parse(consent.date);
    await demandNewest(transaction, member, at);
    const { painAgreedAt, guardianEmail } = member;
    await keepConsentText(transaction, now);
    await addConsent(transaction, {
      userId: memberId,
      version: await versionAt(transaction, at),
      what: 'agreed',
      how: 'paper',
      at,
      pain: painAgreedAt !== null,
      guardianName,
      guardianEmail: guardianName === null ? null : guardianEmail,
      enteredBy: viewer.id,
      reason: null,
    });
    await wakeConfirmed(transaction, memberId, now);
  });
