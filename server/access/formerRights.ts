import type { FormerRight } from '../../src/domain/formerRight';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import { forbidden, forbiddenBecause } from '../http/errors';
import type { Viewer } from './access';

/** The rights that end: those of all trainers of the athlete, or of one. */
interface Ending {
  athleteId: number;
  trainerId?: number;
}

/**
 * Keeps the time of rights that end now [MB-6]; a rest has ended them before. To be called in the transaction that ends
 * them, before it does. `now` is in milliseconds since 1970.
 */
export const keepRights = async (
  db: Database,
  { athleteId, trainerId }: Ending,
  now: number,
): Promise<void> => {
  const ending = db
    .selectFrom('trainerAthlete')
    .innerJoin('user', 'user.id', 'trainerAthlete.athleteId')
    .select(['trainerId', 'athleteId', 'since'])
    .where('athleteId', '=', athleteId)
    .where('user.isResting', '=', 0);
  const rights = await (trainerId === undefined
    ? ending
    : ending.where('trainerId', '=', trainerId)
  ).execute();
  for (const right of rights)
    await db
      .insertInto('formerRight')
      .values({ ...right, until: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** Lets the rights of an athlete's trainers begin anew after a rest, which had ended them [MB-5, MB-6]. */
export const beginRights = async (db: Database, athleteId: number, now: number): Promise<void> => {
  await db.updateTable('trainerAthlete').set({ since: now }).where('athleteId', '=', athleteId).execute();
};

const selectFormerRights = prepared((db, pair: { trainerId: number; athleteId: number }) =>
  db
    .selectFrom('formerRight')
    .select(['since', 'until'])
    .where('trainerId', '=', pair.trainerId)
    .where('athleteId', '=', pair.athleteId),
);

/** Returns when somebody was the trainer of an athlete before [MB-6]; nothing for who never was. */
export const findFormerRights = (
  db: Database,
  pair: { trainerId: number; athleteId: number },
): Promise<FormerRight[]> => selectFormerRights(db, pair);

/**
 * Throws 403 unless the viewer is a trainer of that athlete [SE-7, SE-8]. A former one reads why, and that what they
 * wrote is safe [MB-6].
 */
export const demandStillTrainerOf = async (
  db: Database,
  viewer: Viewer,
  athleteId: number,
): Promise<void> => {
  if (viewer.athleteIds.includes(athleteId)) return;
  const rights = await findFormerRights(db, { trainerId: viewer.id, athleteId });
  if (rights.length === 0) throw forbidden();
  throw forbiddenBecause(
    'Du betreust diese Person nicht mehr. Was du geschrieben hast, bleibt auf deinem Gerät. Sichere es als Datei, wenn jemand es noch braucht.',
  );
};
