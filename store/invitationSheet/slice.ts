import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Member } from '../../src/contract/members';
import type { PaperInvitation } from '../../src/domain/invitationSheet';
import { failed, idle, type Process, running, succeeded } from '../process';

/** For whom there is no code, and why, in German. */
export interface MissingCode {
  member: Member;
  error: string;
}

/**
 * 'running': the codes are asked for, one after the other. 'succeeded', or 'failed' where it ended too early: no more
 * are asked for, and `waiting` got no code.
 */
interface InvitationSheetState extends Process {
  /** Null until the server has said it. */
  clubName: string | null;
  /** Who is still to get a code, in the order of the list. */
  waiting: Member[];
  /** What is printed. The server tells it only once, so it stays until the page is left. */
  invitations: PaperInvitation[];
  /** Those of `waiting` for whom it failed. */
  failures: MissingCode[];
  /** Who has got an address meanwhile, and so a mail. */
  mailed: Member[];
}

const initialState: InvitationSheetState = {
  ...idle,
  clubName: null,
  waiting: [],
  invitations: [],
  failures: [],
  mailed: [],
};

const without = (members: Member[], id: number) => members.filter((member) => member.id !== id);

const slice = createSlice({
  name: 'invitationSheet',
  initialState,
  reducers: {
    /** Each of these members is to get a new code. */
    makeRequested(_state, { payload }: PayloadAction<Member[]>): InvitationSheetState {
      return { ...initialState, ...running, waiting: payload };
    },
    /** Goes on with those who have no code yet. */
    retried(state) {
      Object.assign(state, running, { failures: [] });
    },
    clubNamed(state, { payload }: PayloadAction<string>) {
      state.clubName = payload;
    },
    made(state, { payload }: PayloadAction<PaperInvitation>) {
      state.waiting = without(state.waiting, payload.member.id);
      state.invitations.push(payload);
    },
    mailed(state, { payload }: PayloadAction<Member>) {
      state.waiting = without(state.waiting, payload.id);
      state.mailed.push(payload);
    },
    failed(state, { payload }: PayloadAction<MissingCode>) {
      state.failures.push(payload);
    },
    ended(state) {
      Object.assign(state, succeeded);
    },
    stopped(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
    /** The page is left, or other codes are to be made: these are gone. What is being made ends. */
    closed(): InvitationSheetState {
      return initialState;
    },
  },
});

export const invitationSheetActions = slice.actions;
export const invitationSheetReducer = slice.reducer;
