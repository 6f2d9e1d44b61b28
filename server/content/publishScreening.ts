import type { ScreeningDraft } from '../../src/contract/content';
import type { Test } from '../../src/contract/schemas';
import { type ContentIds, compileTest } from '../../src/domain/content/compile';
import type { Database } from '../database/tables';
import { readBody, type StoredItem } from './items';
import { readIds } from './testIds';

/** Returns a test as athletes get it, from its newest version. */
const compileNewest = async (db: Database, key: string, ids: ContentIds): Promise<Test[]> => {
  const version = await db
    .selectFrom('contentVersion')
    .select(['body', 'ids'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!version) return [];
  const test = readBody('test', version.body);
  return test.kind === 'test'
    ? [compileTest(key, test.body, new Map([...ids, ...readIds(version.ids)]))]
    : [];
};

/** Returns the columns of a screening that athletes get. */
export const compileRow = async (
  db: Database,
  { name, tests }: ScreeningDraft,
  ids: ContentIds,
): Promise<{ name: string; tests: string }> => {
  const compiled: Test[] = [];
  for (const key of tests) compiled.push(...(await compileNewest(db, key, ids)));
  return { name, tests: JSON.stringify(compiled) };
};

/**
 * Stores the next version of a screening, and takes the assignments along [CT-2]: the former versions stay readable,
 * and cannot be assigned any more. Returns its id.
 */
export const addScreeningVersion = async (
  db: Database,
  { key, version }: Pick<StoredItem, 'key' | 'version'>,
  row: { name: string; tests: string },
): Promise<number> => {
  const { id } = await db
    .insertInto('screening')
    .values({ ...row, itemKey: key, version: version + 1, isPublished: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const former = db.selectFrom('screening').select('id').where('itemKey', '=', key).where('id', '!=', id);
  await db.updateTable('userScreening').set({ screeningId: id }).where('screeningId', 'in', former).execute();
  await db
    .updateTable('screening')
    .set({ isPublished: 0 })
    .where('itemKey', '=', key)
    .where('id', '!=', id)
    .execute();
  return id;
};
