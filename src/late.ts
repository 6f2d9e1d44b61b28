/**
 * The third part of the composition root: the sagas and slices that nothing waits for at the first paint, and the way
 * to those that come with the first of their pages.
 */
import type { Reducer } from '@reduxjs/toolkit';
import { lateWatchers } from '../sagas/lateWatchers';
import type { Watcher } from '../sagas/rootSaga';
import { officeReducer } from '../store/office/reducer';
import type { LateParts } from '../store/rootReducer';

type LateCode = {
  [Part in keyof LateParts]: () => Promise<{
    reducer: Reducer<LateParts[Part]>;
    watchers: readonly Watcher[];
  }>;
};

export const lateCode: LateCode = {
  office: async () => ({ reducer: officeReducer, watchers: lateWatchers }),
  studio: () => import(/* webpackChunkName: "content" */ './studio'),
  trackside: () => import(/* webpackChunkName: "trackside" */ './trackside'),
};
