import { readRoles } from '../access/roles';
import type { Database } from '../database/tables';
import { noRoles } from '../users/memberUser';

const lastStarts = async (db: Database, table: 'screeningRun' | 'exerciseRun') =>
  db
    .selectFrom(table)
    .select(['userId', ({ fn }) => fn.max('startedAt').as('at')])
    .groupBy('userId')
    .execute();

/** Returns when each member has done something last, or something was done for them [CL-4]. */
const findLastStarts = async (db: Database): Promise<ReadonlyMap<number, number>> => {
  const starts = [...(await lastStarts(db, 'screeningRun')), ...(await lastStarts(db, 'exerciseRun'))];
  return starts.reduce(
    (latest, { userId, at }) => latest.set(userId, Math.max(latest.get(userId) ?? 0, Number(at))),
    new Map<number, number>(),
  );
};

/**
 * Returns the members whose data may become too old, by id: all but admins, without whom nobody would look after the
 * club [CL-4].
 */
export const findKeptMembers = async (db: Database) => {
  const starts = await findLastStarts(db);
  const members = await db
    .selectFrom('user')
    .select(['id', 'authorities', 'invitedAt', 'lastSeenAt', 'agreedAt', 'keptAt'])
    .select(['forgetAt', 'seenForgetAt'])
    .where('authorities', '!=', noRoles)
    .orderBy('id')
    .execute();
  return members
    .filter((member) => !readRoles(member.authorities).includes('ROLE_ADMIN'))
    .map(({ id, forgetAt, seenForgetAt, invitedAt, lastSeenAt, agreedAt, keptAt }) => {
      const times = [invitedAt, lastSeenAt, agreedAt, keptAt, starts.get(id) ?? null];
      const known = times.filter((time) => time !== null);
      return { id, forgetAt, seenForgetAt, activeAt: known.length > 0 ? Math.max(...known) : null };
    });
};
