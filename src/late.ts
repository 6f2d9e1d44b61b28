/**
 * The third part of the composition root: the sagas and slices that nothing waits for at the first paint, and the way
 * to those that come with the first of their pages.
 */
import type { Reducer } from '@reduxjs/toolkit';
import type { Watcher } from '../sagas/rootSaga';
import type { LateParts } from '../store/rootReducer';
import { inTasks } from './app/inTasks';

type LateCode = {
  [Part in keyof LateParts]: () => Promise<{
    reducer: Reducer<LateParts[Part]>;
    watchers: readonly Watcher[];
  }>;
};

const loadReducer = () => import(/* webpackChunkName: "late" */ '../store/office/reducer');
const loadWatchers = () => import(/* webpackChunkName: "late" */ '../sagas/lateWatchers');

/** What takes long to run, before the watchers begin. Somebody may tap on the first page already. */
const officeParts: readonly (() => Promise<unknown>)[] = [
  loadReducer,
  () => import(/* webpackChunkName: "late" */ '../sagas/memberImport/importing'),
  () => import(/* webpackChunkName: "late" */ '../sagas/update/update'),
  loadWatchers,
];

export const lateCode: LateCode = {
  office: async () => {
    await inTasks(officeParts);
    const { officeReducer: reducer } = await loadReducer();
    const { lateWatchers: watchers } = await loadWatchers();
    return { reducer, watchers };
  },
  studio: () => import(/* webpackChunkName: "content" */ './studio'),
  trackside: () => import(/* webpackChunkName: "trackside" */ './trackside'),
};
