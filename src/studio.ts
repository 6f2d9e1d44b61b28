/** A part of the composition root that comes with the first page of the studio: its sagas and slices. */
export { studioWatchers } from '../sagas/studioWatchers';
export { studioReducer } from '../store/studio/reducer';
