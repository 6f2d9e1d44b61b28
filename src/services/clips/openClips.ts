import type { ClipTools } from '../ports';
import type { RowStore } from '../rowStore';
import { clipMaker } from './clipMaker';
import { createUploads } from './uploads';
import { createWaitingClips } from './waitingClips';

let waiting: ClipTools['waiting'] | undefined;

/** Returns what makes and sends clips. */
export const openClips = (apiBase: string, createStore: (onLost: () => void) => RowStore): ClipTools => {
  waiting ??= createWaitingClips(createStore(() => {}));
  return { maker: clipMaker, waiting, uploads: createUploads(apiBase) };
};
