import type { Viewer } from '../access/access';
import { keepRights } from '../access/formerRights';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { fullNameOf, hasRole } from '../users/memberUser';
import { demandManaged } from './memberRights';
import { isActiveTrainer } from './members';

/** A trainer and an athlete, by their ids. */
interface Pair {
  trainerId: number;
  athleteId: number;
}

/**
 * Gives an athlete a further trainer [MB-5]; nothing changes for one who trains the athlete already. Throws 403 when
 * the viewer may not, and 422 unless the one is an athlete and the other an active trainer.
 */
export const addTrainer = (db: Database, viewer: Viewer, pair: Pair, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const member = await demandManaged(transaction, viewer, pair.athleteId);
    if (!hasRole(member, 'ROLE_ATHLETE'))
      throw unprocessable(`${fullNameOf(member)} hat nicht die Rolle „Athlet“.`);
    if (pair.trainerId === pair.athleteId || !(await isActiveTrainer(transaction, pair.trainerId))) {
      throw unprocessable('Diese Person hat nicht die Rolle „Trainer“ oder kein aktives Konto.');
    }
    await transaction
      .insertInto('trainerAthlete')
      .values({ ...pair, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/**
 * Takes a trainer away from an athlete, also the last one [MB-5]; nothing changes for one who does not train the
 * athlete. The time of the right is kept [MB-6], unless a rest has ended it before. Throws 403 when the viewer may not.
 */
export const removeTrainer = (
  db: Database,
  viewer: Viewer,
  { trainerId, athleteId }: Pair,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await demandManaged(transaction, viewer, athleteId);
    await keepRights(transaction, { trainerId, athleteId }, now);
    await transaction
      .deleteFrom('trainerAthlete')
      .where('trainerId', '=', trainerId)
      .where('athleteId', '=', athleteId)
      .execute();
  });
