import { sql } from 'kysely';
import type { User, UserDetails } from '../../src/contract/schemas';
import { readRoles } from '../access/roles';
import { dialectOf } from '../database/dialect';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import { isoOrNull } from '../system/time';

/** What others see of a member. A member without an account has an empty user name. */
const publicColumns = [
  'user.id',
  sql<string>`coalesce("user"."username", '')`.as('username'),
  'user.firstName',
  'user.lastName',
] as const;

const linksToActive = (db: Database) =>
  db
    .selectFrom('trainerAthlete')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user')
          .select('user.id')
          .whereRef('user.id', '=', 'trainerAthlete.athleteId')
          .where('isResting', '=', 0),
      ),
    );

const selectAthleteIds = prepared((db, { trainerId }: { trainerId: number }) =>
  linksToActive(db).select('athleteId').where('trainerId', '=', trainerId).orderBy('athleteId'),
);

/** Returns the ids of a trainer's athletes who do not rest, ascending. Empty for a user who trains nobody. */
export const findAthleteIds = async (db: Database, trainerId: number): Promise<number[]> => {
  const rows = await selectAthleteIds(db, { trainerId });
  return rows.map(({ athleteId }) => athleteId);
};

/** Returns the trainers who see at least one of these users: those whose athlete they are, while they do not rest. */
export const findTrainersOf = async (db: Database, userIds: Iterable<number>): Promise<number[]> => {
  const rows = await linksToActive(db)
    .select('trainerId')
    .distinct()
    .where('athleteId', 'in', dialectOf(db).idList(userIds))
    .execute();
  return rows.map(({ trainerId }) => trainerId);
};

/** The ids that `findAthleteIds` returns, as JSON, in a query of users. */
export const athleteIdsOfUser = (db: Database) =>
  linksToActive(db)
    .select(({ ref }) => dialectOf(db).collected(ref('athleteId')).as('athleteIds'))
    .where('trainerId', '=', sql.ref<number>('user.id'));

/** What members and their trainers see of the consent about pain [CS-1]. */
const withPainConsent = <Row extends { painAgreedAt: number | null }>({ painAgreedAt, ...user }: Row) => ({
  ...user,
  painConsent: painAgreedAt !== null,
});

/** Returns a user with athletes and authorities [API-8], or undefined when nobody has that name. */
export const findUserDetails = async (db: Database, username: string): Promise<UserDetails | undefined> => {
  const row = await db
    .selectFrom('user')
    .select([...publicColumns, 'user.authorities', 'user.painAgreedAt'])
    .where('username', '=', username)
    .executeTakeFirst();
  if (!row) return undefined;
  const user = withPainConsent(row);
  return {
    ...user,
    athleteIds: await findAthleteIds(db, row.id),
    authorities: readRoles(user.authorities),
  };
};

/** Returns what a sign-in with that name is checked against, or undefined when nobody has that name. */
export const findSignInCheck = (db: Database, username: string) =>
  db
    .selectFrom('user')
    .select(['passwordHash', 'emailVerified', 'isResting'])
    .where('username', '=', username)
    .executeTakeFirst();

/** Returns the users with that e-mail address, by id: a family may share one [MB-1]. `email` is lower case. */
export const findUsersOfEmail = (db: Database, email: string) =>
  db
    .selectFrom('user')
    .select(['id', 'firstName', 'username'])
    .where('email', '=', email)
    .where('passwordHash', 'is not', null)
    .where('username', 'is not', null)
    .$narrowType<{ username: string }>()
    .where('isResting', '=', 0)
    .orderBy('id')
    .execute();

/**
 * When somebody was invited who has not come in: nobody accepted the last invitation, it was not ended, and there is no
 * consent on paper. It stays after the invitation has expired, since an answer must not change without a write
 * [DE-6]: the log would lack it. `invitedAt` of the row says when.
 */
const openInvitedAt = sql<number | null>`case when "invitation"."userId" is not null
  and "invitation"."usedAt" is null and "user"."agreedVersion" is null then "user"."invitedAt" end`;

const selectAthletes = (db: Database, trainerId: number) =>
  db
    .selectFrom('user')
    .innerJoin('trainerAthlete', 'trainerAthlete.athleteId', 'user.id')
    .leftJoin('invitation', 'invitation.userId', 'user.id')
    .select([
      ...publicColumns,
      'user.team',
      'user.painAgreedAt',
      'user.forgetAt',
      'user.guardianMissingSince',
      openInvitedAt.as('invitedAt'),
    ])
    .where('trainerAthlete.trainerId', '=', trainerId)
    .where('user.isResting', '=', 0)
    .orderBy('user.id');

type AthleteRow = Awaited<ReturnType<ReturnType<typeof selectAthletes>['execute']>>[number];

const toAthlete = ({ invitedAt, forgetAt, guardianMissingSince, ...row }: AthleteRow): User => ({
  ...withPainConsent(row),
  ...(forgetAt !== null && { forgetAt: new Date(forgetAt).toISOString() }),
  ...(guardianMissingSince !== null && {
    guardianMissingSince: new Date(guardianMissingSince).toISOString(),
  }),
  invitedAt: isoOrNull(invitedAt),
});

/**
 * Returns a trainer's athletes who do not rest, by id, with what only trainers see [API-10, DE-1, MB-5]. Those who have
 * not come in yet are among them [DE-2].
 */
export const findAthletes = async (db: Database, trainerId: number): Promise<User[]> =>
  (await selectAthletes(db, trainerId).execute()).map(toAthlete);

/** Returns those of the ids that are athletes of the viewer, as trainers see them, and the viewer. */
export const findVisibleUsers = async (
  db: Database,
  viewerId: number,
  ids: readonly number[],
): Promise<User[]> => {
  const athletes = await selectAthletes(db, viewerId)
    .where('user.id', 'in', ids)
    .where('user.id', '!=', viewerId)
    .execute();
  if (!ids.includes(viewerId)) return athletes.map(toAthlete);
  const viewer = await db
    .selectFrom('user')
    .select([...publicColumns, 'painAgreedAt'])
    .where('id', '=', viewerId)
    .execute();
  return [...athletes.map(toAthlete), ...viewer.map(withPainConsent)];
};
