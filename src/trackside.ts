/** A part of the composition root that comes with the page of the track: its sagas, its slice and its storage. */
import { tracksideWatchers } from '../sagas/tracksideWatchers';
import { openTrackside } from './services/trackside/openTrackside';

export { tracksideReducer as reducer } from '../store/trackside/reducer';

export const watchers = tracksideWatchers(openTrackside());
