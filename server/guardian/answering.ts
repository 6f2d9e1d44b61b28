import type { GuardianQuestion } from '../../src/contract/guardian';
import type { Withdrawal } from '../../src/contract/withdrawal';
import type { Database } from '../database/tables';
import type { Live } from '../live/live';
import { describeQuestion, type FoundQuestion, findQuestion, stateOfQuestion } from './question';

/** What an answer does to the membership, in the transaction of the answer. */
export interface Membership {
  /** Withdraws a member's consent as their guardian, about pain or all [CS-5]. Throws 409 for the last admin. */
  withdraw(
    db: Database,
    recheck: (userId: number) => void,
    member: FoundQuestion,
    wanted: { what: Withdrawal['what']; now: number },
  ): Promise<void>;
  /** Wakes a member whose account rests since the confirmation was missing. */
  wakeConfirmed(db: Database, userId: number, now: number): Promise<void>;
}

interface Answering {
  live: Live;
  membership: Membership;
  token: string;
  now: number;
}

type Act = (db: Database, question: FoundQuestion, recheck: (userId: number) => void) => Promise<void>;

/** Does something with a question, and returns how it stands then; undefined for an unknown token. */
const answer = ({ live, token, now }: Answering, act: Act): Promise<GuardianQuestion | undefined> =>
  live.transaction(async (transaction, { recheck }) => {
    const question = await findQuestion(transaction, token);
    if (!question) return undefined;
    await act(transaction, question, recheck);
    const answered = await findQuestion(transaction, token);
    return answered && describeQuestion(transaction, answered, now);
  });

/**
 * Keeps that the guardian has confirmed the consent [LV-3]. Repeated, or where there is nothing to confirm any more, it
 * changes nothing.
 */
export const confirmQuestion = (answering: Answering): Promise<GuardianQuestion | undefined> =>
  answer(answering, async (db, question) => {
    const { membership, now } = answering;
    if ((await stateOfQuestion(db, question, now)) !== 'open') return;
    await db
      .updateTable('guardianQuestion')
      .set({ confirmedAt: now })
      .where('id', '=', question.questionId)
      .execute();
    await db
      .updateTable('user')
      .set({ guardianMissingSince: null, guardianSeenAt: null })
      .where('id', '=', question.id)
      .execute();
    await membership.wakeConfirmed(db, question.id, now);
  });

/**
 * Withdraws the consent as the guardian, about pain or all, whether or not it was confirmed [CS-5, LV-3]. Repeated, or
 * where the guardian does not decide any more, it changes nothing.
 */
export const withdrawByQuestion = (
  answering: Answering,
  what: Withdrawal['what'],
): Promise<GuardianQuestion | undefined> =>
  answer(answering, async (db, question, recheck) => {
    const { membership, now } = answering;
    const state = await stateOfQuestion(db, question, now);
    if (state !== 'open' && state !== 'confirmed') return;
    await membership.withdraw(db, recheck, question, { what, now });
  });
