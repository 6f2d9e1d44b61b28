/** The third part of the composition root: the sagas and slices that nothing waits for at the first paint. */
export { lateWatchers } from '../sagas/lateWatchers';
export { officeReducer } from '../store/office/reducer';
