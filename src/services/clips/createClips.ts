import type { ClipLoader } from '../ports';
import type { RowStore } from '../rowStore';

/** The clips of a club's own content. Their code comes with the first clip that somebody wants to make. */
export const createClips = (apiBase: string, createStore: (onLost: () => void) => RowStore): ClipLoader => ({
  load: async () => {
    const { openClips } = await import(/* webpackChunkName: "clips" */ './openClips');
    return openClips(apiBase, createStore);
  },
});
