import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { writeNote } from '../../src/domain/exerciseRun';
import {
  asRefused,
  asSent,
  type LocalRun,
  mergeLoaded,
  type Refusal,
  type RunKind,
  type RunOf,
  type Runs,
  type SentRun,
} from '../../src/domain/runs';
import { answerQuestion, answerRangeQuestion } from '../../src/domain/screeningRun';

/** This user's runs on this device. */
interface RunsState extends Runs {
  /** Number of damaged runs of this user. Their rows stay in the database. */
  unreadable: number;
}

const initialState: RunsState = { screeningRun: [], exerciseRun: [], unreadable: 0 };

const changeRuns = <Kind extends RunKind>(
  runs: Runs,
  kind: Kind,
  change: (run: RunOf<Kind>) => RunOf<Kind>,
) => {
  const ofKind: RunOf<Kind>[] = runs[kind];
  Object.assign(runs, { [kind]: ofKind.map(change) });
};

const changeRun = <Kind extends RunKind>(
  state: RunsState,
  kind: Kind,
  clientId: string,
  change: (run: RunOf<Kind>) => RunOf<Kind>,
) => changeRuns(state, kind, (run) => (run.clientId === clientId ? change(run) : run));

interface TestPlace {
  clientId: string;
  testId: number;
  questionId: number;
}

const slice = createSlice({
  name: 'runs',
  initialState,
  reducers: {
    /** Loaded from `as_db`. */
    loaded(state, { payload }: PayloadAction<Runs & { unreadable: number }>) {
      state.screeningRun = mergeLoaded(payload.screeningRun, state.screeningRun);
      state.exerciseRun = mergeLoaded(payload.exerciseRun, state.exerciseRun);
      state.unreadable = payload.unreadable;
    },
    /** A run was created or changed. */
    changed(state, { payload: run }: PayloadAction<LocalRun>) {
      const runs: LocalRun[] = state[run.kind];
      Object.assign(state, {
        [run.kind]: [...runs.filter(({ clientId }) => clientId !== run.clientId), run],
      });
    },
    questionAnswered(state, { payload }: PayloadAction<TestPlace & { checked: boolean }>) {
      const { clientId, testId, questionId, checked } = payload;
      changeRun(state, 'screeningRun', clientId, (run) => answerQuestion(run, testId, questionId, checked));
    },
    rangeQuestionAnswered(
      state,
      { payload }: PayloadAction<TestPlace & { questionRangeValueId: number | null }>,
    ) {
      const { clientId, testId, questionId, questionRangeValueId } = payload;
      changeRun(state, 'screeningRun', clientId, (run) =>
        answerRangeQuestion(run, testId, questionId, questionRangeValueId),
      );
    },
    noteWritten(state, { payload }: PayloadAction<{ clientId: string; athleteNote: string }>) {
      changeRun(state, 'exerciseRun', payload.clientId, (run) => writeNote(run, payload.athleteNote));
    },
    /** A run was saved under this `localId`. */
    saved(state, { payload }: PayloadAction<{ kind: RunKind; clientId: string; localId: number }>) {
      const { kind, clientId, localId } = payload;
      changeRun(state, kind, clientId, (run) => ({ ...run, localId }));
    },
    /** The server has stored these runs [FL-7]. */
    sent(state, { payload }: PayloadAction<{ kind: RunKind; sent: SentRun[] }>) {
      const byClientId = new Map(payload.sent.map((entry) => [entry.clientId, entry]));
      changeRuns(state, payload.kind, (run) => {
        const entry = byClientId.get(run.clientId);
        return entry ? asSent(run, entry) : run;
      });
    },
    /** The server has refused this run [CO-4]. */
    refused(
      state,
      { payload }: PayloadAction<{ kind: RunKind; clientId: string; revision: number; refusal: Refusal }>,
    ) {
      const { kind, clientId, revision, refusal } = payload;
      changeRun(state, kind, clientId, (run) => asRefused(run, revision, refusal));
    },
  },
});

export const runsActions = slice.actions;
export const runsReducer = slice.reducer;
