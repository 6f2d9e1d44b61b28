import { isAdmin, isTrainer, type Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { forbidden, notFound } from '../http/errors';
import { isErased, type MemberUser, rolesOf } from '../users/memberUser';

/** Throws 403 unless the viewer is a trainer or an admin [MB-1]. */
export const demandTrainerOrAdmin = (viewer: Viewer): void => {
  if (!isTrainer(viewer) && !isAdmin(viewer)) throw forbidden();
};

const trains = async (db: Database, viewer: Viewer, athleteId: number): Promise<boolean> =>
  isTrainer(viewer) &&
  (await db
    .selectFrom('trainerAthlete')
    .select('athleteId')
    .where('trainerId', '=', viewer.id)
    .where('athleteId', '=', athleteId)
    .executeTakeFirst()) !== undefined;

/** A member who is more than an athlete: a trainer who could open their account would get their rights. */
const isForAdmins = (member: MemberUser): boolean => rolesOf(member).some((role) => role !== 'ROLE_ATHLETE');

/**
 * Returns a member whom the viewer manages: anybody for an admin, own athletes of any state for a trainer [MB-2, MB-5].
 * Throws 403 otherwise, also to a trainer who asks for nobody, and 404 to an admin who does.
 */
export const demandManaged = async (db: Database, viewer: Viewer, memberId: number): Promise<MemberUser> => {
  const member = await db.selectFrom('user').selectAll().where('id', '=', memberId).executeTakeFirst();
  if (isAdmin(viewer)) {
    if (!member || isErased(member)) throw notFound('Dieses Mitglied');
    return member;
  }
  if (!member || isForAdmins(member) || !(await trains(db, viewer, memberId))) throw forbidden();
  return member;
};
