import type { Setup } from '../../src/contract/setup';
import { demandGoodPassword } from '../account/passwordRule';
import { demandGoodUsername } from '../account/usernameRule';
import { beginClub } from '../club/club';
import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import { hasContent } from '../samples/hasContent';
import { athletikScreening, kurzCheck, type Sample } from '../samples/samples';
import { seedContent } from '../samples/seedContent';
import { openVideos } from '../videos/openVideos';
import { hasJustBegun, isSetupOpen, spendSetupCode } from './setupCode';

export type SetupDependencies = Pick<Dependencies, 'db' | 'passwords' | 'now' | 'config'>;

/** What the club gets by what was chosen [CL-1, CT-10]. */
const sampleOf: Record<Setup['sampleContent'], Sample | null> = {
  demo: athletikScreening,
  short: kurzCheck,
  none: null,
};

/** Throws 422 when something that was typed cannot be, naming the first. */
const demandGoodSetup = async ({ username, email, password, ...names }: Setup): Promise<void> => {
  demandGoodUsername(username);
  if (!mailAddressSchema.safeParse(email).success) {
    throw unprocessable('Das ist keine gültige E-Mail-Adresse.');
  }
  await demandGoodPassword(password, [username, `${names.firstName} ${names.lastName}`, names.clubName]);
};

/**
 * The first trainer, who also looks after the club. Nobody else can open a mail for them, so the address counts at
 * once.
 */
const insertFirstTrainer = (
  db: Database,
  { firstName, lastName, username, email }: Setup,
  passwordHash: string,
) =>
  db
    .insertInto('user')
    .values({
      username,
      firstName,
      lastName,
      email: normaliseMailAddress(email),
      emailVerified: 1,
      passwordHash,
      authorities: JSON.stringify(['ROLE_TRAINER', 'ROLE_ADMIN']),
    })
    .execute();

/** Whether this very set-up has just been made: the answer to it was lost. Returns the hash of its password then. */
const findReplayableHash = async (
  { db, passwords, now }: SetupDependencies,
  code: string,
  { username, password }: Setup,
): Promise<string | undefined> => {
  if (!(await hasJustBegun(db, code, now()))) return undefined;
  const first = await db
    .selectFrom('user')
    .select(['username', 'passwordHash'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const isCorrect = first?.username === username && (await passwords.isCorrect(password, first.passwordHash));
  return (isCorrect && first.passwordHash) || undefined;
};

/**
 * Begins the club [CL-1]: its settings, its first trainer and the sample content, all or nothing. The same set-up again
 * within `setupReplayTime` changes nothing. Returns the hash of the trainer's password, or undefined when the code is
 * not good. Throws 422 when something that was typed cannot be.
 */
export const setUpClub = async (
  dependencies: SetupDependencies,
  code: string,
  setup: Setup,
): Promise<string | undefined> => {
  const { db, passwords, now, config } = dependencies;
  if (await isSetupOpen(db, code)) {
    await demandGoodSetup(setup);
    const passwordHash = await passwords.hash(setup.password);
    const hasBegun = await db.transaction().execute(async (transaction) => {
      if (!(await spendSetupCode(transaction, code, now()))) return false;
      await beginClub(transaction, { name: setup.clubName }, now());
      await insertFirstTrainer(transaction, setup, passwordHash);
      // What was imported before stays as it is.
      const sample = (await hasContent(transaction)) ? null : sampleOf[setup.sampleContent];
      if (sample) {
        await seedContent(transaction, sample.read(), now());
        // In the transaction, so that two at once do not copy over each other's files.
        await openVideos(transaction, config.dataDir).addFolder(config.demoVideosDir);
      }
      return true;
    });
    if (hasBegun) return passwordHash;
  }
  return findReplayableHash(dependencies, code, setup);
};
