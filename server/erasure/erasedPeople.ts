import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import { gonePerson } from './refusals';

const findErased = prepared((db, { personId }: { personId: number }) =>
  db.selectFrom('erasure').select('personId').where('personId', '=', personId),
);

/** Throws 410 when the person was erased, so that nothing of theirs is stored again [MB-7]. */
export const demandPresent = async (db: Database, userId: number): Promise<void> => {
  const [erased] = await findErased(db, { personId: userId });
  if (erased) throw gonePerson();
};
