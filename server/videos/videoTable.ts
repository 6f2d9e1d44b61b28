import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '../database/tables';
import type { ByteRange } from './byteRange';
import { mediaTypeOf, type Videos } from './video';

/** The length of a part in bytes; only the last one of a clip may be shorter. */
export const partBytes = 262_144;

async function* partsOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for await (const part of file.createReadStream({ highWaterMark: partBytes })) yield part;
  } finally {
    await file.close();
  }
}

const hashOf = async (path: string): Promise<{ hash: string; size: number }> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of partsOf(path)) {
    hash.update(part);
    size += part.length;
  }
  return { hash: hash.digest('base64url'), size };
};

/** The parts belong to the content, so that nobody who is reading a clip gets parts of the one that replaces it. */
const addVideo = async (db: Database, fileName: string, path: string): Promise<void> => {
  const { hash, size } = await hashOf(path);
  let position = 0;
  for await (const content of partsOf(path)) {
    await db
      .insertInto('videoPart')
      .values({ hash, position, content })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    position += 1;
  }
  await db
    .insertInto('video')
    .values({ fileName, hash, size })
    .onConflict((conflict) => conflict.column('fileName').doUpdateSet({ hash, size }))
    .execute();
};

const forgetUnused = (db: Database) =>
  db
    .deleteFrom('videoPart')
    .where('hash', 'not in', ({ selectFrom }) => selectFrom('video').select('hash'))
    .execute();

async function* read(db: Database, hash: string, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  for (let position = Math.floor(start / partBytes); position * partBytes <= end; position += 1) {
    const { content } = await db
      .selectFrom('videoPart')
      .select('content')
      .where('hash', '=', hash)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    const begin = position * partBytes;
    yield content.subarray(Math.max(start - begin, 0), end + 1 - begin);
  }
}

/** Returns the clips in the database, which are there in parts. Few parts of one are in memory at a time. */
export const openVideoTable = (db: Database): Videos => ({
  find: async (fileName) => {
    const mediaType = mediaTypeOf(fileName);
    if (!mediaType) return undefined;
    // A Mac writes names as NFD, and the content may name them as NFC [VI-4].
    const forms = [fileName, fileName.normalize('NFC'), fileName.normalize('NFD')];
    const found = await db
      .selectFrom('video')
      .select(['fileName', 'hash', 'size'])
      .where('fileName', 'in', [...new Set(forms)])
      .execute();
    const video = found.find((one) => one.fileName === fileName) ?? found[0];
    if (!video) return undefined;
    const { hash, size } = video;
    return {
      size,
      mediaType,
      etag: `"${hash}"`,
      read: (range) => Readable.from(read(db, hash, range), { objectMode: false }),
    };
  },
  names: async () => {
    const rows = await db.selectFrom('video').select('fileName').orderBy('fileName').execute();
    return rows.map(({ fileName }) => fileName);
  },
  list: async () => {
    const rows = await db.selectFrom('video').selectAll().orderBy('fileName').execute();
    return rows.map(({ fileName, hash, size }) => ({ fileName, size, etag: `"${hash}"` }));
  },
  addFolder: async (folder) => {
    const names = (await readdir(folder)).filter((name) => mediaTypeOf(name) !== undefined);
    for (const name of names) await addVideo(db, name, join(folder, name));
    await forgetUnused(db);
  },
  add: async (fileName, path) => {
    await addVideo(db, fileName, path);
    await forgetUnused(db);
  },
  remove: async (fileName) => {
    await db.deleteFrom('video').where('fileName', '=', fileName).execute();
    await forgetUnused(db);
  },
  usedBytes: async () => 0,
});
