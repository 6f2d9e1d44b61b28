import { earliestBirthYear, type PaperConsent } from '../../src/contract/members';
import { needsGuardian } from '../../src/domain/minors';
import type { Viewer } from '../access/access';
import { readClub } from '../club/club';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { dateOf, yearOf } from '../system/time';
import { fullNameOf, hasRole, type MemberUser } from '../users/memberUser';
import { demandManaged } from './memberRights';

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
 * Notes that a member has agreed on paper to the club's present text [CS-2]. A member without an account is active with
 * that. Throws 403 when the viewer may not, and 422 for an impossible day, and where the birth year or a guardian is
 * missing.
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
    const { consentVersion } = await readClub(transaction);
    await transaction
      .updateTable('user')
      .set({ agreedVersion: consentVersion, agreedAt: Date.parse(consent.date), guardianName })
      .where('id', '=', memberId)
      .execute();
  });
