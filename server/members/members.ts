import type { Member, Trainer } from '../../src/contract/members';
import { groupedBy } from '../../src/domain/groups';
import { byPersonName } from '../../src/domain/personOrder';
import { findNewEmails } from '../account/newEmail';
import { findConsentsOf } from '../consent/consentEntries';
import type { Database } from '../database/tables';
import { isoOrNull } from '../system/time';
import { noRoles, rolesOf, stateOf } from '../users/memberUser';
import { findGuardians } from './guardians';
import { mailProblemOf } from './mailProblem';

/** Members of the club: all, those of a trainer, or those with the ids. */
type Which = 'all' | { trainerId: number } | { ids: readonly number[] };

const selectMembers = (db: Database, which: Which) => {
  const members = db
    .selectFrom('user')
    .leftJoin('invitation', 'invitation.userId', 'user.id')
    .leftJoin('plannedErasure', 'plannedErasure.userId', 'user.id')
    .selectAll('user')
    .select('plannedErasure.dueAt as erasureAt')
    .select(['invitation.endsAt', 'invitation.mail', 'invitation.usedAt', 'invitation.failingSince'])
    .where('authorities', '!=', noRoles)
    .orderBy('user.id');
  if (which === 'all') return members;
  if ('ids' in which) return members.where('user.id', 'in', which.ids);
  return members.where('user.id', 'in', ({ selectFrom }) =>
    selectFrom('trainerAthlete').select('athleteId').where('trainerId', '=', which.trainerId),
  );
};

type Row = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

/** What is known of the last invitation, unless it was used. */
const invitationOf = (row: Row) => {
  const mailProblem =
    row.mail !== null && row.usedAt === null ? mailProblemOf(row.mail, row.failingSince) : null;
  return {
    invitationEndsAt: row.usedAt === null ? isoOrNull(row.endsAt) : null,
    hasMailFailed: mailProblem !== null && mailProblem !== 'waiting',
    mailProblem,
  };
};

const toMember = (
  row: Row,
  {
    trainerIds,
    newEmail,
    consents,
    guardian,
  }: Pick<Member, 'trainerIds' | 'newEmail' | 'consents' | 'guardian'>,
): Member => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  newEmail,
  birthYear: row.birthYear,
  team: row.team,
  roles: rolesOf(row),
  trainerIds,
  state: stateOf(row),
  hasConsent: row.agreedVersion !== null,
  invitedAt: isoOrNull(row.invitedAt),
  lastSeenAt: isoOrNull(row.lastSeenAt),
  erasureAt: isoOrNull(row.erasureAt),
  forgetAt: isoOrNull(row.forgetAt),
  consents,
  ...(guardian && { guardian }),
  ...invitationOf(row),
});

/** Returns the ids of the trainers by the id of their athlete. */
const findTrainerIds = async (db: Database): Promise<Map<number, number[]>> => {
  const pairs = await db.selectFrom('trainerAthlete').selectAll().orderBy('trainerId').execute();
  const ofAthletes = [...groupedBy(pairs, ({ athleteId }) => athleteId)];
  return new Map(ofAthletes.map(([id, trainers]) => [id, trainers.map(({ trainerId }) => trainerId)]));
};

/** Returns members of any state, by id [MB-1]. */
export const findMembers = async (db: Database, which: Which, now: number): Promise<Member[]> => {
  const rows = await selectMembers(db, which).execute();
  const trainerIds = await findTrainerIds(db);
  const newEmails = await findNewEmails(db, now);
  const consents = await findConsentsOf(db, rows.length === 1 ? rows.map(({ id }) => id) : 'all');
  const guardians = await findGuardians(db, rows, now);
  return rows.map((row) =>
    toMember(row, {
      trainerIds: trainerIds.get(row.id) ?? [],
      newEmail: newEmails.get(row.id) ?? null,
      consents: consents.get(row.id) ?? [],
      guardian: guardians.get(row.id),
    }),
  );
};

/** Returns the members with those ids, in that order. All must be there. */
export const findMembersInOrder = async (
  db: Database,
  ids: readonly number[],
  now: number,
): Promise<Member[]> => {
  const found = new Map((await findMembers(db, { ids }, now)).map((member) => [member.id, member]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** Returns one member. Throws when no member has that id. */
export const findMember = async (db: Database, id: number, now: number): Promise<Member> => {
  const [member] = await findMembers(db, { ids: [id] }, now);
  if (!member) throw new Error(`There is no member ${id}.`);
  return member;
};

/** Trainers who can sign in: somebody can be their athlete [MB-5]. */
const selectTrainers = (db: Database) =>
  db
    .selectFrom('user')
    .where('authorities', 'like', '%"ROLE_TRAINER"%')
    .where('passwordHash', 'is not', null)
    .where('isResting', '=', 0);

/** Returns the active trainers of the club, by name [MB-5]. */
export const findTrainers = async (db: Database): Promise<Trainer[]> => {
  const trainers = await selectTrainers(db).select(['id', 'firstName', 'lastName']).orderBy('id').execute();
  return trainers.toSorted(byPersonName);
};

/** Returns whether that is an active trainer of the club [MB-5]. */
export const isActiveTrainer = async (db: Database, id: number): Promise<boolean> =>
  (await selectTrainers(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
