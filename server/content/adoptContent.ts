import * as z from 'zod/mini';
import type { ContentBody, ContentKind } from '../../src/contract/content';
import { exerciseSchema, type Test, testSchema } from '../../src/contract/schemas';
import { compileTest } from '../../src/domain/content/compile';
import { isSameJson } from '../../src/domain/sameJson';
import type { FolderContent } from '../contentFolder/content';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { exerciseToJson, findBasisExercises } from '../exercise/exercises';
import { findFeedbackQuestions } from '../feedback/feedback';
import { readItems } from './items';
import { keyFrom, type Origins, originOf, originsOf } from './origins';
import { raiseIds, storeAdopted } from './storeAdopted';
import { readIds } from './testIds';
import { type ExerciseKeys, toExerciseDraft, toTestDraft } from './wireDrafts';

/** What the steps share. */
interface Adopting {
  db: Database;
  now: number;
  origins: Origins;
}

/** The keys of the items of a kind by the ids that athletes' content has. */
const findKeys = async (db: Database, kind: ContentKind): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('contentItem')
    .select(['key', 'publishedId'])
    .where('kind', '=', kind)
    .where('publishedId', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ key, publishedId }) => (publishedId === null ? [] : [[publishedId, key]])));
};

/** Returns the keys of all exercises by their ids. */
const adoptExercises = async ({ db, now, origins }: Adopting): Promise<ExerciseKeys> => {
  const known = await findKeys(db, 'exercise');
  const rows = await db.selectFrom('exercise').selectAll().orderBy('id').execute();
  const exercises = rows
    .filter(({ id }) => !known.has(id))
    .map((row) => readJson(exerciseSchema, exerciseToJson(row)))
    .map((exercise) => ({ exercise, key: keyFrom(origins.exercises, exercise) }));
  const keys = new Map([...known, ...exercises.map(({ exercise, key }) => [exercise.id, key] as const)]);
  for (const { exercise, key } of exercises) {
    const body: ContentBody = { kind: 'exercise', body: toExerciseDraft(exercise, keys) };
    await storeAdopted(db, { key, body, id: exercise.id }, now);
  }
  return keys;
};

/** A test that is an item, as athletes have it. */
interface KnownTest {
  key: string;
  test: Test;
}

const readKnownTests = async (db: Database, exercises: ExerciseKeys): Promise<KnownTest[]> => {
  const versions = await db
    .selectFrom('contentVersion')
    .innerJoin('contentItem', (join) =>
      join
        .onRef('contentItem.key', '=', 'contentVersion.key')
        .onRef('contentItem.version', '=', 'contentVersion.version'),
    )
    .select(['contentVersion.key', 'contentVersion.ids'])
    .where('contentItem.kind', '=', 'test')
    .execute();
  const items = await readItems(db);
  const exerciseIds = [...exercises].map(([id, key]) => [key, id] as const);
  return versions.flatMap(({ key, ids }) => {
    const item = items.get(key);
    if (item?.published?.kind !== 'test' || item.publishedId === null) return [];
    const all = new Map([...exerciseIds, ...readIds(ids), [key, item.publishedId] as const]);
    return { key, test: compileTest(key, item.published.body, all) };
  });
};

/** Makes a test an item, unless it is one in another screening. Returns its key. */
const adoptTest = async (
  { db, now, origins }: Adopting,
  test: Test,
  { exercises, known }: { exercises: ExerciseKeys; known: KnownTest[] },
): Promise<string> => {
  const present = known.find((other) => isSameJson(other.test, test));
  if (present) return present.key;
  const key = keyFrom(origins.tests, test);
  const { draft, ids } = toTestDraft(test, exercises, originOf(origins.tests, test)?.draft);
  await storeAdopted(db, { key, body: { kind: 'test', body: draft }, id: test.id, ids }, now);
  known.push({ key, test });
  return key;
};

const adoptScreenings = async (adopting: Adopting, exercises: ExerciseKeys): Promise<void> => {
  const { db, now, origins } = adopting;
  const rows = await db
    .selectFrom('screening')
    .selectAll()
    .where('itemKey', 'is', null)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  const known = await readKnownTests(db, exercises);
  for (const { id, name, tests: json, isPublished } of rows) {
    const tests = readJson(z.array(testSchema), json);
    const itemKey = keyFrom(origins.screenings, { id, name, tests });
    const keys: string[] = [];
    for (const test of tests) keys.push(await adoptTest(adopting, test, { exercises, known }));
    const body: ContentBody = { kind: 'screening', body: { name, tests: keys } };
    await storeAdopted(db, { key: itemKey, body, id, isRetired: isPublished === 0 }, now);
    await db.updateTable('screening').set({ itemKey, version: 1 }).where('id', '=', id).execute();
  }
};

const adoptLists = async ({ db, now, origins }: Adopting, exercises: ExerciseKeys): Promise<void> => {
  const kinds = (await db.selectFrom('contentItem').select('kind').distinct().execute()).map(
    ({ kind }) => kind,
  );
  const basis = await findBasisExercises(db);
  if (!kinds.includes('basis') && basis.length > 0) {
    const keys = basis.flatMap(({ exerciseId }) => exercises.get(exerciseId) ?? []);
    const body: ContentBody = { kind: 'basis', body: { exercises: keys } };
    await storeAdopted(db, { key: keyFrom(origins.basis, basis), body, id: null }, now);
  }
  const questions = await findFeedbackQuestions(db);
  if (!kinds.includes('feedback') && questions.length > 0) {
    const drafts = questions.map(({ attention = [], ...question }) => ({ ...question, attention }));
    const body: ContentBody = { kind: 'feedback', body: { questions: drafts } };
    await storeAdopted(db, { key: keyFrom(origins.feedback, drafts), body, id: null }, now);
  }
};

/** Whether there is a screening or an exercise that is not an item. */
const hasOrphans = async (db: Database): Promise<boolean> => {
  const screening = db.selectFrom('screening').select('id').where('itemKey', 'is', null);
  const items = db.selectFrom('contentItem').select('publishedId').where('kind', '=', 'exercise');
  const exercise = db
    .selectFrom('exercise')
    .select('id')
    .where('id', 'not in', items.where('publishedId', 'is not', null));
  return Boolean((await screening.executeTakeFirst()) ?? (await exercise.executeTakeFirst()));
};

/**
 * Makes items of all content that is not an item, as of a club from before the club could write its own [CT-1]. It is
 * published already; what athletes get stays as it is. What is unchanged from one of the folders that `readFolders`
 * reads has its key from there [CT-5]. To be called in a transaction.
 */
export const adoptContent = async (
  db: Database,
  now: number,
  readFolders: () => readonly FolderContent[] = () => [],
): Promise<void> => {
  const origins = originsOf((await hasOrphans(db)) ? readFolders() : []);
  const adopting = { db, now, origins };
  const exercises = await adoptExercises(adopting);
  await adoptScreenings(adopting, exercises);
  await adoptLists(adopting, exercises);
  await raiseIds(db);
};
