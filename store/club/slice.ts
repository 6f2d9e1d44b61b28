import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Club, Operator } from '../../src/contract/club';
import type { TestMail } from '../../src/contract/mail';
import type { Trainer } from '../../src/contract/members';
import { type ClubFields, fieldsOf } from '../../src/domain/clubFields';
import { failed, idle, type Process, running, succeeded } from '../process';

/**
 * 'loading': the club is being loaded. 'unloaded': that failed. 'ready': it is loaded. The others are the states of
 * saving. A draft outlives each of them.
 */
interface ClubState extends Process<'loading' | 'unloaded' | 'ready'> {
  /** The club as the server has it; null until it is loaded. Only admins get its settings. */
  club: Club | null;
  /** What an admin has typed and not saved yet, by field. */
  draft: Partial<ClubFields>;
  /** Who can read along; null until it is loaded. */
  trainers: Trainer[] | null;
  /** Whom the Impressum names; null as long as the server has not said it. The same for everybody. */
  operator: Operator | null;
  /** The last test mail, and what became of it [CL-5]. */
  mailTest: Process & { sent: TestMail | null };
}

const initialState: ClubState = {
  ...idle,
  club: null,
  draft: {},
  trainers: null,
  operator: null,
  mailTest: { ...idle, sent: null },
};

/** Returns what was typed while something else was being saved. */
const typedMeanwhile = (draft: Partial<ClubFields>, sent: Partial<ClubFields>): Partial<ClubFields> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== sent[field as keyof ClubFields]),
  );

/** The club and its settings [CL-2]. */
const slice = createSlice({
  name: 'club',
  initialState,
  reducers: {
    /** The page was opened. */
    requested(state) {
      if (state.status !== 'running') Object.assign(state, { status: 'loading', error: null });
    },
    loaded(state, { payload }: PayloadAction<Club>) {
      state.club = payload;
      // Nobody but admins can save.
      const isAdmin = fieldsOf(payload) !== null;
      if (!isAdmin) state.draft = {};
      if (!isAdmin || state.status !== 'running') Object.assign(state, { status: 'ready', error: null });
    },
    loadingFailed(state, { payload }: PayloadAction<string>) {
      if (state.status !== 'running') Object.assign(state, { status: 'unloaded', error: payload });
    },
    trainersLoaded(state, { payload }: PayloadAction<Trainer[]>) {
      state.trainers = payload;
    },
    edited(state, { payload }: PayloadAction<Partial<ClubFields>>) {
      Object.assign(state.draft, payload);
      if (state.status === 'succeeded' || state.status === 'failed') state.status = 'ready';
    },
    discarded(state) {
      Object.assign(state, { draft: {}, status: 'ready', error: null });
    },
    submitted(state) {
      Object.assign(state, running);
    },
    /** The server has stored what was sent. */
    saved(state, { payload }: PayloadAction<{ club: Club; sent: Partial<ClubFields> }>) {
      const { club, sent } = payload;
      Object.assign(state, succeeded, { club, operator: club.operator });
      state.draft = typedMeanwhile(state.draft, sent);
    },
    savingFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
    mailTestRequested(state) {
      state.mailTest = { ...running, sent: null };
    },
    mailTested(state, { payload }: PayloadAction<TestMail>) {
      state.mailTest = { ...succeeded, sent: payload };
    },
    mailTestFailed(state, { payload }: PayloadAction<string>) {
      state.mailTest = { ...failed(payload), sent: null };
    },
    /** The Impressum was opened. */
    operatorWanted() {},
    operatorLoaded(state, { payload }: PayloadAction<Operator>) {
      state.operator = payload;
    },
  },
});

export const clubActions = slice.actions;
export const clubReducer = slice.reducer;
