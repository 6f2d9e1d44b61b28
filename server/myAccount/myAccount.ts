import type { MyAccount } from '../../src/contract/myAccount';
import type { Viewer } from '../access/access';
import { findNewEmail } from '../account/newEmail';
import { keptBackups } from '../backup/backupFiles';
import type { Database } from '../database/tables';
import { findMemberExports } from '../ownData/memberExports';

const findSignins = async (db: Database, { id: userId, signin }: Viewer, now: number) => {
  const rows = await db
    .selectFrom('authToken')
    .select(['id', 'device', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, device, lastUsedAt }) => ({
    id,
    device,
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    isThis: id === signin.id,
  }));
};

/** A second look is no screening of its own [ZB-1]. */
const countScreenings = async (db: Database, userId: number) => {
  const { count } = await db
    .selectFrom('screeningRun')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .where('secondOf', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countTrainings = async (db: Database, userId: number) => {
  const { count } = await db
    .selectFrom('exerciseRun')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countMessages = async (db: Database, userId: number) => {
  const { count } = await db
    .selectFrom('chatMessage')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(({ or, eb }) => or([eb('senderId', '=', userId), eb('recipientId', '=', userId)]))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** How much of somebody there is to lose [MB-7]. */
const findHolds = async (db: Database, userId: number) => ({
  screenings: await countScreenings(db, userId),
  trainings: await countTrainings(db, userId),
  messages: await countMessages(db, userId),
  backupDays: keptBackups,
});

/** Returns the viewer's account with the sign-ins that have not expired, the one used last first [AC-1]. */
export const findMyAccount = async (db: Database, viewer: Viewer, now: number): Promise<MyAccount> => {
  const user = await db
    .selectFrom('user')
    .select(['firstName', 'lastName', 'team', 'email'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const exports = await findMemberExports(db, viewer.id);
  return {
    username: viewer.username,
    ...user,
    newEmail: await findNewEmail(db, viewer.id, now),
    signins: await findSignins(db, viewer, now),
    ...(exports.length > 0 && { exports }),
    holds: await findHolds(db, viewer.id),
  };
};
