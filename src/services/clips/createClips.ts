import type { ClipLoader } from '../ports';

/** The clips of a club's own content. Their code comes with the first clip that somebody wants to make. */
export const createClips = (apiBase: string): ClipLoader => ({
  load: async () => (await import(/* webpackChunkName: "clips" */ './openClips')).openClips(apiBase),
});
