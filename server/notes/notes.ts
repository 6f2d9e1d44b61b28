import type { NotePost } from '../../src/contract/notes';
import { writtenText } from '../../src/domain/notes';
import type { Database } from '../database/tables';

/**
 * Stores a note in place of the former one on the same target; one without any text is removed. The screening and the
 * target must exist.
 */
export const saveNote = async (
  db: Database,
  { userScreeningId, target, ...texts }: NotePost,
): Promise<void> => {
  const key = {
    userScreeningId,
    kind: target.kind,
    // A screening's or training's own note goes by the id of the user screening.
    subjectId: 'id' in target ? target.id : userScreeningId,
  };
  const content = {
    athleteNote: writtenText(texts.athleteNote),
    trainerNote: writtenText(texts.trainerNote),
  };
  if (content.athleteNote === null && content.trainerNote === null) {
    await db
      .deleteFrom('note')
      .where('userScreeningId', '=', key.userScreeningId)
      .where('kind', '=', key.kind)
      .where('subjectId', '=', key.subjectId)
      .execute();
    return;
  }
  await db
    .insertInto('note')
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(['userScreeningId', 'kind', 'subjectId']).doUpdateSet(content))
    .execute();
};
