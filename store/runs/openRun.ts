import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the run on the screen stands. The run itself lives in the slice `runs`. */
export interface OpenRunState {
  /**
   * 'elsewhere': another tab has the run open, and this one waits for it. 'unavailable': there is nothing to run.
   * 'submitted': the last step was taken and is being saved and sent.
   */
  status: 'closed' | 'opening' | 'elsewhere' | 'open' | 'unavailable' | 'submitted' | 'completed';
  clientId: string | null;
  userScreeningId: number | null;
  /** The user-screening whose unfinished run is left for a new one when it is opened. */
  restartOf: number | null;
  /** When the step on the screen was shown, milliseconds since the epoch. */
  shownAt: number;
  /** Grows with every step, so that a screen can tell that another one is shown. */
  step: number;
  /** The person tried to move on and may not [SR-12, TR-15]. */
  isBlocked: boolean;
  /** The last change could not be written to this device. */
  isUnsaved: boolean;
  /** After completion: the server has the run [TR-17, TR-18]. */
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
  isSent: false,
};

const isOpening = ({ status }: OpenRunState) => status === 'opening' || status === 'elsewhere';

/** A screening and a training are walked through in the same way: opened, stepped, submitted, completed. */
export const createOpenRunSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState,
    reducers: {
      /** The screen wants the open run of this user-screening, or a new one. */
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
        // The person may have left while the run was being made.
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
      /** The person has mended what blocked the step, or begins to. */
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
      saveFailed(state) {
        state.isUnsaved = true;
      },
      /** The person has made room and wants the last change written again. */
      saveRequested() {},
      /** The person rather begins anew, at the opening that follows: what was recorded stays, but is no longer offered. */
      restartRequested(state, { payload }: PayloadAction<{ userScreeningId: number }>) {
        state.restartOf = payload.userScreeningId;
      },
      closed(): OpenRunState {
        return initialState;
      },
    },
  });

export type OpenRunActions = ReturnType<typeof createOpenRunSlice>['actions'];
