import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { reportUnitPain, writeNote } from '../../src/domain/exerciseRun';
import { asFailed } from '../../src/domain/failure';
import type { Pain } from '../../src/domain/pain';
import {
  asFork,
  asMissing,
  asRefused,
  asSent,
  awaitingAgain,
  followingFork,
  underForks,
  withoutScreening,
} from '../../src/domain/runOutcomes';
import { type ChangesSince, mergeLoaded } from '../../src/domain/runReadings';
import {
  asUnstored,
  isReplaceable,
  type LocalRun,
  type Refusal,
  type RunKind,
  type RunOf,
  type Runs,
  type SentRun,
} from '../../src/domain/runs';
import { answerQuestion, answerRangeQuestion, reportTestPain } from '../../src/domain/screeningRun';
import type { Side } from '../../src/domain/sides';
import { undrafted } from '../undrafted';

/** This user's runs on this device. */
interface RunsState extends Runs {
  /** Number of damaged runs of this user. Their rows stay in the database. */
  unreadable: number;
  /** When the runs were last read, in milliseconds since the epoch. This is 'now' for selectors. */
  readAt: number;
  /** The runs of this person that wait for a former server, oldest first [FL-18]. */
  former: LocalRun[];
  /** How many runs were sent so far in a state that the one in memory did not have, or after the server lost them. */
  overtaken: number;
}

/** What a reading of `as_db` has found. */
interface LoadedRuns extends Omit<RunsState, 'overtaken'> {
  /** What this tab has made of its runs since the reading began. */
  since: ChangesSince;
}

const initialState: RunsState = {
  screeningRun: [],
  exerciseRun: [],
  unreadable: 0,
  readAt: 0,
  former: [],
  overtaken: 0,
};

/**
 * Replaces the runs of a kind. The list is frozen here: Immer would freeze everything in it, which takes longer than
 * anything else when there are thousands.
 */
const setRuns = (state: Runs, kind: RunKind, runs: readonly LocalRun[]) => {
  Object.assign(state, { [kind]: Object.freeze(runs) });
};

/** Changes the runs of a kind. While none changes, the list stays the same one: no screen has to look at it again. */
const changeRuns = <Kind extends RunKind>(
  state: Runs,
  kind: Kind,
  change: (run: RunOf<Kind>) => RunOf<Kind>,
) => {
  const runs: RunOf<Kind>[] = undrafted(state[kind]);
  const changed = runs.map(change);
  if (changed.some((run, at) => run !== runs[at])) setRuns(state, kind, changed);
};

const othersThan = (state: Runs, kind: RunKind, clientId: string): LocalRun[] =>
  undrafted<LocalRun[]>(state[kind]).filter((run) => run.clientId !== clientId);

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
  /** Only in a test with sides [SI-1]. */
  side?: Side | null;
}

/**
 * Whether a reading that is under way may bring back a state from before this sending: that of another tab, or of a run
 * that waited again because the server had lost it [ON-5].
 */
const isOvertaken = (run: LocalRun, { revision }: SentRun) =>
  run.clientRevision < revision || !run.isDirty || run.lostId !== undefined;

