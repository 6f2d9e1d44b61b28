import { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import * as z from 'zod/mini';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import type { Clock } from '../system/time';
import type { UploadStore } from './uploadStore';

const metadataSchema = z.record(z.string(), z.nullable(z.string()));

/** The most bytes of a stored part. */
const partBytes = 262_144;

/** Returns the bytes of a stream in parts. Of one that breaks off, what came before is returned, too. */
async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      waiting.push(chunk);
      length += chunk.length;
      if (length < partBytes) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  } finally {
    if (length > 0) yield Buffer.concat(waiting);
  }
}

async function* contentOf(db: Database, id: string): AsyncGenerator<Buffer> {
  for (let start = 0; ; ) {
    const part = await db
      .selectFrom('clipUploadPart')
      .select('content')
      .where('uploadId', '=', id)
      .where('start', '=', start)
      .executeTakeFirst();
    if (!part) return;
    yield part.content;
    start += part.content.length;
  }
}

/** Uploads in the database, where several processes share it: each of them may get the next part [CT-3]. */
export class UploadTable extends DataStore implements UploadStore {
  override extensions = ['creation', 'termination'];

  constructor(
    private readonly db: Database,
    private readonly now: Clock,
  ) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata = {} } = upload;
    const values = { id, size, received: 0, begunAt: this.now(), metadata: JSON.stringify(metadata) };
    await this.db.insertInto('clipUpload').values(values).execute();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.db.selectFrom('clipUpload').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { size, received: offset, begunAt } = row;
    const creation_date = new Date(begunAt).toISOString();
    return new Upload({ id, size, offset, metadata: readJson(metadataSchema, row.metadata), creation_date });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let start = offset;
    for await (const content of partsOf(stream)) {
      await this.addPart(id, start, content);
      start += content.length;
    }
    return start;
  }

  /** Another process may have got the same part: the first one counts. */
  private addPart(uploadId: string, start: number, content: Buffer): Promise<void> {
    return this.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('clipUpload')
        .set({ received: start + content.length })
        .where('id', '=', uploadId)
        .where('received', '=', start)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw ERRORS.INVALID_OFFSET;
      await transaction.insertInto('clipUploadPart').values({ uploadId, start, content }).execute();
    });
  }

  read(id: string): Readable {
    return Readable.from(contentOf(this.db, id), { objectMode: false });
  }

  override async remove(id: string): Promise<void> {
    const { numDeletedRows } = await this.db.deleteFrom('clipUpload').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw ERRORS.FILE_NOT_FOUND;
  }

  async removeOlder(begunBefore: number): Promise<void> {
    await this.db.deleteFrom('clipUpload').where('begunAt', '<', begunBefore).execute();
  }
}
