import type { Member } from '../../src/contract/members';
import type { Database } from '../database/tables';
import { forbidden, notFound } from '../http/errors';
import { isAdmin, type Viewer } from '../session/access';
import { findMember } from './members';

/** Whether the viewer trains athletes, or will [MB-1]. */
export const isTrainer = ({ authorities, athleteIds }: Viewer): boolean =>
  authorities.includes('ROLE_TRAINER') || athleteIds.length > 0;

/** Throws 403 unless the viewer is a trainer or an admin. */
export const demandManager = (viewer: Viewer): void => {
  if (!isTrainer(viewer) && !isAdmin(viewer)) throw forbidden();
};

/** Returns a member whom the viewer manages: admins all, trainers their athletes [MB-1]. Throws 403, and 404 to admins. */
export const demandManaged = async (db: Database, viewer: Viewer, id: number): Promise<Member> => {
  demandManager(viewer);
  const member = await findMember(db, id);
  if (!member && isAdmin(viewer)) throw notFound('Dieses Mitglied');
  if (!member || !(isAdmin(viewer) || member.trainerIds.includes(viewer.id))) throw forbidden();
  return member;
};