const slice = createSlice({
  name: 'runs',
  initialState,
  reducers: {
    /** Loaded from `as_db`. */
    loaded(state, { payload: { since, ...loaded } }: PayloadAction<LoadedRuns>) {
      const inMemory = undrafted(state);
      const merged = <Run extends LocalRun>(rows: Run[], runs: Run[]) =>
        mergeLoaded(rows, underForks(runs, rows), since);
      Object.assign(state, loaded);
      setRuns(state, 'screeningRun', merged(loaded.screeningRun, inMemory.screeningRun));
      setRuns(state, 'exerciseRun', merged(loaded.exerciseRun, inMemory.exerciseRun));
    },
    /** A run was created or changed. */
    changed(state, { payload: run }: PayloadAction<LocalRun>) {
      setRuns(state, run.kind, [...othersThan(state, run.kind, run.clientId), run]);
    },
    questionAnswered(state, { payload }: PayloadAction<TestPlace & { checked: boolean }>) {
      const { clientId, testId, questionId, checked, side } = payload;
      changeRun(state, 'screeningRun', clientId, (run) =>
        answerQuestion(run, testId, questionId, checked, side),
      );
    },
    rangeQuestionAnswered(
      state,
      { payload }: PayloadAction<TestPlace & { questionRangeValueId: number | null }>,
    ) {
      const { clientId, testId, questionId, questionRangeValueId, side } = payload;
      changeRun(state, 'screeningRun', clientId, (run) =>
        answerRangeQuestion(run, testId, questionId, questionRangeValueId, side),
      );
    },
    noteWritten(state, { payload }: PayloadAction<{ clientId: string; athleteNote: string }>) {
      changeRun(state, 'exerciseRun', payload.clientId, (run) => writeNote(run, payload.athleteNote));
    },
    /** Pain at the test was reported, or taken back [PN-1]. */
    testPainReported(state, { payload }: PayloadAction<{ clientId: string; testId: number; pain: Pain }>) {
      const { clientId, testId, pain } = payload;
      changeRun(state, 'screeningRun', clientId, (run) => reportTestPain(run, testId, pain));
    },
    /** Pain at the exercise on the screen was reported, or taken back [PN-1]. */
    unitPainReported(state, { payload }: PayloadAction<{ clientId: string; pain: Pain }>) {
      changeRun(state, 'exerciseRun', payload.clientId, (run) => reportUnitPain(run, payload.pain));
    },
    /** A run was saved under this `localId`, which it has already after its first saving. */
    saved(state, { payload }: PayloadAction<{ kind: RunKind; clientId: string; localId: number }>) {
      const { kind, clientId, localId } = payload;
      changeRun(state, kind, clientId, (run) => (run.localId === localId ? run : { ...run, localId }));
    },
    /** `as_db` may be gone. What the server may not have must be stored again [DB-13]. */
    storageLost(state) {
      for (const kind of ['screeningRun', 'exerciseRun'] as const) {
        changeRuns(state, kind, (run) => (isReplaceable(run) ? run : asUnstored(run)));
      }
    },
    /** The server has stored these runs [FL-7]. */
    sent(state, { payload }: PayloadAction<{ kind: RunKind; sent: SentRun[] }>) {
      const byClientId = new Map(payload.sent.map((entry) => [entry.clientId, entry]));
      changeRuns(state, payload.kind, (run) => {
        const entry = byClientId.get(run.clientId);
        if (entry && isOvertaken(run, entry)) state.overtaken += 1;
        return entry ? asSent(run, entry) : run;
      });
    },
    /** A request with these runs has failed [FL-15]. */
    failed(state, { payload }: PayloadAction<{ kind: RunKind; clientIds: string[]; message: string }>) {
      const { kind, clientIds, message } = payload;
      changeRuns(state, kind, (run) => (clientIds.includes(run.clientId) ? asFailed(run, message) : run));
    },
    /** A run got a new client id, and the exercise runs that follow from it know it [FL-16]. */
    forked(state, { payload }: PayloadAction<{ kind: RunKind; clientId: string; newClientId: string }>) {
      const { kind, clientId, newClientId } = payload;
      // A copy of what the server has does not belong to the fork of another tab's older state.
      changeRun(state, kind, clientId, (run) => (isReplaceable(run) ? run : asFork(run, newClientId)));
      changeRuns(state, 'exerciseRun', followingFork(clientId, newClientId));
    },
    /** The person wants to send this exercise run as one that follows from no screening run [CO-23]. */
    detached(state, { payload: clientId }: PayloadAction<string>) {
      changeRun(state, 'exerciseRun', clientId, withoutScreening);
    },
    /** A run was erased [ON-5]. */
    removed(state, { payload }: PayloadAction<{ kind: RunKind; clientId: string }>) {
      const { kind, clientId } = payload;
      setRuns(state, kind, othersThan(state, kind, clientId));
    },
    /** The server may have lost these runs: they wait again [CO-23, ON-5, ON-6]. */
    lost(state, { payload: clientIds }: PayloadAction<string[]>) {
      const change = <Run extends LocalRun>(run: Run) =>
        clientIds.includes(run.clientId) ? asMissing(run) : run;
      changeRuns(state, 'screeningRun', change);
      changeRuns(state, 'exerciseRun', change);
      changeRuns(state, 'exerciseRun', awaitingAgain(clientIds));
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
