/** A part of the composition root that comes with the first page of the studio: its sagas and slices. */
export { studioWatchers as watchers } from '../sagas/studioWatchers';
export { studioReducer as reducer } from '../store/studio/reducer';
