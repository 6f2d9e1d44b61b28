import { FileStore } from '@tus/file-store';
import type { UploadStore } from './uploadStore';

/** Uploads in a folder, for the only process. A process that is killed finds what has come. */
export class UploadFolder extends FileStore implements UploadStore {
  override extensions = ['creation', 'termination'];

  async removeOlder(begunBefore: number): Promise<void> {
    for (const id of (await this.configstore.list?.()) ?? []) {
      const upload = await this.configstore.get(id);
      if (Date.parse(upload?.creation_date ?? '') < begunBefore) await this.remove(id);
    }
  }
}
