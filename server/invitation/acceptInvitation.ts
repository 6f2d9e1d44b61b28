import type { InvitationAnswer } from '../../src/contract/invitation';
import { demandGoodPassword, namesOf } from '../account/passwordRule';
import { demandFreeUsername, demandGoodUsername } from '../account/usernameRule';
import type { Dependencies } from '../config/dependencies';
import { demandPresentText, keepAnswers } from '../consent/consent';
import { type ConsentAnswers, checkedAnswers } from '../consent/consentAnswers';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import type { CheckedUser } from '../session/checkedUser';
import { yearOf } from '../system/time';
import { hasRole } from '../users/memberUser';
import { type FoundInvitation, findInvitation, isOpen } from './invitations';

/** How long the same answers are taken again, in milliseconds [MB-4]. */
const replayTime = 10 * 60 * 1000;

export type InvitationDependencies = Pick<Dependencies, 'db' | 'passwords' | 'now'>;

/** Returns the answers as one text, always the same for the same ones. */
const canonical = (answer: InvitationAnswer): string =>
  JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Throws 422 that names what is missing or cannot be. Returns the consent as it is stored [CS-2]. */
const checkAnswer = async (
  db: Database,
  member: FoundInvitation,
  answer: InvitationAnswer,
  now: number,
): Promise<ConsentAnswers> => {
  demandGoodUsername(answer.username);
  await demandGoodPassword(answer.password, [answer.username, ...(await namesOf(db, member.id))]);
  if (!answer.consent) throw unprocessable('Ohne deine Einwilligung gibt es kein Konto.');
  const person = { isAthlete: hasRole(member, 'ROLE_ATHLETE'), birthYear: member.birthYear };
  return checkedAnswers(person, answer, yearOf(now));
};

/** Uses up an invitation. Returns false when it is no longer open: so of two at once one wins. */
const spendInvitation = async (db: Database, userId: number, answerHash: string, now: number) => {
  const spent = await db
    .updateTable('invitation')
    .set({ usedAt: now, answerHash })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};

/** Makes the account. Returns the hash of its password, or undefined when the invitation is no longer open. */
const makeAccount = async (
  { db, passwords, now }: InvitationDependencies,
  member: FoundInvitation,
  answer: InvitationAnswer,
): Promise<string | undefined> => {
  const answers = await checkAnswer(db, member, answer, now());
  // Before the hashes: a person who has to choose another name should know at once. The same answer may have come just
  // before.
  await demandFreeUsername(db, answer.username, member.id);
  const passwordHash = await passwords.hash(answer.password);
  const answerHash = await passwords.hash(canonical(answer));
  const isMade = await db.transaction().execute(async (transaction) => {
    if (!(await spendInvitation(transaction, member.id, answerHash, now()))) return false;
    await demandFreeUsername(transaction, answer.username, member.id);
    const version = await demandPresentText(transaction, answer.version);
    await transaction
      .updateTable('user')
      .set({ username: answer.username, passwordHash, emailVerified: 1 })
      .where('id', '=', member.id)
      .execute();
    await keepAnswers(transaction, { userId: member.id, version, answers }, now());
    return true;
  });
  return isMade ? passwordHash : undefined;
};

/** Whether the invitation was just accepted with these answers: the answer to them was lost. Returns the hash then. */
const findReplayableHash = async (
  { db, passwords, now }: InvitationDependencies,
  tokenOrCode: string,
  answer: InvitationAnswer,
): Promise<string | undefined> => {
  const used = await findInvitation(db, tokenOrCode);
  if (!used || used.usedAt === null || used.usedAt <= now() - replayTime) return undefined;
  if (!(await passwords.isCorrect(canonical(answer), used.answerHash))) return undefined;
  // The password may have been changed since.
  return (await passwords.isCorrect(answer.password, used.passwordHash))
    ? (used.passwordHash ?? undefined)
    : undefined;
};

/**
 * Accepts an invitation: makes the account and keeps the consent [MB-4]. The same answers are taken again for ten
 * minutes, since the answer may have been lost. Returns who may sign in, or undefined when the invitation is unknown,
 * expired or used with other answers. Throws 422 that names what is missing or cannot be, and 409 when somebody has the
 * user name, or when the club's text has another version than the one that was read.
 */
export const acceptInvitation = async (
  dependencies: InvitationDependencies,
  tokenOrCode: string,
  answer: InvitationAnswer,
): Promise<CheckedUser | undefined> => {
  const { db, now } = dependencies;
  const invitation = await findInvitation(db, tokenOrCode);
  if (!invitation) return undefined;
  const passwordHash =
    (isOpen(invitation, now()) ? await makeAccount(dependencies, invitation, answer) : undefined) ??
    (await findReplayableHash(dependencies, tokenOrCode, answer));
  return passwordHash === undefined ? undefined : { username: answer.username, passwordHash };
};
