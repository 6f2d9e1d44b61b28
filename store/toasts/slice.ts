import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message to the person [SH-6]. */
export interface Toast {
  id: string;
  type: 'success' | 'error';
  text: string;
  /** Milliseconds since the epoch. */
  createdDate: number;
  /** Survives the next navigation, not the one after [SH-8]. */
  survivesNavigation: boolean;
}

export type ToastRequest = Pick<Toast, 'type' | 'text'> & Partial<Pick<Toast, 'survivesNavigation'>>;

export interface ToastsState {
  messages: Toast[];
  /** The person is reading: nothing disappears meanwhile. */
  isHeld: boolean;
}

const initialState: ToastsState = { messages: [], isHeld: false };

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    requested(_state, _action: PayloadAction<ToastRequest>) {},
    shown(state, { payload }: PayloadAction<Toast>) {
      state.messages.push(payload);
    },
    /** Its time is over, or the person closed it. */
    dismissed(state, { payload }: PayloadAction<string>) {
      state.messages = state.messages.filter(({ id }) => id !== payload);
      if (state.messages.length === 0) state.isHeld = false;
    },
    held(state) {
      state.isHeld = true;
    },
    released(state) {
      state.isHeld = false;
    },
    /** Another page is shown, by the person's own doing. */
    navigated(state) {
      state.messages = state.messages
        .filter(({ survivesNavigation }) => survivesNavigation)
        .map((message) => ({ ...message, survivesNavigation: false }));
      if (state.messages.length === 0) state.isHeld = false;
    },
  },
});

export const toastsActions = slice.actions;
export const toastsReducer = slice.reducer;
