import type { ListLoader } from '../ports';

/** What reads lists of members comes with the late code, and its parsers with the first list. */
export const createLists = (): ListLoader => ({
  load: async () => (await import(/* webpackChunkName: "late" */ './openLists')).lists,
});
