import { raiseIds, storeAdopted } from '../content/storeAdopted';
import { type FolderContent, type FolderItemOf, itemsOf } from '../contentFolder/content';
import { wireContentOf } from '../contentFolder/wireContent';
import type { Database } from '../database/tables';
import { toExerciseRow } from '../exercise/exercises';

/** The ids of a test's questions and values. */
const partIds = (
  { questions, rangeQuestions }: FolderItemOf<'test'>['body'],
  ids: FolderContent['ids'],
): Map<string, number> => {
  const parts = [...questions, ...rangeQuestions, ...rangeQuestions.flatMap(({ values }) => values)];
  return new Map(
    parts.flatMap(({ key }) => {
      const id = ids.get(key);
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
};

/** What athletes get. */
const seedWire = async (db: Database, content: FolderContent): Promise<void> => {
  const { screenings, exercises, basis, feedbackQuestions } = wireContentOf(content);
  const itemKeys = new Map(itemsOf(content, 'screening').map(({ key }) => [content.ids.get(key), key]));
  const screeningRows = screenings.map(({ id, name = '', tests }) => ({
    id,
    name,
    tests: JSON.stringify(tests),
    itemKey: itemKeys.get(id) ?? null,
  }));
  const basisRows = basis.map(({ exerciseId }, position) => ({ exerciseId, position }));
  const questionRows = feedbackQuestions.map(({ question, options, attention = [] }, position) => ({
    question,
    options: JSON.stringify(options),
    attention: JSON.stringify(attention),
    position,
  }));
  const exerciseRows = exercises.map(toExerciseRow);
  // An empty list is no statement.
  if (screeningRows.length > 0) await db.insertInto('screening').values(screeningRows).execute();
  if (exerciseRows.length > 0) await db.insertInto('exercise').values(exerciseRows).execute();
  if (basisRows.length > 0) await db.insertInto('basisExercise').values(basisRows).execute();
  if (questionRows.length > 0) await db.insertInto('feedbackQuestion').values(questionRows).execute();
};

/**
 * Fills a club without content with that of a folder, all of which has ids [RU-10, CL-1]. Each item is published with
 * the key that it has in the folder. To be called in a transaction.
 */
export const seedContent = async (db: Database, content: FolderContent, now: number): Promise<void> => {
  await seedWire(db, content);
  for (const item of content.items) {
    const { key } = item;
    const ids = item.kind === 'test' ? { ids: partIds(item.body, content.ids) } : {};
    await storeAdopted(db, { key, body: item, id: content.ids.get(key) ?? null, ...ids }, now);
  }
  await raiseIds(db);
};
