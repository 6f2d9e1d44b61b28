import type { LocalIds } from '../../src/domain/runs';
import type { RootState } from '../rootReducer';

/** The runs that were kept for this user, to come before everything else is read [CO-28]; null without any. */
export const selectKeptRuns = ({ startPage }: RootState, userId: number): LocalIds | null =>
  startPage.userId === userId ? startPage.runs : null;
