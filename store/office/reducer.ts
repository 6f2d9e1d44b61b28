import { combineReducers } from '@reduxjs/toolkit';
import { accountReducer } from '../account/slice';

/** The slices of the office: what few people need, so their code is loaded with the first of its pages. */
export const officeReducer = combineReducers({
  account: accountReducer,
});

export type OfficeState = ReturnType<typeof officeReducer>;
