import type { GuardianQuestion, GuardianState } from '../../src/contract/guardian';
import { needsGuardian } from '../../src/domain/minors';
import { readClub } from '../club/club';
import { findConsentTexts } from '../club/consentTexts';
import type { Database } from '../database/tables';
import { hashToken } from '../secrets/tokens';
import { isoOrNull, yearOf } from '../system/time';

/** Returns the question whose links have the token, with its consent and member; undefined for an unknown one. */
export const findQuestion = (db: Database, token: string) =>
  db
    .selectFrom('guardianQuestion')
    .innerJoin('consent', 'consent.id', 'guardianQuestion.consentId')
    .innerJoin('user', 'user.id', 'guardianQuestion.userId')
    .selectAll('user')
    .select([
      'guardianQuestion.id as questionId',
      'guardianQuestion.consentId',
      'guardianQuestion.confirmedAt',
    ])
    .select(['consent.version', 'consent.at', 'consent.guardianName as askedName'])
    .where('guardianQuestion.tokenHash', '=', hashToken(token))
    .executeTakeFirst();

export type FoundQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Returns the id of the last consent that a member has given, whether or not it was withdrawn since. */
export const findLastGiven = (db: Database, userId: number) =>
  db
    .selectFrom('consent')
    .select(['id', 'how'])
    .where('userId', '=', userId)
    .where('what', '=', 'agreed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns how a question stands. From the age of CS-2 on the person decides alone [CS-5, LV-3]. */
export const stateOfQuestion = async (
  db: Database,
  question: FoundQuestion,
  now: number,
): Promise<GuardianState> => {
  if ((await findLastGiven(db, question.id))?.id !== question.consentId) return 'replaced';
  if (question.agreedVersion === null) return 'withdrawn';
  if (needsGuardian(question.birthYear, yearOf(now)) !== true) return 'grown';
  return question.confirmedAt === null ? 'open' : 'confirmed';
};

/** Returns what the page of the link shows. */
export const describeQuestion = async (
  db: Database,
  question: FoundQuestion,
  now: number,
): Promise<GuardianQuestion> => {
  const { name: clubName, operator } = await readClub(db);
  const { version, firstName, lastName, askedName, at, painAgreedAt, confirmedAt } = question;
  const texts = await findConsentTexts(db, [{ version }]);
  return {
    state: await stateOfQuestion(db, question, now),
    clubName,
    contact: [operator.email, operator.phone].filter((line) => line.trim() !== ''),
    firstName,
    lastName,
    guardianName: askedName ?? '',
    version,
    text: texts.find((one) => one.version === version)?.text ?? null,
    agreedAt: new Date(at).toISOString(),
    pain: painAgreedAt !== null,
    confirmedAt: isoOrNull(confirmedAt),
  };
};
