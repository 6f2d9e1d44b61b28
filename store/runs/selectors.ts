import { createSelector } from '@reduxjs/toolkit';
import type { UserScreening } from '../../src/contract/schemas';
import type { Owner } from '../../src/domain/owner';
import {
  goesOnAlone,
  isOwnedBy,
  isReplaceable,
  isWaiting,
  type LastIds,
  type LocalIds,
  type LocalRun,
  type LocalScreeningRun,
  lastCompleted,
  type RunKind,
  type RunOf,
  type Runs,
} from '../../src/domain/runs';
import { isSecondLook } from '../../src/domain/secondLook/looks';
import type { RootState } from '../rootReducer';
import { selectAssignedScreenings, selectOwnUserScreenings } from '../screening/selectors';
import { selectOwner } from '../session/selectors';
import type { OpenRunState } from './openRun';

/** All that the device has, second looks as well. */
export const selectAllScreeningRuns = (state: RootState) => state.runs.screeningRun;

/** Those that count: a second look counts in no result [ZB-1]. */
export const selectScreeningRuns = createSelector([selectAllScreeningRuns], (runs) =>
  runs.filter((run) => !isSecondLook(run)),
);
export const selectExerciseRuns = (state: RootState) => state.runs.exerciseRun;

/** When the runs were last read, in milliseconds since the epoch. */
export const selectReadAt = (state: RootState) => state.runs.readAt;

/** Whether the person is in the middle of a run, or of a session at the track. */
export const selectIsInRun = ({ screeningRun, exerciseRun, trackside }: RootState): boolean =>
  [screeningRun, exerciseRun, trackside].some((run) => run?.status === 'open');

const localIdsOf = (runs: readonly LocalRun[]): number[] => runs.flatMap(({ localId }) => localId ?? []);

const unsettledOf = (runs: readonly LocalRun[]): number[] =>
  localIdsOf(runs.filter((run) => !isReplaceable(run)));

/** The stored runs that are more than a copy of what the server has: open ones, and those that wait or are refused. */
export const selectUnsettledIds = ({ runs }: RootState): LocalIds => ({
  screeningRun: unsettledOf(runs.screeningRun),
  exerciseRun: unsettledOf(runs.exerciseRun),
});

const lastOf = (runs: readonly LocalRun[]): number =>
  localIdsOf(runs).reduce((last, localId) => Math.max(last, localId), 0);

/** The last local ids in memory: what another tab has begun since comes after them. */
export const selectLastIds = ({ runs }: RootState): LastIds => ({
  screeningRun: lastOf(runs.screeningRun),
  exerciseRun: lastOf(runs.exerciseRun),
});

/** The athlete's last completed screening run [CO-8]. */
export const selectLastScreeningRun = createSelector(
  [selectScreeningRuns, selectReadAt, (_state: RootState, userId: number | undefined) => userId],
  (runs, now, userId): LocalScreeningRun | undefined =>
    lastCompleted(
      runs.filter((run) => run.userId === userId),
      now,
    ),
);

/** The athlete with the latest result. The welcome page shows it for a trainer with several athletes. */
export const selectLatestAthleteId = createSelector(
  [selectScreeningRuns, selectAssignedScreenings, selectReadAt],
  (runs, assigned, readAt) =>
    lastCompleted(
      runs.filter((run) => assigned.some(({ userId }) => userId === run.userId)),
      readAt,
    )?.userId,
);

/** The runs that this user recorded on this device [CO-5]. */
export const selectOwnRuns = createSelector(
  [selectAllScreeningRuns, selectExerciseRuns, selectOwner],
  (screeningRuns, exerciseRuns, owner): LocalRun[] =>
    owner ? [...screeningRuns, ...exerciseRuns].filter(isOwnedBy(owner)) : [],
);

/** Number of this user's runs that wait for the server [CO-5]. */
export const selectWaitingRunCount = createSelector([selectOwnRuns], (runs) => runs.filter(isWaiting).length);

/** Whether a run of this user that is no longer open waits for the server. */
export const selectIsEndedRunWaiting = createSelector([selectOwnRuns], (runs) =>
  runs.some((run) => isWaiting(run) && run.position === null),
);

/** The refused runs: set aside, shown and exportable [CO-4]. */
export const selectRefusedRuns = createSelector([selectOwnRuns], (runs) =>
  runs.filter(({ refusal }) => refusal !== null),
);

/** Number of this user's damaged runs on this device. */
export const selectUnreadableRunCount = (state: RootState) => state.runs.unreadable;

/** The runs that wait for a former server, recorded by somebody with this user name [FL-18]. Oldest first. */
export const selectFormerRuns = (state: RootState) => state.runs.former;

/** A run that can be continued, and the id of its user screening. */
interface UnfinishedRun<Run extends LocalRun> {
  run: Run;
  userScreeningId: number;
}

/**
 * The started runs of this user that can be continued by themselves and have at least one answer or step [FL-11, TS-4],
 * latest first.
 */
const unfinishedRuns = <Run extends LocalRun>(
  runs: readonly Run[],
  owner: Owner | null,
  assignmentOf: (run: Run) => UserScreening | undefined,
): UnfinishedRun<Run>[] =>
  runs
    .filter((run) => goesOnAlone(run) && run.clientRevision > 0 && owner && isOwnedBy(owner)(run))
    .flatMap((run) => {
      const assignment = assignmentOf(run);
      return assignment ? [{ run, userScreeningId: assignment.id }] : [];
    })
    .toSorted((a, b) => Date.parse(b.run.touchedAt) - Date.parse(a.run.touchedAt));

/** A run goes on also after its screening was withdrawn or replaced [AS-3]. */
export const selectUnfinishedScreeningRuns = createSelector(
  [selectScreeningRuns, selectOwner, selectOwnUserScreenings],
  (runs, owner, userScreenings) =>
    unfinishedRuns(runs, owner, (run) => {
      const own = userScreenings.filter(({ userId }) => userId === run.userId);
      return own.find(({ screeningId }) => screeningId === run.screeningId) ?? own[0];
    }),
);

export const selectUnfinishedExerciseRuns = createSelector(
  [selectExerciseRuns, selectOwner, selectAssignedScreenings],
  (runs, owner, assigned) =>
    unfinishedRuns(runs, owner, (run) => assigned.find(({ userId }) => userId === run.userId)),
);

export const selectRuns = <Kind extends RunKind>(state: RootState, kind: Kind): readonly RunOf<Kind>[] => {
  const runs: Runs = state.runs;
  return runs[kind];
};

/** The state of the run of this kind on the screen. */
export const selectOpenRunState = (state: RootState, kind: RunKind): OpenRunState => state[kind];

const selectOpenClientId = (state: RootState, kind: RunKind) => selectOpenRunState(state, kind).clientId;

/** Every question of a step asks for the run. It is looked for once after a change, however many runs there are. */
export const findOpenRun = createSelector(
  [(state: RootState, kind: RunKind): readonly LocalRun[] => selectRuns(state, kind), selectOpenClientId],
  (runs, openId) => runs.find(({ clientId }) => clientId === openId),
);

/** The run of this kind on the screen. */
export const selectOpenRun = <Kind extends RunKind>(state: RootState, kind: Kind) =>
  findOpenRun(state, kind) as RunOf<Kind> | undefined;
