import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FeedbackQuestion } from '../../src/contract/feedback';
import { emptyFeedback, type FeedbackDraft, feedbackKey } from '../../src/domain/feedback';
import { runsActions } from '../runs/slice';

type Process = { status: 'idle' | 'running' | 'failed' | 'succeeded'; error: string | null };

const idle: Process = { status: 'idle', error: null };

/** All keys come from `feedbackKey`. The first three fields are kept on this device over a reload and a logout. */
export interface FeedbackState {
  /** Null until they were loaded once. Kept, so that they can be read offline. */
  questions: FeedbackQuestion[] | null;
  /** Started feedback that is not given yet, by its key. */
  drafts: Record<string, FeedbackDraft>;
  /** Keys of feedback that was given or declined. The person is not asked for it again [TR-20]. */
  settled: string[];
  /** State of loading the questions. */
  loading: Process;
  /** State of giving the feedback on the screen. */
  giving: Process;
  /** Key of the feedback on the screen. */
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
  const place = state.settled.indexOf(from);
  if (place >= 0) state.settled[place] = to;
};

const slice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    /** The page of the feedback with this key is shown. */
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
    /** 'Absenden' with every question answered [FB-4]. Names the run by its server id, client id, or both. */
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
    /** The feedback with this key is in the outbox [ON-4]. */
    given(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
      if (state.openKey === key) state.giving = { status: 'succeeded', error: null };
    },
    givingFailed(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      if (state.openKey === payload.key) state.giving = { status: 'failed', error: payload.text };
    },
    /** The person declined the feedback with this key. */
    declined(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
    },
  },
  extraReducers: (builder) => {
    // Older app versions used the server id of the run in the key.
    builder.addCase(runsActions.loaded, (state, { payload }) => {
      for (const { recordedBy, id, clientId } of payload.exerciseRun) {
        if (id !== undefined) rename(state, feedbackKey(recordedBy, id), feedbackKey(recordedBy, clientId));
      }
    });
  },
});

export const feedbackActions = slice.actions;
export const feedbackReducer = slice.reducer;
