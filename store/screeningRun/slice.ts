import { createOpenRunSlice } from '../runs/openRun';

const slice = createOpenRunSlice('screeningRun');

export const screeningRunActions = slice.actions;
export const screeningRunReducer = slice.reducer;
