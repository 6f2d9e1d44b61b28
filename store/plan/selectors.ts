/** What trainers changed in plans, with what waits to be sent [PL-1]. */
import { createSelector } from '@reduxjs/toolkit';
import type { PlanChanges } from '../../src/contract/planChanges';
import { type EntryOf, isOfKind, shownOf } from '../../src/domain/outbox';
import { planChangesNow } from '../../src/domain/planNow';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

const ofUser = (_state: RootState, userId: number | undefined) => userId;

/** This user's entry for the plan of an athlete that the server does not have yet, also a refused one. */
export const selectPlanEntry: (state: RootState, userId: number | undefined) => EntryOf<'plan'> | undefined =
  createSelector([selectOwnOutbox, ofUser], (entries, userId) =>
    shownOf(entries.filter(isOfKind('plan')).filter(({ payload }) => payload.userId === userId)),
  );

/** The changes of a plan as this user left them. */
export const selectPlanChanges: (state: RootState, userId: number | undefined) => PlanChanges =
  createSelector(
    [(state: RootState) => state.screening.userScreenings, selectPlanEntry, selectUser, ofUser],
    (userScreenings, entry, user, userId) =>
      planChangesNow(
        userScreenings.find((one) => one.userId === userId)?.planChanges,
        entry?.refusal === null ? entry : undefined,
        user?.firstName ?? null,
      ),
  );
