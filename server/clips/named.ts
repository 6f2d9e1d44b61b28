import type { Database } from '../database/tables';

/** The file names that `fileNameOf` gives. */
const ownNames = /clip-[0-9a-f]{20}\.(?:mp4|mov|webm)/g;

/** Returns the file name of a clip with that SHA-256 in hexadecimal digits. Nothing else has such a name. */
export const fileNameOf = (hash: string, container: string): string =>
  `clip-${hash.slice(0, 20)}.${container}`;

/**
 * Returns the club's own clips that anything names: what athletes get, also in versions that old runs have [CT-2], the
 * drafts, and former versions, which can be taken back [CT-11].
 */
export const findNamed = async (db: Database): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('exercise')
    .select('video as text')
    .unionAll(db.selectFrom('screening').select('tests as text'))
    .unionAll(db.selectFrom('contentItem').select('body as text'))
    .unionAll(db.selectFrom('contentItem').select('publishedBody as text'))
    .unionAll(db.selectFrom('contentVersion').select('body as text'))
    .execute();
  return new Set(rows.flatMap(({ text }) => text?.match(ownNames) ?? []));
};
