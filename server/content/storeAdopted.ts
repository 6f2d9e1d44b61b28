import * as z from 'zod/mini';
import type { ContentBody } from '../../src/contract/content';
import { testSchema } from '../../src/contract/schemas';
import { dialectOf } from '../database/dialect';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { storeVersion } from './storeVersion';
import type { TestIds } from './testIds';

interface Adopted {
  key: string;
  body: ContentBody;
  /** The id that athletes' content has; null for the lists. */
  id: number | null;
  ids?: TestIds;
  isRetired?: boolean;
}

/** Stores something that athletes have already as a published item without a draft. */
export const storeAdopted = async (
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

/** Sees to it that no test, question or value gets an id that one of the content has had. */
export const raiseIds = async (db: Database): Promise<void> => {
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
