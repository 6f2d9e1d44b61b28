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

type ToastRequest = Pick<Toast, 'type' | 'text'> & Partial<Pick<Toast, 'survivesNavigation'>>;

interface ToastsState {
  messages: Toast[];
  /** The person is reading, so no toast disappears. */
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
    /** The time of the toast is over, or the person closed it. */
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
    /** The person went to another page; a redirect by a guard does not count. */
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
