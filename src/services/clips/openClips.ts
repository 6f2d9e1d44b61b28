import { createRows } from '../localforageRows';
import type { ClipTools } from '../ports';
import { clipMaker } from './clipMaker';
import { createUploads } from './uploads';
import { createWaitingClips } from './waitingClips';

let waiting: ClipTools['waiting'] | undefined;

/** Returns what makes and sends clips. */
export const openClips = (apiBase: string): ClipTools => {
  waiting ??= createWaitingClips(createRows('athletik-clips', () => {}));
  return { maker: clipMaker, waiting, uploads: createUploads(apiBase) };
};
