import type { Dependencies } from '../config/dependencies';
import { createAttemptLimit } from '../session/attemptLimit';
import { tooManyInvitations } from './refusals';

/** Ten in an hour: a family may share an address, and nobody needs more. */
const perHour = { windowLength: 3_600_000, maxAttempts: 10, refusal: tooManyInvitations };

/** Who is to get the mail, and where. */
interface Invited {
  userId: number;
  email: string;
}

/** `names` are those of the limits for one member, and for one address. */
const createMailLimit = (
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  names: { member: string; address: string },
) => {
  const members = createAttemptLimit({ db, now, ...perHour, name: names.member });
  const addresses = createAttemptLimit({ db, now, ...perHour, name: names.address });

  /** Counts a mail. Throws 429 when it is not allowed. */
  const begin = async ({ userId, email }: Invited): Promise<void> => {
    await members.begin(String(userId));
    try {
      await addresses.begin(email);
    } catch (error) {
      await members.takeBack(String(userId));
      throw error;
    }
  };

  return {
    begin,
    /** Throws 429 when a mail would not be allowed now. Counts nothing. */
    demandFree: async (invited: Invited): Promise<void> => {
      await begin(invited);
      await members.takeBack(String(invited.userId));
      await addresses.takeBack(invited.email);
    },
  };
};

/** Limits the invitations that are mailed to one member, at all addresses together, and to one address [MB-11]. */
export const createInvitationLimit = (dependencies: Pick<Dependencies, 'db' | 'now'>) =>
  createMailLimit(dependencies, { member: 'invitation of a member', address: 'invitation to an address' });

/** Limits in the same way the questions to the guardians of one member, and to one address [LV-3]. */
export const createQuestionLimit = (dependencies: Pick<Dependencies, 'db' | 'now'>) =>
  createMailLimit(dependencies, { member: 'question about a member', address: 'question to an address' });

/** Limits the invitations that are mailed. */
export type InvitationLimit = ReturnType<typeof createInvitationLimit>;
