import type { Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { findAthleteIds } from '../users/users';

/** What the caller may see in a snapshot: their own data and that of their athletes who do not rest [SE-4, MB-5]. */
export interface View {
  viewer: Pick<Viewer, 'id' | 'username'>;
  userIds: ReadonlySet<number>;
  /** All athletes, also those who rest. */
  linkedIds: ReadonlySet<number>;
}

/** Finds what the caller may see. */
export const findView = async (db: Database, viewer: View['viewer']): Promise<View> => {
  const linked = await db
    .selectFrom('trainerAthlete')
    .select('athleteId')
    .where('trainerId', '=', viewer.id)
    .execute();
  return {
    viewer,
    userIds: new Set([viewer.id, ...(await findAthleteIds(db, viewer.id))]),
    linkedIds: new Set(linked.map(({ athleteId }) => athleteId)),
  };
};
