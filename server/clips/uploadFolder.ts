import { existsSync } from 'node:fs';
import { FileConfigstore, FileStore } from '@tus/file-store';
import type { UploadStore } from './uploadStore';

/** Uploads in a folder, for the only process. A process that is killed finds what has come. */
export class UploadFolder extends FileStore implements UploadStore {
  override extensions = ['creation', 'termination'];

  constructor(directory: string) {
    // The package makes the folder that it is given at some later time, and a failure of that would end the server.
    // So it is given one that exists; `create` makes the right one.
    super({ directory: '.', configstore: new FileConfigstore(directory) });
    this.directory = directory;
  }

  async removeOlder(begunBefore: number): Promise<void> {
    if (!existsSync(this.directory)) return;
    for (const id of (await this.configstore.list?.()) ?? []) {
      const upload = await this.configstore.get(id);
      if (Date.parse(upload?.creation_date ?? '') < begunBefore) await this.remove(id);
    }
  }
}
