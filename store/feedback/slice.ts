import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FeedbackQuestion } from '../../src/contract/feedback';
import { emptyFeedback, type FeedbackDraft } from '../../src/domain/feedback';

type Process = { status: 'idle' | 'running' | 'failed' | 'succeeded'; error: string | null };

const idle: Process = { status: 'idle', error: null };

/** What is kept on this device, over a reload and a logout; `key` is that of `feedbackKey`. */
interface KeptFeedback {
  /** Null until they have been loaded once; then readable offline too. */
  questions: FeedbackQuestion[] | null;
  /** What is begun and not sent, by its key. */
  drafts: Record<string, FeedbackDraft>;
  /** Trainings whose feedback was given or declined: nobody is asked again [TR-20]. */
  settled: string[];
}

export interface FeedbackState extends KeptFeedback {
  /** The loading of the questions. */
  loading: Process;
  /** The sending of the feedback on the screen. */
  sending: Process;
  /** The feedback on the screen. */
  openKey: string | null;
}

const initialState: FeedbackState = {
  questions: null,
  drafts: {},
  settled: [],
  loading: idle,
  sending: idle,
  openKey: null,
};

const settle = (state: FeedbackState, key: string) => {
  delete state.drafts[key];
  if (!state.settled.includes(key)) state.settled.push(key);
};

const slice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    /** The page of this feedback is shown. */
    opened(state, { payload }: PayloadAction<string>) {
      state.openKey = payload;
      state.sending = idle;
    },
    closed(state) {
      state.openKey = null;
      state.sending = idle;
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
    /** 'Absenden' with every question answered [FB-4]. */
    submitted(state, _action: PayloadAction<{ key: string; exerciseRunId: number }>) {
      state.sending = { status: 'running', error: null };
    },
    sent(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
      if (state.openKey === key) state.sending = { status: 'succeeded', error: null };
    },
    sendingFailed(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      if (state.openKey === payload.key) state.sending = { status: 'failed', error: payload.text };
    },
    /** The person does not want to give this feedback. */
    declined(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
    },
  },
});

/** What a logout leaves: drafts wait, out of sight, until their user returns; the questions belong to nobody. */
export const feedbackAfterLogout = <State extends FeedbackState>(state: State): State => ({
  ...state,
  loading: idle,
  sending: idle,
  openKey: null,
});

export const feedbackActions = slice.actions;
export const feedbackReducer = slice.reducer;
