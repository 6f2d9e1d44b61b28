import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Consent, ConsentPost } from '../../src/contract/consent';
import { type Asking, asking, nothingAsked } from '../asking';
import { idle, running } from '../process';

/** The club's text, and what this person has agreed to, are what is found. */
interface ConsentState extends Asking<Consent> {
  /**
   * Whether this person has to be asked in this visit [CS-1]. 'unknown' until the server was asked; 'due': it has a
   * version that the person has not agreed to, or waits for their guardian [LV-3]; 'settled': neither, or the person
   * goes on without an answer.
   */
  question: 'unknown' | 'due' | 'settled';
  /** The text became another one while the person was reading. */
  hasChanged: boolean;
  /** The person said no. */
  isDeclined: boolean;
  /** The guardian was asked once more on the open page [LV-3]. */
  hasAskedGuardian: boolean;
}

const initialState: ConsentState = {
  ...nothingAsked,
  question: 'unknown',
  hasChanged: false,
  isDeclined: false,
  hasAskedGuardian: false,
};

const page = asking<Consent, ConsentPost, void>();

const hold = (state: ConsentState, action: PayloadAction<Consent>) => {
  page.found(state, action);
  const { agreedVersion, version, guardian } = action.payload;
  state.question = agreedVersion === version && !guardian?.isAwaited ? 'settled' : 'due';
};

/** The consent of the signed-in person. The question is opened by a start of the app, by a sign-in, and by its page. */
const slice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    ...page,
    found: hold,
    /** Nobody is held up by a server that does not answer: the next start asks again. */
    checkFailed(state, action: PayloadAction<string>) {
      page.checkFailed(state, action);
      state.question = 'settled';
    },
    submitted(state, action: PayloadAction<ConsentPost>) {
      page.submitted(state, action);
      state.hasChanged = false;
    },
    /** The club has another text now. */
    textChanged(state, action: PayloadAction<Consent>) {
      hold(state, action);
      state.hasChanged = true;
    },
    /** The guardian is to get the mail once more [LV-3]. */
    guardianAskRequested(state) {
      Object.assign(state, running);
    },
    guardianAsked(state, action: PayloadAction<Consent>) {
      hold(state, action);
      state.hasAskedGuardian = true;
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
    /** The page is left. A pending consent is cancelled. What was found stays for the next question. */
    closed(state) {
      Object.assign(state, idle, { hasChanged: false, isDeclined: false, hasAskedGuardian: false });
    },
  },
});

export const consentActions = slice.actions;
export const consentReducer = slice.reducer;
