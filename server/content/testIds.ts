import * as z from 'zod/mini';
import type { QuestionDraft, RangeQuestionDraft, TestDraft } from '../../src/contract/content';
import { isSameJson } from '../../src/domain/sameJson';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { readBody } from './items';

/** The ids of a test's questions and values by their keys. */
export type TestIds = ReadonlyMap<string, number>;

/** A test as it was published once. */
interface FormerTest {
  body: TestDraft;
  ids: TestIds;
}

/** Reads the column of ids. */
export const readIds = (column: string): TestIds =>
  new Map(Object.entries(readJson(z.record(z.string(), z.number()), column)));

export const writeIds = (ids: TestIds): string => JSON.stringify(Object.fromEntries(ids));

/** Gives something an id that nothing has had before. */
export const giveId = async (db: Database, key: string): Promise<number> => {
  const { id } = await db.insertInto('contentId').values({ key }).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Returns a test as it was published, newest first. */
const readFormer = async (db: Database, key: string): Promise<FormerTest[]> => {
  const rows = await db
    .selectFrom('contentVersion')
    .select(['body', 'ids'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .execute();
  return rows.flatMap(({ body, ids }) => {
    const former = readBody('test', body);
    return former.kind === 'test' ? { body: former.body, ids: readIds(ids) } : [];
  });
};

/** Returns the ids of the questions and values of a test as it is published now. */
export const readPartIds = async (db: Database, key: string): Promise<TestIds> => {
  const newest = await db
    .selectFrom('contentVersion')
    .select('ids')
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? readIds(newest.ids) : new Map();
};

/** What an answer to a question means, without what follows from it. */
const meaningOf = (question: QuestionDraft | RangeQuestionDraft) => ({
  description: question.description,
  values:
    'values' in question
      ? question.values
          .map(({ key, description, resultWeight }) => ({ key, description, resultWeight }))
          .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      : null,
});

const questionsOf = ({ questions, rangeQuestions }: TestDraft) => [...questions, ...rangeQuestions];

const keysOf = (question: QuestionDraft | RangeQuestionDraft): string[] => [
  question.key,
  ...('values' in question ? question.values.map(({ key }) => key) : []),
];

/**
 * Returns the ids of a test's questions and values for its next publication. A question that was published with the
 * same meaning keeps its id from then, and so its answers stay comparable; any other one gets new ids [CT-2]. After a
 * correction of spelling all of them keep their ids.
 */
export const idsOfNext = async (
  db: Database,
  key: string,
  draft: TestDraft,
  isSpelling: boolean,
): Promise<TestIds> => {
  const former = await readFormer(db, key);
  const ids = new Map<string, number>();
  for (const question of questionsOf(draft)) {
    const known = former.find(({ body }) =>
      questionsOf(body).some(
        (other) =>
          other.key === question.key && (isSpelling || isSameJson(meaningOf(other), meaningOf(question))),
      ),
    );
    for (const part of keysOf(question)) ids.set(part, known?.ids.get(part) ?? (await giveId(db, part)));
  }
  return ids;
};
