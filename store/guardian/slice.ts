import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GuardianQuestion } from '../../src/contract/guardian';
import type { WithdrawalKind } from '../../src/domain/consentEntries';
import { type Asking, asking, nothingAsked } from '../asking';

/** What a guardian answers: that it is right, or what they withdraw. */
export type GuardianAnswer = 'confirm' | WithdrawalKind;

interface GuardianState extends Asking<GuardianQuestion> {
  /** What was answered last on the open page; null before. */
  answer: GuardianAnswer | null;
  /** The server says that the person whom the link was about was erased. */
  isErased: boolean;
}

const initialState: GuardianState = { ...nothingAsked, answer: null, isErased: false };

const page = asking<GuardianQuestion, { token: string; answer: GuardianAnswer }>();

/** The page of the link that a guardian gets by mail [LV-3]. */
const slice = createSlice({
  name: 'guardian',
  initialState,
  reducers: {
    ...page,
    /** Another page of such a link may be open before. */
    opened(state, action: PayloadAction<string>) {
      page.opened(state, action);
      Object.assign(state, { answer: null, isErased: false });
    },
    submitted(state, action: PayloadAction<{ token: string; answer: GuardianAnswer }>) {
      page.submitted(state, action);
      state.answer = action.payload.answer;
    },
    erased(state) {
      page.refused(state);
      state.isErased = true;
    },
    closed: () => initialState,
  },
});

export const guardianActions = slice.actions;
export const guardianReducer = slice.reducer;
