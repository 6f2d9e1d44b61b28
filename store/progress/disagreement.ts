import { createSelector } from '@reduxjs/toolkit';
import { type Disagreement, disagreementOf } from '../../src/domain/progress/disagreement';
import type { RootState } from '../rootReducer';
import { selectServer } from '../server/selectors';

/** How often two ratings differ, by what the club has measured [ZB-3]. */
export const selectDisagreement: (state: RootState) => Disagreement = createSelector(
  [(state: RootState) => selectServer(state).agreement],
  disagreementOf,
);
