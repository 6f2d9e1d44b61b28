import { createAction } from '@reduxjs/toolkit';
import { createOpenRunSlice } from '../runs/openRun';

const slice = createOpenRunSlice('trainingRun');

export const trainingRunActions = {
  ...slice.actions,
  /** 'Erledigt' [TR-14]. */
  donePressed: createAction('trainingRun/donePressed'),
};
export const trainingRunReducer = slice.reducer;
