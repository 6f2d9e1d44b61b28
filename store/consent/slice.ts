import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Consent, ConsentPost } from '../../src/contract/consent';

interface ConsentState {
  /**
   * Whether this person has to be asked in this visit [CS-1]. 'unknown' until the server was asked; 'due': it has a
   * version that the person has not agreed to; 'settled': it has no such version, or the person goes on without an
   * answer.
   */
  question: 'unknown' | 'due' | 'settled';
  /** The club's text, and what this person has agreed to; null until it is loaded. */
  consent: Consent | null;
  /** The state of what is loaded or sent. */
  status: 'idle' | 'loading' | 'unloaded' | 'sending' | 'failed' | 'succeeded';
  /** Error text for 'unloaded' and 'failed'. */
  error: string | null;
  /** The text became another one while the person was reading. */
  hasChanged: boolean;
  /** The person said no. */
  isDeclined: boolean;
}

const initialState: ConsentState = {
  question: 'unknown',
  consent: null,
  status: 'idle',
  error: null,
  hasChanged: false,
  isDeclined: false,
};

const hold = (state: ConsentState, consent: Consent) => {
  const question = consent.agreedVersion === consent.version ? 'settled' : 'due';
  Object.assign(state, { question, consent, status: 'idle', error: null });
};

/** The consent of the signed-in person. */
const slice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The app has started, somebody has signed in, or the page was opened. */
    requested(state) {
      Object.assign(state, { status: 'loading', error: null });
    },
    loaded(state, { payload }: PayloadAction<Consent>) {
      hold(state, payload);
    },
    /** Nobody is held up by a server that does not answer: the next start asks again. */
    loadingFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { question: 'settled', status: 'unloaded', error: payload });
    },
    agreed(state, _action: PayloadAction<ConsentPost>) {
      Object.assign(state, { status: 'sending', error: null, hasChanged: false });
    },
    /** The server has stored the consent. */
    stored(state, { payload }: PayloadAction<Consent>) {
      hold(state, payload);
      state.status = 'succeeded';
    },
    /** The club has another text now. */
    textChanged(state, { payload }: PayloadAction<Consent>) {
      hold(state, payload);
      state.hasChanged = true;
    },
    agreeingFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { status: 'failed', error: payload });
    },
    /** The server cannot be reached now: the person goes on, and the next start asks again. */
    postponed(state) {
      state.question = 'settled';
    },
    /** The person says no. */
    declined(state) {
      state.isDeclined = true;
    },
    /** The person wants to read the text again. */
    reconsidered(state) {
      state.isDeclined = false;
    },
    /** The page is left. A pending consent is cancelled. */
    closed(state) {
      Object.assign(state, { status: 'idle', error: null, hasChanged: false, isDeclined: false });
    },
  },
});

export const consentActions = slice.actions;
export const consentReducer = slice.reducer;
