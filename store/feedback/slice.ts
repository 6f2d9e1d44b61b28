import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FeedbackQuestion } from '../../src/contract/feedback';
import { emptyFeedback, type FeedbackDraft, feedbackKey } from '../../src/domain/feedback';
import { runsActions } from '../runs/slice';

type Process = { status: 'idle' | 'running' | 'failed' | 'succeeded'; error: string | null };

const idle: Process = { status: 'idle', error: null };

/** The keys are those of `feedbackKey`. The first three fields are kept on this device, over a reload and a logout. */
export interface FeedbackState {
  /** Null until they have been loaded once; then readable offline too. */
  questions: FeedbackQuestion[] | null;
  /** What is begun and not given, by its key. */
  drafts: Record<string, FeedbackDraft>;
  /** Feedback that was given or declined: nobody is asked again [TR-20]. */
  settled: string[];
  /** The loading of the questions. */
  loading: Process;
  /** The giving of the feedback on the screen. */
  giving: Process;
  /** The feedback on the screen. */
  openKey: string | null;
}

const initialState: FeedbackState = {
  questions: null,
  drafts: {},
  settled: [],
  loading: idle,
  giving: idle,
  openKey: null,
};

const settle = (state: FeedbackState, key: string) => {
  delete state.drafts[key];
  if (!state.settled.includes(key)) state.settled.push(key);
};

const rename = (state: FeedbackState, from: string, to: string) => {
  const draft = state.drafts[from];
  if (draft) {
    state.drafts[to] ??= draft;
    delete state.drafts[from];
  }
  state.settled = state.settled.map((key) => (key === from ? to : key));
};

const slice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    /** The page of this feedback is shown. */
    opened(state, { payload }: PayloadAction<string>) {
      state.openKey = payload;
      state.giving = idle;
    },
    closed(state) {
      state.openKey = null;
      state.giving = idle;
    },
    questionsRequested(state) {
      state.loading = { status: 'running', error: null };
    },
    questionsLoaded(state, { payload }: PayloadAction<FeedbackQuestion[]>) {
      state.questions = payload;
      state.loading = { status: 'succeeded', error: null };
    },
    questionsFailed(state, { payload }: PayloadAction<string>) {
      state.loading = { status: 'failed', error: payload };
    },
    answered(state, { payload }: PayloadAction<{ key: string; question: string; answer: string }>) {
      const draft = state.drafts[payload.key] ?? emptyFeedback;
      const answers = { ...draft.answers, [payload.question]: payload.answer };
      state.drafts[payload.key] = { ...draft, answers };
    },
    commented(state, { payload }: PayloadAction<{ key: string; comment: string }>) {
      const draft = state.drafts[payload.key] ?? emptyFeedback;
      state.drafts[payload.key] = { ...draft, comment: payload.comment };
    },
    /** 'Absenden' with every question answered [FB-4]; by the run's server id, its client id, or both. */
    submitted(
      state,
      _action: PayloadAction<{
        key: string;
        exerciseRunId: number | null;
        exerciseRunClientId: string | null;
      }>,
    ) {
      state.giving = { status: 'running', error: null };
    },
    /** The feedback is in the outbox [ON-4]. */
    given(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
      if (state.openKey === key) state.giving = { status: 'succeeded', error: null };
    },
    givingFailed(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      if (state.openKey === payload.key) state.giving = { status: 'failed', error: payload.text };
    },
    /** The person does not want to give this feedback. */
    declined(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
    },
  },
  extraReducers: (builder) => {
    // Older apps named the feedback by the server id of its run.
    builder.addCase(runsActions.loaded, (state, { payload }) => {
      for (const { recordedBy, id, clientId } of payload.exerciseRun) {
        if (id !== undefined) rename(state, feedbackKey(recordedBy, id), feedbackKey(recordedBy, clientId));
      }
    });
  },
});

export const feedbackActions = slice.actions;
export const feedbackReducer = slice.reducer;
