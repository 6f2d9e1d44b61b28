import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { ContentBody } from '../../src/contract/content';
import { exerciseSchema, type Test, testSchema } from '../../src/contract/schemas';
import { compileTest } from '../../src/domain/content/compile';
import { isSameJson } from '../../src/domain/sameJson';
import { dialectOf } from '../database/dialect';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { exerciseToJson, findBasisExercises } from '../exercise/exercises';
import { findFeedbackQuestions } from '../feedback/feedback';
import { readItems } from './items';
import { storeVersion } from './storeVersion';
import { readIds, type TestIds } from './testIds';
import { type ExerciseKeys, toExerciseDraft, toTestDraft } from './wireDrafts';

interface Adopted {
  key: string;
  body: ContentBody;
  /** The id that athletes' content has; null for the lists. */
  id: number | null;
  ids?: TestIds;
  isRetired?: boolean;
}

/** Stores something that is published already as an item without a draft. */
const storeAdopted = async (
  db: Database,
  { key, body, id, ids, isRetired = false }: Adopted,
  now: number,
): Promise<void> => {
  const { kind } = body;
  const json = JSON.stringify(body.body);
  const common = { publishedBody: null, publishedId: null, publishedAt: null, changedBy: null };
  await db
    .insertInto('contentItem')
    .values({ key, kind, state: 'published', revision: 1, body: json, changedAt: now, ...common })
    .execute();
  await storeVersion(db, { key, version: 0 }, { body, id, ...(ids && { ids }) }, { id: null, now });
  if (isRetired)
    await db.updateTable('contentItem').set({ state: 'retired' }).where('key', '=', key).execute();
};

/** The keys of the items of a kind by the ids that athletes' content has. */
const findKeys = async (db: Database, kind: ContentBody['kind']): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('contentItem')
    .select(['key', 'publishedId'])
    .where('kind', '=', kind)
    .where('publishedId', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ key, publishedId }) => (publishedId === null ? [] : [[publishedId, key]])));
};

/** Returns the keys of all exercises by their ids. */
const adoptExercises = async (db: Database, now: number): Promise<ExerciseKeys> => {
  const known = await findKeys(db, 'exercise');
  const rows = await db.selectFrom('exercise').selectAll().orderBy('id').execute();
  const keys = new Map(rows.map(({ id }) => [id, known.get(id) ?? randomUUID()]));
  for (const row of rows.filter(({ id }) => !known.has(id))) {
    const exercise = readJson(exerciseSchema, exerciseToJson(row));
    const key = keys.get(row.id) ?? randomUUID();
    await storeAdopted(
      db,
      { key, body: { kind: 'exercise', body: toExerciseDraft(exercise, keys) }, id: row.id },
      now,
    );
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
  db: Database,
  test: Test,
  { exercises, known, now }: { exercises: ExerciseKeys; known: KnownTest[]; now: number },
): Promise<string> => {
  const present = known.find((other) => isSameJson(other.test, test));
  if (present) return present.key;
  const key = randomUUID();
  const { draft, ids } = toTestDraft(test, exercises);
  await storeAdopted(db, { key, body: { kind: 'test', body: draft }, id: test.id, ids }, now);
  known.push({ key, test });
  return key;
};

const adoptScreenings = async (db: Database, exercises: ExerciseKeys, now: number): Promise<void> => {
  const rows = await db
    .selectFrom('screening')
    .selectAll()
    .where('itemKey', 'is', null)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  const known = await readKnownTests(db, exercises);
  for (const { id, name, tests, isPublished } of rows) {
    const itemKey = randomUUID();
    const keys: string[] = [];
    for (const test of readJson(z.array(testSchema), tests))
      keys.push(await adoptTest(db, test, { exercises, known, now }));
    const body: ContentBody = { kind: 'screening', body: { name, tests: keys } };
    await storeAdopted(db, { key: itemKey, body, id, isRetired: isPublished === 0 }, now);
    await db.updateTable('screening').set({ itemKey, version: 1 }).where('id', '=', id).execute();
  }
};

const adoptLists = async (db: Database, exercises: ExerciseKeys, now: number): Promise<void> => {
  const kinds = (await db.selectFrom('contentItem').select('kind').distinct().execute()).map(
    ({ kind }) => kind,
  );
  const basis = await findBasisExercises(db);
  if (!kinds.includes('basis') && basis.length > 0) {
    const keys = basis.flatMap(({ exerciseId }) => exercises.get(exerciseId) ?? []);
    const body: ContentBody = { kind: 'basis', body: { exercises: keys } };
    await storeAdopted(db, { key: randomUUID(), body, id: null }, now);
  }
  const questions = await findFeedbackQuestions(db);
  if (!kinds.includes('feedback') && questions.length > 0) {
    const drafts = questions.map(({ attention = [], ...question }) => ({ ...question, attention }));
    const body: ContentBody = { kind: 'feedback', body: { questions: drafts } };
    await storeAdopted(db, { key: randomUUID(), body, id: null }, now);
  }
};

/** Sees to it that no test, question or value gets an id that one of the content has had. */
const raiseIds = async (db: Database): Promise<void> => {
  const rows = await db.selectFrom('screening').select('tests').execute();
  const given = rows.flatMap(({ tests }) =>
    readJson(z.array(testSchema), tests).flatMap(({ id, questions, rangeQuestions }) => [
      id,
      ...questions.map((question) => question.id),
      ...rangeQuestions.flatMap((question) => [
        question.id,
        ...question.questionRangeValues.map((value) => value.id),
      ]),
    ]),
  );
  const dialect = dialectOf(db);
  const { contentId = 0 } = await dialect.readCounters(db);
  const highest = given.reduce((one, other) => Math.max(one, other), contentId);
  if (highest > contentId) await dialect.setCounters(db, { contentId: highest });
};

/**
 * Makes items of all content that has no item yet, as of the sample content and of a club from before the club could
 * write its own [CT-1]. It is published already; what athletes get stays as it is. To be called in a transaction.
 */
export const adoptContent = async (db: Database, now: number): Promise<void> => {
  const exercises = await adoptExercises(db, now);
  await adoptScreenings(db, exercises, now);
  await adoptLists(db, exercises, now);
  await raiseIds(db);
};
