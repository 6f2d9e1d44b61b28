import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FeedbackQuestion } from '../../src/contract/feedback';
import { emptyFeedback, type FeedbackDraft, type FeedbackRow } from '../../src/domain/feedback';
import { failed, idle, type Process, running, succeeded } from '../process';

/**
 * All keys come from `feedbackKey`. The drafts and settled keys are also rows on the device, which belong to the port
 * `FeedbackStorage`.
 */
export interface FeedbackState {
  /** Null until they were loaded once. Kept over a reload, so that they can be read offline. */
  questions: FeedbackQuestion[] | null;
  /** Started feedback that is not given yet, by its key. */
  drafts: Record<string, FeedbackDraft>;
  /** Keys of feedback that was given or declined. The person is not asked for it again [TR-20]. */
  settled: string[];
  /**
   * Keys whose latest state is not on the device. Null until it is written, or the German text why writing failed.
   */
  unsaved: Record<string, string | null>;
  /** Whether the rows on the device were read. Before that, nobody knows what is settled. */
  isLoaded: boolean;
  /** The rows on the device could not be read. The person can give feedback nevertheless. */
  isUnreadable: boolean;
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
  unsaved: {},
  isLoaded: false,
  isUnreadable: false,
  loading: idle,
  giving: idle,
  openKey: null,
};

/** Notes that the rows of this key have to be written. The reason of an earlier failure stays until they are. */
const change = (state: FeedbackState, key: string) => {
  state.unsaved[key] ??= null;
};

const write = (state: FeedbackState, key: string, text: Partial<FeedbackDraft>) => {
  state.drafts[key] = { ...emptyFeedback, ...state.drafts[key], ...text };
  change(state, key);
};

const settle = (state: FeedbackState, key: string) => {
  delete state.drafts[key];
  if (!state.settled.includes(key)) state.settled.push(key);
  change(state, key);
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
      state.loading = running;
    },
    questionsLoaded(state, { payload }: PayloadAction<FeedbackQuestion[]>) {
      state.questions = payload;
      state.loading = succeeded;
    },
    questionsFailed(state, { payload }: PayloadAction<string>) {
      state.loading = failed(payload);
    },
    answered(state, { payload }: PayloadAction<{ key: string; question: string; answer: string }>) {
      const answers = { ...state.drafts[payload.key]?.answers, [payload.question]: payload.answer };
      write(state, payload.key, { answers });
    },
    commented(state, { payload }: PayloadAction<{ key: string; comment: string }>) {
      write(state, payload.key, { comment: payload.comment });
    },
    /** The rows on the device. What is not stored yet keeps its state. */
    loaded(state, { payload: rows }: PayloadAction<FeedbackRow[]>) {
      const { settled, unsaved } = state;
      const drafts = Object.entries(state.drafts).filter(([key]) => key in unsaved);
      state.drafts = Object.fromEntries(drafts);
      for (const row of rows) {
        if (row.kind === 'settled') settled.push(row.key);
        else if (!(row.key in unsaved)) state.drafts[row.key] = row.draft;
      }
      state.settled = [...new Set(settled)];
      state.isLoaded = true;
    },
    loadFailed(state) {
      state.isUnreadable = true;
    },
    /** The rows on the device may be gone, so all of them are to be written again [DB-13]. */
    storageLost(state) {
      for (const key of [...Object.keys(state.drafts), ...state.settled]) change(state, key);
    },
    /** Everything in `unsaved` is to be written now. */
    saveRequested() {},
    /** The rows of this key are written. */
    saved(state, { payload: key }: PayloadAction<string>) {
      delete state.unsaved[key];
    },
    saveFailed(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      state.unsaved[payload.key] = payload.text;
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
      state.giving = running;
    },
    /** The answer to the question of the morning after a training, 0 to 10 [PN-3]. */
    morningAnswered(
      _state,
      _action: PayloadAction<{
        key: string;
        exerciseRunId: number | null;
        exerciseRunClientId: string;
        value: number;
      }>,
    ) {},
    /** The feedback with this key is in the outbox [ON-4]. */
    given(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
      if (state.openKey === key) state.giving = succeeded;
    },
    givingFailed(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      if (state.openKey === payload.key) state.giving = failed(payload.text);
    },
    /** The person declined the feedback with this key. */
    declined(state, { payload: key }: PayloadAction<string>) {
      settle(state, key);
    },
  },
});

export const feedbackActions = slice.actions;
export const feedbackReducer = slice.reducer;
