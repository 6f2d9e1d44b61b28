import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LocalRun } from '../../src/domain/runs';
import { runsActions } from './slice';

/** The state of the run on the screen. The run itself is in the slice `runs`. */
export interface OpenRunState {
  /**
   * 'elsewhere': another tab has the run open, and this one waits for it. 'unavailable': there is nothing to run.
   * 'submitted': the last step is done and the run is being saved and sent.
   */
  status: 'closed' | 'opening' | 'elsewhere' | 'open' | 'unavailable' | 'submitted' | 'completed';
  clientId: string | null;
  userScreeningId: number | null;
  /** At the next opening of this user screening, its unfinished run is abandoned and a new run is created. */
  restartOf: number | null;
  /** When the step was shown, in milliseconds since the epoch. */
  shownAt: number;
  /** Grows with every shown step, so that a screen notices the change. */
  step: number;
  /** The person tried to leave the step, but may not [SR-12, TR-15]. */
  isBlocked: boolean;
  /** The last change could not be saved on this device. */
  isUnsaved: boolean;
  /** The disk was full at the last failed saving [DB-13]. */
  isDiskFull: boolean;
  /** After completion: whether the server has the run [TR-17, TR-18]. */
  isSent: boolean;
}

const initialState: OpenRunState = {
  status: 'closed',
  clientId: null,
  userScreeningId: null,
  restartOf: null,
  shownAt: 0,
  step: 0,
  isBlocked: false,
  isUnsaved: false,
  isDiskFull: false,
  isSent: false,
};

const isOpening = ({ status }: OpenRunState) => status === 'opening' || status === 'elsewhere';

/** Both kinds of run have the same states: opened, stepped, submitted, completed. */
export const createOpenRunSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState,
    reducers: {
      /** The screen asks for the unfinished run of this user screening, or for a new one. */
      openRequested(
        { restartOf },
        { payload }: PayloadAction<{ userScreeningId: number | null }>,
      ): OpenRunState {
        return { ...initialState, status: 'opening', userScreeningId: payload.userScreeningId, restartOf };
      },
      opened(
        state,
        { payload }: PayloadAction<{ clientId: string; userScreeningId: number | null; shownAt: number }>,
      ) {
        // The person may have left while the run was being opened.
        if (isOpening(state)) Object.assign(state, payload, { status: 'open', restartOf: null });
      },
      heldElsewhere(state) {
        if (isOpening(state)) state.status = 'elsewhere';
      },
      foundUnavailable(state) {
        state.status = 'unavailable';
      },
      backPressed() {},
      nextPressed() {},
      stepBlocked(state) {
        state.isBlocked = true;
      },
      /** The person fixed, or starts to fix, what blocked the step. */
      blockLifted(state) {
        state.isBlocked = false;
      },
      stepShown(state, { payload }: PayloadAction<{ shownAt: number }>) {
        state.shownAt = payload.shownAt;
        state.step += 1;
        state.isBlocked = false;
      },
      submitted(state) {
        state.status = 'submitted';
        state.isBlocked = false;
      },
      completed(state, { payload }: PayloadAction<{ isSent: boolean }>) {
        state.status = 'completed';
        state.isSent = payload.isSent;
      },
      saved(state) {
        state.isUnsaved = false;
      },
      saveFailed(state, { payload }: PayloadAction<{ isDiskFull: boolean }>) {
        state.isUnsaved = true;
        state.isDiskFull = payload.isDiskFull;
      },
      /** The person freed space and wants to save the last change again. */
      saveRequested() {},
      /** The person wants a new run at the next opening. The unfinished one is kept, but no longer offered. */
      restartRequested(state, { payload }: PayloadAction<{ userScreeningId: number }>) {
        state.restartOf = payload.userScreeningId;
      },
      closed(): OpenRunState {
        return initialState;
      },
    },
    extraReducers: (builder) => {
      // The run on the screen may get a new client id, here or in another tab [FL-16].
      builder.addCase(runsActions.forked, (state, { payload }) => {
        if (state.clientId === payload.clientId) state.clientId = payload.newClientId;
      });
      builder.addCase(runsActions.loaded, (state, { payload }) => {
        const runs: LocalRun[] = [...payload.screeningRun, ...payload.exerciseRun];
        const fork = runs.find(({ forkOf }) => forkOf !== null && forkOf === state.clientId);
        if (fork && !runs.some(({ clientId }) => clientId === state.clientId)) state.clientId = fork.clientId;
      });
    },
  });

export type OpenRunActions = ReturnType<typeof createOpenRunSlice>['actions'];
