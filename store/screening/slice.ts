import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Screening, User, UserScreening } from '../../src/contract/schemas';
import { asRefused, asSent, type LocalScreeningRun, mergeLoaded } from '../../src/domain/runs';
import { answerQuestion, answerRangeQuestion } from '../../src/domain/screeningRun';
import { syncActions } from '../sync/slice';

export interface ScreeningState {
  users: User[];
  userScreenings: UserScreening[];
  screenings: Screening[];
  runs: LocalScreeningRun[];
}

const initialState: ScreeningState = { users: [], userScreenings: [], screenings: [], runs: [] };

const changeRun = (
  state: ScreeningState,
  clientId: string,
  change: (run: LocalScreeningRun) => LocalScreeningRun,
) => {
  state.runs = state.runs.map((run) => (run.clientId === clientId ? change(run) : run));
};

const slice = createSlice({
  name: 'screening',
  initialState,
  reducers: {
    /** What the local database holds. */
    loaded(state, { payload }: PayloadAction<ScreeningState>) {
      return { ...payload, runs: mergeLoaded(payload.runs, state.runs) };
    },
    /** A note on it was written [NO-3]. */
    userScreeningChanged(state, { payload }: PayloadAction<UserScreening>) {
      state.userScreenings = state.userScreenings.map((one) => (one.id === payload.id ? payload : one));
    },
    /** A run was made, or has moved on. */
    runChanged(state, { payload }: PayloadAction<LocalScreeningRun>) {
      const others = state.runs.filter(({ clientId }) => clientId !== payload.clientId);
      state.runs = [...others, payload];
    },
    questionAnswered(
      state,
      { payload }: PayloadAction<{ clientId: string; testId: number; questionId: number; checked: boolean }>,
    ) {
      changeRun(state, payload.clientId, (run) =>
        answerQuestion(run, payload.testId, payload.questionId, payload.checked),
      );
    },
    rangeQuestionAnswered(
      state,
      {
        payload,
      }: PayloadAction<{
        clientId: string;
        testId: number;
        questionId: number;
        questionRangeValueId: number | null;
      }>,
    ) {
      changeRun(state, payload.clientId, (run) =>
        answerRangeQuestion(run, payload.testId, payload.questionId, payload.questionRangeValueId),
      );
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(syncActions.runSaved, (state, { payload: { kind, clientId, localId } }) => {
        if (kind === 'screeningRun') changeRun(state, clientId, (run) => ({ ...run, localId }));
      })
      .addCase(syncActions.runsSent, (state, { payload }) => {
        if (payload.kind !== 'screeningRun') return;
        for (const sent of payload.sent) changeRun(state, sent.clientId, (run) => asSent(run, sent));
      })
      .addCase(syncActions.runRefused, (state, { payload }) => {
        if (payload.kind !== 'screeningRun') return;
        changeRun(state, payload.clientId, (run) => asRefused(run, payload.revision, payload.refusal));
      });
  },
});

export const screeningActions = slice.actions;
export const screeningReducer = slice.reducer;
