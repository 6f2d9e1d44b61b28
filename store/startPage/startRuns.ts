/** What the start page needs to come before everything else is read [CO-28]. */
import { createSelector } from '@reduxjs/toolkit';
import { isOwnedBy, type LocalIds, type LocalRun } from '../../src/domain/runs';
import type { RootState } from '../rootReducer';
import {
  selectAllScreeningRuns,
  selectExerciseRuns,
  selectFormerRuns,
  selectLastScreeningRun,
  selectLatestAthleteId,
  selectUnreadableRunCount,
} from '../runs/selectors';
import { selectOwner } from '../session/selectors';

/** Reading so many runs is not worth a page of its own. */
const most = 200;

const localIdsOf = (runs: readonly LocalRun[], kind: LocalRun['kind']): number[] =>
  runs.flatMap((run) => (run.kind === kind ? (run.localId ?? []) : [])).toSorted((a, b) => a - b);

/**
 * The runs that the start page shows: the user's own results, the latest one of their athletes, and what goes on or
 * waits. Null when there are too many of them, or damaged ones, which have no local id that can be read.
 */
export const selectStartRuns = createSelector(
  [
    selectAllScreeningRuns,
    selectExerciseRuns,
    selectFormerRuns,
    selectOwner,
    (state: RootState) => selectLastScreeningRun(state, selectLatestAthleteId(state)),
    selectUnreadableRunCount,
  ],
  (screeningRuns, exerciseRuns, former, owner, latest, unreadable): LocalIds | null => {
    if (owner === null || unreadable > 0) return null;
    const isOpen = (run: LocalRun) =>
      isOwnedBy(owner)(run) && (run.position !== null || run.isDirty || run.refusal !== null);
    const shown: LocalRun[] = [
      ...screeningRuns.filter((run) => run.userId === owner.id || run === latest || isOpen(run)),
      ...exerciseRuns.filter(isOpen),
      ...former,
    ];
    return shown.length > most
      ? null
      : { screeningRun: localIdsOf(shown, 'screeningRun'), exerciseRun: localIdsOf(shown, 'exerciseRun') };
  },
);
