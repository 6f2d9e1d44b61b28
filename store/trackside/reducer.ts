import { ofUser } from '../session/ofUser';
import { tracksideSlice } from './slice';

/** The slice of the track. It comes with its page. */
export const tracksideReducer = ofUser(tracksideSlice.reducer);

export type TracksideState = ReturnType<typeof tracksideReducer>;
