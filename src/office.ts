/** The third part of the composition root: the slices and sagas of the office, loaded with the first of its pages. */
export { lateWatchers } from '../sagas/lateWatchers';
export { officeReducer } from '../store/office/reducer';
