import type { Setup } from '../../src/contract/setup';
import { demandGoodPassword } from '../account/passwordRule';
import { demandGoodUsername } from '../account/usernameRule';
import { clubDefaults, writeClub } from '../club/club';
import type { Database } from '../database/tables';
import { copyDemoVideos } from '../demo/seed';
import { seedContent } from '../demo/seedContent';
import type { Dependencies } from '../dependencies';
import { unprocessable } from '../http/errors';
import { mailAddressSchema, normaliseMailAddress } from '../mail/mailAddress';
import type { CheckedUser } from '../session/signIn';
import { findSetupCode } from './setupCode';

/** How long the same set-up is taken again, in milliseconds: the answer may have been lost. */
const replayTime = 10 * 60 * 1000;

type BeginDependencies = Pick<Dependencies, 'db' | 'passwords' | 'now' | 'config'>;

const demandGoodSetup = ({ username, password, email, sampleContent }: Setup): void => {
  demandGoodUsername(username);
  demandGoodPassword(password);
  if (!mailAddressSchema.safeParse(email).success)
    throw unprocessable('Diese E-Mail-Adresse ist nicht vollständig.');
  if (sampleContent === 'none')
    throw unprocessable(
      'Ohne Beispielinhalte gäbe es kein Screening. Eigene Inhalte sind noch nicht möglich.',
    );
};

/** Returns the first trainer if the same set-up was made shortly before. */
const findReplayed = async (
  { db, passwords, now }: BeginDependencies,
  usedAt: number,
  { username, password }: Setup,
): Promise<CheckedUser | undefined> => {
  if (now() - usedAt > replayTime) return undefined;
  const user = await db
    .selectFrom('user')
    .select('passwordHash')
    .where('username', '=', username)
    .executeTakeFirst();
  const isSame = await passwords.isCorrect(password, user?.passwordHash);
  return isSame && user?.passwordHash ? { username, passwordHash: user.passwordHash } : undefined;
};

const writeFirstTrainer = (db: Database, setup: Setup, passwordHash: string) => {
  const { firstName, lastName, username, email } = setup;
  const authorities = JSON.stringify(['ROLE_TRAINER', 'ROLE_ADMIN']);
  return db
    .insertInto('user')
    .values({ firstName, lastName, username, email: normaliseMailAddress(email), passwordHash, authorities })
    .execute();
};

/**
 * Begins the club: its name, the first trainer, who is also admin, and the sample content [CL-1]. Returns undefined when
 * the code is wrong or was used for something else. Throws 422 when a field is not allowed.
 */
export const beginClub = async (
  dependencies: BeginDependencies,
  code: string,
  setup: Setup,
): Promise<CheckedUser | undefined> => {
  const { db, passwords, now, config } = dependencies;
  const found = await findSetupCode(db, code);
  if (!found) return undefined;
  if (found.usedAt !== null) return findReplayed(dependencies, found.usedAt, setup);
  demandGoodSetup(setup);
  const passwordHash = await passwords.hash(setup.password);
  await copyDemoVideos(config);
  return db.transaction().execute(async (transaction) => {
    // Somebody may have begun the club while the password was being hashed.
    if ((await findSetupCode(transaction, code))?.usedAt !== null) return undefined;
    await writeClub(transaction, { ...clubDefaults, name: setup.clubName });
    await writeFirstTrainer(transaction, setup, passwordHash);
    await seedContent(transaction);
    await transaction.updateTable('setupCode').set({ usedAt: now() }).execute();
    return { username: setup.username, passwordHash };
  });
};
