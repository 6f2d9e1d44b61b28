import type { Selectable } from 'kysely';
import type { ContentClip } from '../../src/contract/contentClips';
import { mayMakeContent, type Viewer } from '../access/access';
import type { Database } from '../database/tables';
import type { ClipTable } from '../database/tables/clips';
import { conflict, forbidden, notFound } from '../http/errors';
import { isoOrNull } from '../system/time';
import type { Videos } from '../videos/video';
import { findNamed } from './named';

type Row = Selectable<ClipTable> & { firstName: string | null; lastName: string | null };

const toClip = (row: Row, named: ReadonlySet<string>): ContentClip => {
  const { fileName, title, seen, takenAt, size, seconds, playsEverywhere, still, withdrawnAt } = row;
  return {
    fileName,
    title,
    seen,
    takenBy: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
    takenAt: new Date(takenAt).toISOString(),
    size,
    seconds,
    playsEverywhere: playsEverywhere === 1,
    still,
    withdrawnAt: isoOrNull(withdrawnAt),
    isUsed: named.has(fileName),
  };
};

const select = (db: Database) =>
  db
    .selectFrom('clip')
    .leftJoin('user', 'user.id', 'clip.takenBy')
    .selectAll('clip')
    .select(['user.firstName', 'user.lastName']);

/** Returns all clips that the club has added, the newest first. */
export const findClips = async (db: Database): Promise<ContentClip[]> => {
  const named = await findNamed(db);
  const rows = await select(db).orderBy('takenAt', 'desc').orderBy('fileName').execute();
  return rows.map((row) => toClip(row, named));
};

/** Returns one clip. Throws 404. */
export const findClip = async (db: Database, fileName: string): Promise<ContentClip> => {
  const row = await select(db).where('fileName', '=', fileName).executeTakeFirst();
  if (!row) throw notFound('Dieses Video');
  return toClip(row, await findNamed(db));
};

/** What removes a clip's bytes in the transaction that says so. */
type InTransaction = (transaction: Database) => Videos;

/**
 * Takes a clip away from everybody, for good [CT-12]. Again it changes nothing. Throws 403 for those who neither write
 * content nor took it, and 404.
 */
export const withdrawClip = (
  db: Database,
  viewer: Viewer,
  { fileName, videosIn, now }: { fileName: string; videosIn: InTransaction; now: number },
): Promise<ContentClip> =>
  db.transaction().execute(async (transaction) => {
    const clip = await transaction
      .selectFrom('clip')
      .select(['takenBy', 'withdrawnAt'])
      .where('fileName', '=', fileName)
      .executeTakeFirst();
    if (!mayMakeContent(viewer) && clip?.takenBy !== viewer.id) throw forbidden();
    if (!clip) throw notFound('Dieses Video');
    if (clip.withdrawnAt === null) {
      await transaction
        .updateTable('clip')
        .set({ withdrawnAt: now, still: null })
        .where('fileName', '=', fileName)
        .execute();
      await videosIn(transaction).remove(fileName);
    }
    return findClip(transaction, fileName);
  });

/** Deletes a clip that nothing names. Throws 404, and 409 for one that something names. */
export const removeClip = (db: Database, fileName: string, videosIn: InTransaction): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { isUsed } = await findClip(transaction, fileName);
    if (isUsed) throw conflict('Das Video wird noch gezeigt. Nimm es zuerst aus den Inhalten.');
    await transaction.deleteFrom('clip').where('fileName', '=', fileName).execute();
    await videosIn(transaction).remove(fileName);
  });
