import { createAction, createReducer } from '@reduxjs/toolkit';
import type { Refusal, RunKind } from '../../src/domain/localRuns';

/** What happens while runs are sent. The runs themselves live in the slices `screening` and `training`. */
export const syncActions = {
  flushRequested: createAction('sync/flushRequested'),
  /** The flush ended, whether or not everything arrived. */
  flushFinished: createAction('sync/flushFinished'),
  runsSent: createAction<{ kind: RunKind; sent: { clientId: string; id: number; revision: number }[] }>(
    'sync/runsSent',
  ),
  runRefused: createAction<{ kind: RunKind; clientId: string; revision: number; refusal: Refusal }>(
    'sync/runRefused',
  ),
  /** How many of the user's runs on this device are damaged; they stay where they are. */
  unreadableRunsCounted: createAction<number>('sync/unreadableRunsCounted'),
  /** The person wants the refused and the damaged runs as a file [CO-4]. */
  exportRequested: createAction('sync/exportRequested'),
};

export const syncReducer = createReducer({ unreadableRuns: 0 }, (builder) => {
  builder.addCase(syncActions.unreadableRunsCounted, (state, { payload }) => {
    state.unreadableRuns = payload;
  });
});
