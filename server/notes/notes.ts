import type { NotePost } from '../../src/contract/notes';
import { writtenText } from '../../src/domain/notes';
import type { Database } from '../database/tables';

/**
 * Stores a note and replaces the one on the same target. A note without any text is removed. The assignment and the
 * target must exist.
 */
export const saveNote = async (
  db: Database,
  { userScreeningId, target, ...texts }: NotePost,
): Promise<void> => {
  const key = {
    userScreeningId,
    kind: target.kind,
    // A note on the screening or training as a whole has the id of the user screening.
    subjectId: 'id' in target ? target.id : userScreeningId,
  };
  const content = {
    athleteNote: writtenText(texts.athleteNote),
    trainerNote: writtenText(texts.trainerNote),
  };
  if (content.athleteNote === null && content.trainerNote === null) {
    await db
      .deleteFrom('note')
      .where(({ and }) => and(key))
      .execute();
    return;
  }
  await db
    .insertInto('note')
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(['userScreeningId', 'kind', 'subjectId']).doUpdateSet(content))
    .execute();
};
