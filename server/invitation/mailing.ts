import type { FastifyBaseLogger } from 'fastify';
import { readClub } from '../club/club';
import type { Database } from '../database/tables';
import type { Dependencies } from '../dependencies';
import type { Mails } from '../mail/mails';
import { createToken, hashToken } from '../session/tokens';
import { invitationLifetime } from './invitations';

type MailingDependencies = Pick<Dependencies, 'db' | 'sendMail' | 'now'> & {
  mails: Mails;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** Returns the next invitation whose mail waits, the oldest first. */
const findWaiting = (db: Database) =>
  db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.userId')
    .leftJoin('user as adder', 'adder.id', 'user.addedBy')
    .select(['user.id', 'user.firstName', 'user.email'])
    .select(['adder.firstName as adderFirstName', 'adder.lastName as adderLastName'])
    .where('mail', '=', 'waiting')
    .orderBy('endsAt')
    .orderBy('user.id')
    .executeTakeFirst();

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/**
 * Sends the mails of invitations, one after the other. A mail that waits is in the database, so a server that is killed
 * goes on at its next start. A mail that was just being sent then goes out twice; the second one is good.
 */
export const createMailing = ({ db, mails, sendMail, now, log }: MailingDependencies) => {
  const note = (userId: number, state: { mail: 'sent' | 'failed' }) =>
    db
      .updateTable('invitation')
      .set(state)
      .where('userId', '=', userId)
      .where('mail', '=', 'waiting')
      .execute();

  const send = async ({ id, firstName, email, adderFirstName, adderLastName }: Waiting) => {
    const token = createToken();
    const link = { tokenHash: hashToken(token), endsAt: now() + invitationLifetime };
    await db.updateTable('invitation').set(link).where('userId', '=', id).execute();
    const { name } = await readClub(db);
    const inviter = adderFirstName === null ? name : `${adderFirstName} ${adderLastName}`;
    await sendMail(mails.invitation({ firstName, email: email ?? '' }, token, { clubName: name, inviter }));
  };

  let isStopped = false;
  const findNext = async () => (isStopped ? undefined : findWaiting(db));

  const sendAll = async () => {
    for (let next = await findNext(); next; next = await findNext()) {
      try {
        await send(next);
        await note(next.id, { mail: 'sent' });
      } catch (error) {
        log.error({ err: error });
        await note(next.id, { mail: 'failed' });
      }
    }
  };

  let sending = Promise.resolve();
  return {
    /** Sends what waits. Resolves when all of it was tried. */
    sendWaiting(): Promise<void> {
      sending = sending.catch(() => {}).then(sendAll);
      return sending;
    },
    /** Sends no further mail. Resolves when the present one was tried. The others wait for the next start. */
    stop(): Promise<void> {
      isStopped = true;
      return sending;
    },
  };
};

export type Mailing = ReturnType<typeof createMailing>;
