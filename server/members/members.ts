import type { Selectable } from 'kysely';
import type { Member, MemberState, Trainer } from '../../src/contract/members';
import type { Database, InvitationTable, UserTable } from '../database/tables';
import { readRoles } from '../session/roles';
import { isoOrNull } from '../time';

const columns = [
  'user.id',
  'username',
  'firstName',
  'lastName',
  'email',
  'birthYear',
  'team',
  'authorities',
  'isResting',
  'passwordHash',
  'agreedVersion',
  'invitedAt',
  'lastSeenAt',
  'invitation.endsAt',
  'invitation.mail',
  'invitation.usedAt',
] as const;

type MemberRow = Pick<
  Selectable<UserTable>,
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'birthYear'
  | 'team'
  | 'authorities'
  | 'isResting'
  | 'passwordHash'
  | 'agreedVersion'
  | 'invitedAt'
  | 'lastSeenAt'
> & { [Column in 'endsAt' | 'mail' | 'usedAt']: InvitationTable[Column] | null };

/** Somebody with a consent on paper is active without an account [CS-2]. */
const stateOf = ({ isResting, passwordHash, agreedVersion }: MemberRow): MemberState => {
  if (isResting === 1) return 'resting';
  return passwordHash === null && agreedVersion === null ? 'invited' : 'active';
};

const memberOf = (row: MemberRow, trainerIds: number[]): Member => {
  const { id, username, firstName, lastName, email, birthYear, team, endsAt, mail, usedAt } = row;
  return {
    id,
    username,
    firstName,
    lastName,
    email,
    birthYear,
    team,
    roles: readRoles(row.authorities),
    trainerIds,
    state: stateOf(row),
    hasConsent: row.agreedVersion !== null,
    invitedAt: isoOrNull(row.invitedAt),
    lastSeenAt: isoOrNull(row.lastSeenAt),
    invitationEndsAt: usedAt === null ? isoOrNull(endsAt) : null,
    hasMailFailed: mail === 'failed',
  };
};

const selectMembers = (db: Database) =>
  db.selectFrom('user').leftJoin('invitation', 'invitation.userId', 'user.id').select(columns);

const withTrainers = async (db: Database, rows: readonly MemberRow[]): Promise<Member[]> => {
  const pairs = await db.selectFrom('trainerAthlete').selectAll().orderBy('trainerId').execute();
  const trainerIds = new Map<number, number[]>();
  for (const { athleteId, trainerId } of pairs)
    trainerIds.set(athleteId, [...(trainerIds.get(athleteId) ?? []), trainerId]);
  return rows.map((row) => memberOf(row, trainerIds.get(row.id) ?? []));
};

/** Returns all members, by id. */
export const findAllMembers = async (db: Database): Promise<Member[]> =>
  withTrainers(db, await selectMembers(db).orderBy('user.id').execute());

/** Returns a trainer's athletes, also those who rest, by id. */
export const findMembersOf = async (db: Database, trainerId: number): Promise<Member[]> => {
  const athletes = db.selectFrom('trainerAthlete').select('athleteId').where('trainerId', '=', trainerId);
  return withTrainers(
    db,
    await selectMembers(db).where('user.id', 'in', athletes).orderBy('user.id').execute(),
  );
};

/** Returns a member, or undefined when there is none with that id. */
export const findMember = async (db: Database, id: number): Promise<Member | undefined> => {
  const rows = await selectMembers(db).where('user.id', '=', id).execute();
  return (await withTrainers(db, rows))[0];
};

/** Returns the trainers who can sign in, by id: those to hand an athlete over to [MB-5]. */
export const findTrainers = async (db: Database): Promise<Trainer[]> => {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'firstName', 'lastName', 'authorities'])
    .where('isResting', '=', 0)
    .where('passwordHash', 'is not', null)
    .orderBy('id')
    .execute();
  return rows
    .filter(({ authorities }) => readRoles(authorities).includes('ROLE_TRAINER'))
    .map(({ authorities: _, ...trainer }) => trainer);
};

/** Returns the ids of the admins who can sign in. */
export const findAdminIds = async (db: Database): Promise<number[]> => {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'authorities'])
    .where('isResting', '=', 0)
    .where('passwordHash', 'is not', null)
    .execute();
  return rows.filter(({ authorities }) => readRoles(authorities).includes('ROLE_ADMIN')).map(({ id }) => id);
};
