import type { GuideLoader } from '../ports';

/** The device of a guided training. Its code comes with that of the office, where the guide is. */
export const createGuide = (storage: Storage): GuideLoader => ({
  load: async () => (await import(/* webpackChunkName: "late" */ './openGuide')).openGuide(storage),
});
