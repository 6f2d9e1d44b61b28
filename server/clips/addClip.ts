import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { NewClip } from '../../src/contract/contentClips';
import type { Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { conflict } from '../http/errors';
import type { Videos } from '../videos/video';
import { type Inspected, inspectClip } from './inspect';
import { fileNameOf } from './named';
import { refusals } from './refusals';
import { withRoom } from './room';
import { uploadOf } from './uploadRoutes';
import type { UploadStore } from './uploadStore';

interface Adding {
  db: Database;
  uploads: UploadStore;
  videosIn: (transaction: Database) => Videos;
  now: number;
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Stores the clip, unless the same bytes are there. Returns its file name. Throws 409 for one that was withdrawn. */
const store = (
  { db, videosIn, now }: Adding,
  viewer: Viewer,
  { upload, title, seen, still }: NewClip,
  file: Inspected & { path: string; hash: string; size: number },
): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const { hash, size, seconds, playsEverywhere } = file;
    const known = await transaction
      .selectFrom('clip')
      .select(['fileName', 'withdrawnAt'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (known?.withdrawnAt != null)
      throw conflict(
        'Dieses Video wurde zurückgezogen und wird nicht mehr gezeigt. Bitte nimm ein neues auf.',
      );
    if (known) return known.fileName;
    const fileName = fileNameOf(hash, file.container);
    await transaction
      .insertInto('clip')
      .values({
        ...{ fileName, hash, uploadId: upload, title, seen, still, size, seconds },
        playsEverywhere: playsEverywhere ? 1 : 0,
        takenBy: viewer.id,
        takenAt: now,
        withdrawnAt: null,
        unusedSince: now,
      })
      .execute();
    await videosIn(transaction).add(fileName, file.path);
    return fileName;
  });

const addUpload = async (adding: Adding, viewer: Viewer, clip: NewClip): Promise<string> => {
  const { uploads } = adding;
  const { size, offset } = await uploadOf(uploads, viewer.id, clip.upload);
  if (size !== offset) throw conflict('Das Video ist noch nicht ganz angekommen.');
  if (size === 0) throw refusals.empty();
  const folder = await mkdtemp(join(tmpdir(), 'athletik-clip-'));
  try {
    const path = join(folder, 'upload');
    await pipeline(uploads.read(clip.upload), createWriteStream(path));
    const file = {
      ...(await inspectClip(path)),
      path,
      hash: await hashOf(path),
      size: (await stat(path)).size,
    };
    return await store(adding, viewer, clip, file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * Makes a clip of a complete upload [CT-3]. The same upload, and the same bytes, are one clip. Returns its file name.
 * Throws 422 for bytes that are no clip, 409 for an upload that is not complete or a clip that was withdrawn, 404 for
 * an upload of somebody else, and 507 when the disk is full.
 */
export const addClip = async (adding: Adding, viewer: Viewer, clip: NewClip): Promise<string> => {
  const { db, uploads } = adding;
  const made = await db
    .selectFrom('clip')
    .select('fileName')
    .where('uploadId', '=', clip.upload)
    .where('takenBy', '=', viewer.id)
    .executeTakeFirst();
  if (made) return made.fileName;
  const fileName = await withRoom(() => addUpload(adding, viewer, clip));
  // What cannot be removed now is removed with the uploads that nobody goes on with.
  await uploads.remove(clip.upload).catch(() => undefined);
  return fileName;
};
