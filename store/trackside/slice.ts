import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Pain } from '../../src/domain/pain';
import type { Side } from '../../src/domain/sides';
import type { AskedOf } from '../../src/domain/trackside/answers';
import type {
  ChosenLook,
  TracksideCell,
  TracksideOrder,
  TracksideSession,
} from '../../src/domain/trackside/session';
import { runsActions } from '../runs/slice';

/** What a trainer chooses before a session begins. */
export interface ChosenSession {
  /** In the order in which they take turns. Who is no athlete of the trainer, or has no consent, does not count. */
  userIds: readonly number[];
  screeningId: number;
  order: TracksideOrder;
  /** Whether each athlete is called by a number of the day, too [TS-5]. */
  hasNumbers: boolean;
  /** Missing for ordinary screenings [ZB-1]. */
  secondLook?: ChosenLook | undefined;
}

/** What becomes of the runs that have gaps when the others are completed [TS-3]. */
export type GapChoice = 'keep' | 'discard';

/** The session on the screen. The answers are in the slice `runs`. */
interface TracksideSliceState {
  /**
   * 'elsewhere': another tab has the session open, and this one waits for it. 'choosing': the device has no session.
   * 'ended': all of its runs are completed or discarded. 'failed': the device does not say whether there is one.
   */
  status: 'closed' | 'opening' | 'elsewhere' | 'choosing' | 'open' | 'ended' | 'failed';
  /** Stays until the next opening, also when the page is left. */
  session: TracksideSession | null;
  /** When the cell was shown, in milliseconds since the epoch. */
  shownAt: number;
  /** What 'Alles erfüllt' has answered, by `cellName` [TS-2]. */
  fulfilled: Record<string, AskedOf[]>;
  /** The client ids of the runs, and of the session, whose last change is not on this device. */
  unsaved: string[];
  /** The disk was full at the last failed saving [DB-13]. */
  isDiskFull: boolean;
  /** The German text why the last wish of the trainer could not be done, or null. */
  fault: string | null;
}

const initialState: TracksideSliceState = {
  status: 'closed',
  session: null,
  shownAt: 0,
  fulfilled: {},
  unsaved: [],
  isDiskFull: false,
  fault: null,
};

const isOpening = ({ status }: TracksideSliceState) =>
  status === 'opening' || status === 'elsewhere' || status === 'choosing';

export const cellName = ({ userId, testId }: TracksideCell) => `${userId}/${testId}`;

const noteSaved = (state: TracksideSliceState, clientId: string) => {
  state.unsaved = state.unsaved.filter((other) => other !== clientId);
};

export const tracksideSlice = createSlice({
  name: 'trackside',
  initialState,
  reducers: {
    /** The page asks for the session of this device. */
    openRequested({ unsaved, isDiskFull }): TracksideSliceState {
      return { ...initialState, status: 'opening', unsaved, isDiskFull };
    },
    heldElsewhere(state) {
      if (isOpening(state)) state.status = 'elsewhere';
    },
    /** There is no session on this device. */
    nothingFound(state) {
      if (isOpening(state)) state.status = 'choosing';
    },
    opened(state, { payload }: PayloadAction<{ session: TracksideSession; shownAt: number }>) {
      // The trainer may have left while the session was being opened.
      if (isOpening(state)) Object.assign(state, payload, { status: 'open', fault: null });
    },
    openFailed(state, { payload }: PayloadAction<string>) {
      state.status = 'failed';
      state.fault = payload;
    },
    beginRequested(state, _action: PayloadAction<ChosenSession>) {
      state.fault = null;
    },
    /** What the trainer wanted was not done; all that was there is there. */
    failed(state, { payload }: PayloadAction<string>) {
      state.fault = payload;
    },
    /** The session has changed. */
    changed(state, { payload }: PayloadAction<TracksideSession>) {
      state.session = payload;
      state.fault = null;
    },
    /** Another cell is on the screen. */
    shown(state, { payload }: PayloadAction<number>) {
      state.shownAt = payload;
    },
    /** Ja or Nein; null takes the answer back [TS-2]. */
    questionAnswered(
      _state,
      _action: PayloadAction<{
        cell: TracksideCell;
        questionId: number;
        side: Side | null;
        checked: boolean | null;
      }>,
    ) {},
    /** A value of a range question; null takes the answer back [TS-2]. */
    rangeQuestionAnswered(
      _state,
      _action: PayloadAction<{
        cell: TracksideCell;
        questionId: number;
        side: Side | null;
        questionRangeValueId: number | null;
      }>,
    ) {},
    /** 'Alles erfüllt' [TS-2]. */
    allFulfilled(_state, _action: PayloadAction<TracksideCell>) {},
    /** 'Alles erfüllt' is taken back [TS-2]. */
    allTakenBack(_state, _action: PayloadAction<TracksideCell>) {},
    /** 'Alles erfüllt' has answered these questions; none once it is taken back. */
    fulfilledNoted(state, { payload }: PayloadAction<{ cell: TracksideCell; asked: AskedOf[] }>) {
      state.fulfilled[cellName(payload.cell)] = payload.asked;
    },
    /** Pain at a test was reported, or taken back [PN-1]. */
    painReported(_state, _action: PayloadAction<{ cell: TracksideCell; pain: Pain }>) {},
    /** A test of one athlete is left out, or done after all [TS-3]. */
    leftOut(_state, _action: PayloadAction<{ cell: TracksideCell; isLeftOut: boolean }>) {},
    /** 'Nächste Person' or 'Nächster Test', pressed at this cell. */
    nextPressed(_state, _action: PayloadAction<TracksideCell>) {},
    /** One step back, pressed at this cell. */
    backPressed(_state, _action: PayloadAction<TracksideCell>) {},
    /** The trainer jumps to a cell [TS-1, TS-3]. */
    cellChosen(_state, _action: PayloadAction<TracksideCell>) {},
    orderChosen(_state, _action: PayloadAction<TracksideOrder>) {},
    /** Somebody comes late [TS-6]. */
    memberAdded(_state, _action: PayloadAction<number>) {},
    /** Somebody leaves early and is passed over from now on. A jump to one of their tests brings them back [TS-6]. */
    memberLeft(_state, _action: PayloadAction<number>) {},
    /** 'Fertig' for one athlete [TS-3]. */
    finishRequested(_state, _action: PayloadAction<number>) {},
    /** The run of one athlete is discarded. */
    discardRequested(_state, _action: PayloadAction<number>) {},
    /** 'Für alle abschließen' [TS-3]. */
    finishAllRequested(_state, _action: PayloadAction<GapChoice>) {},
    ended(state) {
      state.status = 'ended';
    },
    /** The trainer has freed space. */
    saveRequested() {},
    saved(state, { payload: clientId }: PayloadAction<string>) {
      noteSaved(state, clientId);
    },
    saveFailed(state, { payload }: PayloadAction<{ clientId: string; isDiskFull: boolean }>) {
      noteSaved(state, payload.clientId);
      state.unsaved.push(payload.clientId);
      state.isDiskFull = payload.isDiskFull;
    },
    /** The page is left. The runs stay open [TS-4]. */
    closed(state) {
      state.status = 'closed';
    },
  },
  extraReducers: (builder) => {
    // A run that has ended is also saved before it is sent.
    builder.addCase(runsActions.saved, (state, { payload }) => noteSaved(state, payload.clientId));
  },
});

export const tracksideActions = tracksideSlice.actions;
