import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation, InvitationAnswer } from '../../src/contract/invitation';
import { type Asking, asking, nothingAsked } from '../asking';
import { failed, idle, type Process, running, succeeded } from '../process';

/** What a short code is good for [MB-4, MB-8]. */
type Good = 'invitation' | 'recovery';

interface InvitationState extends Asking<Invitation> {
  /** The check of a typed short code. */
  code: Process & { leadsTo: Good | null };
  /** The user name that the server has refused last: somebody else has it. */
  takenUsername: string | null;
}

const initialState: InvitationState = {
  ...nothingAsked,
  code: { ...idle, leadsTo: null },
  takenUsername: null,
};

/** An invitation: its link or its short code tells of whom it is. */
const slice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    ...asking<Invitation, { token: string; answer: InvitationAnswer }>(),
    usernameTaken(state, { payload }: PayloadAction<string>) {
      state.takenUsername = payload;
    },
    /** A short code was typed, in its stored form. */
    codeSubmitted(state, _action: PayloadAction<string>) {
      state.code = { ...running, leadsTo: null };
    },
    codeKnown(state, { payload: leadsTo }: PayloadAction<Good>) {
      state.code = { ...succeeded, leadsTo };
    },
    codeFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state.code, failed(payload));
    },
    /** Somebody is signed in on this device, and makes way for the person who is invited [MB-4]. */
    leaveRequested() {},
    closed: () => initialState,
  },
});

export const invitationActions = slice.actions;
export const invitationReducer = slice.reducer;
