import type { Selectable } from 'kysely';
import type { Consent, ConsentPost } from '../../src/contract/consent';
import { needsGuardian } from '../../src/domain/minors';
import { readRoles } from '../access/roles';
import { readClub } from '../club/club';
import { keepConsentText } from '../club/consentTexts';
import type { Database } from '../database/tables';
import type { UserTable } from '../database/tables/people';
import { erasePain } from '../erasure/erasePain';
import { withdraw } from '../erasure/withdraw';
import { findAskedAddress, repeatQuestion } from '../guardian/repeating';
import { conflict } from '../http/errors';
import { isoOrNull, yearOf } from '../system/time';
import { addConsent } from '../users/addConsent';
import { demandOthersAddress } from '../users/othersAddress';
import { type ConsentAnswers, checkedAnswers } from './consentAnswers';
import { findConsentEntries } from './consentEntries';

type User = Selectable<UserTable>;

const findUser = (db: Database, userId: number): Promise<User> =>
  db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

const isAthlete = ({ authorities }: User): boolean => readRoles(authorities).includes('ROLE_ATHLETE');

/** Returns the club's text and what the user has agreed to [CS-1]. */
export const findConsent = async (db: Database, userId: number, now: number): Promise<Consent> => {
  const club = await readClub(db);
  const user = await findUser(db, userId);
  return {
    clubName: club.name,
    version: club.consentVersion,
    text: club.consentText,
    agreedVersion: user.agreedVersion,
    agreedAt: isoOrNull(user.agreedAt),
    painConsent: user.painAgreedAt !== null,
    guardianName: user.guardianName,
    needsGuardian: isAthlete(user) && needsGuardian(user.birthYear, yearOf(now)),
    entries: await findConsentEntries(db, userId),
    ...(user.guardianMissingSince !== null && {
      guardian: {
        email: await findAskedAddress(db, userId),
        isAwaited: club.guardianDemand === 'before',
      },
    }),
  };
};

/**
 * Keeps what a member has agreed to [LV-1], and the birth year that they said. Without the tick for pain they take back
 * what they agreed to before [CS-5]; it may have stayed after they withdrew all, and were not erased. To be called in a
 * transaction about everybody, with checked answers. `now` is in milliseconds. Throws 422 when the address of the
 * guardian is the member's own.
 */
export const keepAnswers = async (
  db: Database,
  { userId, version, answers }: { userId: number; version: number; answers: ConsentAnswers },
  now: number,
): Promise<void> => {
  const { birthYear, painConsent: pain, guardianName, guardianEmail } = answers;
  const how = guardianName === null ? 'self' : 'guardian';
  const said = { how, enteredBy: userId, reason: null } as const;
  await db.updateTable('user').set({ birthYear }).where('id', '=', userId).execute();
  if (guardianEmail !== null) await demandOthersAddress(db, userId, guardianEmail);
  await keepConsentText(db, now);
  if (!pain && !(await withdraw(db, { userId, what: 'pain', at: now, ...said }))) await erasePain(db, userId);
  const consent = { userId, version, pain, guardianName, guardianEmail };
  await addConsent(db, { ...consent, ...said, what: 'agreed', at: now });
};

/** Whether the member has agreed to just that before: the answer was lost, and the same consent comes again. */
const hasAgreedTo = (
  user: User,
  version: number,
  { painConsent, guardianName, guardianEmail }: ConsentAnswers,
) =>
  user.agreedVersion === version &&
  (user.painAgreedAt !== null) === painConsent &&
  user.guardianName === guardianName &&
  user.guardianEmail === guardianEmail;

/** Returns the version of the club's text. Throws 409 where another one was read [CS-1]. */
export const demandPresentText = async (db: Database, readVersion: number | undefined): Promise<number> => {
  const { consentVersion } = await readClub(db);
  if ((readVersion ?? consentVersion) !== consentVersion)
    throw conflict('Der Text hat sich inzwischen geändert. Bitte lies die neue Fassung.');
  return consentVersion;
};

/**
 * Stores that the user agrees to the club's text [CS-1, CS-2]; sent again it changes nothing. Throws 409 when the text
 * has another version now, and 422 when an answer is missing or cannot be.
 */
export const agree = (db: Database, userId: number, post: ConsentPost, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const version = await demandPresentText(transaction, post.version);
    const user = await findUser(transaction, userId);
    const person = { isAthlete: isAthlete(user), birthYear: user.birthYear };
    const answers = checkedAnswers(person, post, yearOf(now));
    if (hasAgreedTo(user, version, answers)) return;
    await keepAnswers(transaction, { userId, version, answers }, now);
  });

/**
 * Lets the question to the viewer's guardian be mailed once more, to the same address [LV-3]. Throws 409 when nothing
 * is waited for, or no address is known.
 */
export const askOwnGuardian = (db: Database, userId: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { guardianMissingSince } = await findUser(transaction, userId);
    if (guardianMissingSince === null || !(await repeatQuestion(transaction, userId)))
      throw conflict('Hier gibt es keine E-Mail zu schicken. Frag deinen Trainer oder deine Trainerin.');
  });
