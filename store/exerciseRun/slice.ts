import { createAction } from '@reduxjs/toolkit';
import { createOpenRunSlice } from '../runs/openRun';

const slice = createOpenRunSlice('exerciseRun');

export const exerciseRunActions = {
  ...slice.actions,
  /** 'Erledigt' [TR-14]. */
  donePressed: createAction('exerciseRun/donePressed'),
};
export const exerciseRunReducer = slice.reducer;
