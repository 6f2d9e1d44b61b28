import type { FastifyBaseLogger } from 'fastify';
import { noteTold, readTries } from '../backup/backupTries';
import { readClub } from '../club/club';
import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { createJob } from '../jobs/job';
import type { Mails, Recipient } from '../mail/mails';

/** How many backups have to fail in a row before somebody is told. */
const failuresInARow = 2;

/** How long it waits after mails that could not be sent, in milliseconds. */
const retryAfter = 10 * 60_000;

type TroubleDependencies = Pick<Dependencies, 'config' | 'db' | 'now' | 'sendMail' | 'timers'> & {
  mails: Mails;
};

/** Returns the admins who can sign in and have an address. */
const findAdmins = (db: Database): Promise<Recipient[]> =>
  db
    .selectFrom('user')
    .select(['firstName', 'email'])
    .where('authorities', 'like', '%"ROLE_ADMIN"%')
    .where('passwordHash', 'is not', null)
    .where('isResting', '=', 0)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('id')
    .execute();

/**
 * Mails the admins when backups fail twice in a row: once for each trouble, and anew when one has succeeded in between
 * [HE-2]. Of several processes one does it.
 */
export const createTroubleMail = (
  { config: { dataDir }, db, now, sendMail, timers, mails }: TroubleDependencies,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
) => {
  let triedAt: number | null = null;

  const hasTrouble = (): boolean => {
    const { failures, isTold } = readTries(dataDir);
    const isTooEarly = triedAt !== null && Math.abs(now() - triedAt) < retryAfter;
    return failures >= failuresInARow && !isTold && !isTooEarly;
  };

  const tell = async (): Promise<void> => {
    if (!hasTrouble()) return;
    triedAt = now();
    const { name } = await readClub(db);
    const admins = await findAdmins(db);
    const sent = await Promise.allSettled(admins.map((admin) => sendMail(mails.backupFails(admin, name))));
    for (const result of sent)
      if (result.status === 'rejected') log.warn(result.reason, 'Eine Warnung ließ sich nicht verschicken');
    if (!sent.some(({ status }) => status === 'fulfilled')) return;
    noteTold(dataDir);
    triedAt = null;
  };

  return createJob(
    { db, timers },
    {
      isDue: async () => hasTrouble(),
      run: tell,
      failure: 'Die Leitung weiß nicht, dass Sicherungen fehlschlagen',
    },
    log,
  );
};
