import type { InvitationAnswer } from '../../src/contract/invitation';
import { demandGoodPassword } from '../account/passwordRule';
import { demandFreeUsername, demandGoodUsername } from '../account/usernameRule';
import { readClub } from '../club/club';
import { consentColumns, nothingAgreed } from '../consent/consent';
import { settleAnswers } from '../consent/consentAnswers';
import type { Database } from '../database/tables';
import type { Dependencies } from '../dependencies';
import { unprocessable } from '../http/errors';
import { readRoles } from '../session/roles';
import type { CheckedUser } from '../session/signIn';
import { yearOf } from '../time';
import { type FoundInvitation, findInvitation } from './invitations';

/** How long the same answers are taken again, in milliseconds [MB-4]. */
const replayTime = 10 * 60 * 1000;

type AcceptDependencies = Pick<Dependencies, 'db' | 'passwords' | 'now'>;

/** The answers as one text, whatever the order of the fields. */
const canonical = (answer: InvitationAnswer): string =>
  JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Returns the user whom the same answers have made shortly before; the answer of the server may have been lost. */
const findReplayed = async (
  { db, passwords, now }: AcceptDependencies,
  { userId, usedAt, answerHash }: FoundInvitation,
  answer: InvitationAnswer,
): Promise<CheckedUser | undefined> => {
  if (usedAt === null || now() - usedAt > replayTime) return undefined;
  if (!(await passwords.isCorrect(canonical(answer), answerHash))) return undefined;
  return findChecked(db, userId);
};

const findChecked = async (db: Database, userId: number): Promise<CheckedUser | undefined> => {
  const user = await db
    .selectFrom('user')
    .select(['username', 'passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.username || !user.passwordHash) return undefined;
  return { username: user.username, passwordHash: user.passwordHash };
};

/** Throws 422 when something in the answers is missing or not allowed. */
const demandGoodAnswer = ({ username, password, consent }: InvitationAnswer): void => {
  demandGoodUsername(username);
  demandGoodPassword(password);
  if (!consent)
    throw unprocessable(
      'Ohne Einwilligung gibt es kein Konto. Sprich mit deiner Trainerin oder deinem Trainer.',
    );
};

/**
 * Makes the account of an invited member [MB-4]. Returns undefined when the invitation is unknown, expired, or used with
 * other answers. Throws 409 when the user name is taken, and 422 when an answer is missing or not allowed.
 */
export const acceptInvitation = async (
  dependencies: AcceptDependencies,
  tokenOrCode: string,
  answer: InvitationAnswer,
): Promise<CheckedUser | undefined> => {
  const { db, passwords, now } = dependencies;
  const invitation = await findInvitation(db, tokenOrCode, now());
  if (!invitation) return undefined;
  if (invitation.usedAt !== null) return findReplayed(dependencies, invitation, answer);
  demandGoodAnswer(answer);
  const passwordHash = await passwords.hash(answer.password);
  const answerHash = await passwords.hash(canonical(answer));
  return db.transaction().execute(async (transaction) => {
    // Somebody may have accepted it while the passwords were being hashed.
    const open = await findInvitation(transaction, tokenOrCode, now());
    if (!open || open.usedAt !== null) return undefined;
    await demandFreeUsername(transaction, answer.username);
    const { consentVersion } = await readClub(transaction);
    const person = {
      isAthlete: readRoles(open.authorities).includes('ROLE_ATHLETE'),
      birthYear: open.birthYear,
    };
    const answers = settleAnswers(person, answer, yearOf(now()));
    const consent = consentColumns(nothingAgreed, consentVersion, answers, now());
    const { username } = answer;
    await transaction
      .updateTable('user')
      .set({ ...consent, username, passwordHash, emailVerified: 1 })
      .where('id', '=', open.userId)
      .execute();
    await transaction
      .updateTable('invitation')
      .set({ usedAt: now(), answerHash })
      .where('userId', '=', open.userId)
      .execute();
    return { username, passwordHash };
  });
};
