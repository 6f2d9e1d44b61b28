import { createSelector } from '@reduxjs/toolkit';
import {
  accountFeature,
  assignmentsFeature,
  clubFeature,
  contentFeature,
  membersFeature,
} from '../../src/contract/features';
import { isTrainer, mayEditContent } from '../../src/domain/athletes';
import { dueSince } from '../../src/domain/due';
import {
  isTrainerWithoutAthletes,
  isWithoutScreening,
  type NextStep,
  nextStepOf,
} from '../../src/domain/nextStep';
import { isOwnedBy, lastCompleted, type RunKind } from '../../src/domain/runs';
import { isOpenTrackside } from '../../src/domain/trackside/openRuns';
import { selectTrainingPlan } from '../exercise/selectors';
import type { RootState } from '../rootReducer';
import {
  selectReadAt,
  selectScreeningRuns,
  selectUnfinishedExerciseRuns,
  selectUnfinishedScreeningRuns,
} from '../runs/selectors';
import { selectAssignedScreenings, selectScreenings } from '../screening/selectors';
import { selectHasFeature } from '../server/selectors';
import { selectOwner, selectUser } from '../session/selectors';

/** An unfinished run as the welcome page offers it. */
export interface InterruptedRun {
  kind: RunKind;
  userScreeningId: number;
  /** The athlete. */
  userId: number;
  /** ISO 8601. */
  touchedAt: string;
  /** Number of the next step, from 1. */
  step: number;
  steps: number;
  /** Video of that step, or null for a step without a video. */
  video: string | null;
}

/** The latest unfinished screening run and the latest unfinished exercise run [FL-11], latest first. */
export const selectInterruptedRuns = createSelector(
  [selectUnfinishedScreeningRuns, selectUnfinishedExerciseRuns, selectScreenings],
  (screeningRuns, exerciseRuns, screenings): InterruptedRun[] => {
    const screeningRun = screeningRuns.slice(0, 1).flatMap(({ run, userScreeningId }) => {
      const tests = screenings.find(({ id }) => id === run.screeningId)?.tests;
      return tests ? [describeInterrupted('screeningRun', run, userScreeningId, tests)] : [];
    });
    const exerciseRun = exerciseRuns
      .slice(0, 1)
      .map(({ run, userScreeningId }) =>
        describeInterrupted('exerciseRun', run, userScreeningId, run.exercises),
      );
    return [...screeningRun, ...exerciseRun].toSorted(
      (a, b) => Date.parse(b.touchedAt) - Date.parse(a.touchedAt),
    );
  },
);

/** The open session of this user at the track; null without one. Its runs tell of it, not its page [TS-4]. */
export const selectOpenTrackside = createSelector(
  [selectScreeningRuns, selectOwner, selectScreenings],
  (runs, owner, screenings) => {
    const open = runs.filter((run) => isOpenTrackside(run) && owner && isOwnedBy(owner)(run));
    const screening = screenings.find(({ id }) => id === open[0]?.screeningId);
    return open.length > 0
      ? {
          athletes: open.length,
          /** How many of their tests have results, of how many. */
          done: open.reduce((sum, { testRuns }) => sum + testRuns.length, 0),
          tests: open.length * (screening?.tests.length ?? 0),
        }
      : null;
  },
);

const describeInterrupted = (
  kind: RunKind,
  run: { userId: number; touchedAt: string; position: number | null },
  userScreeningId: number,
  steps: readonly { video: string | null }[],
): InterruptedRun => {
  const position = run.position ?? 0;
  return {
    kind,
    userScreeningId,
    userId: run.userId,
    touchedAt: run.touchedAt,
    step: position + 1,
    steps: steps.length,
    video: steps[position]?.video ?? null,
  };
};

/** Whether the signed-in user is an athlete to whom no screening is assigned yet. */
export const selectIsWithoutScreening = (state: RootState): boolean => {
  const user = selectUser(state);
  return (
    user !== null && isWithoutScreening({ user, hasScreening: selectAssignedScreenings(state).length > 0 })
  );
};

/** Whether each screening of this athlete has a completed run. */
export const selectIsScreened = (state: RootState, athleteId: number): boolean =>
  selectAssignedScreenings(state)
    .filter(({ userId }) => userId === athleteId)
    .every(({ userId, screeningId }) =>
      selectScreeningRuns(state).some(
        (run) => run.completed && run.userId === userId && run.screeningId === screeningId,
      ),
    );

/**
 * Since when the user's own screening is due, ISO 8601; null for a trainer, who has the list of athletes [AS-5].
 */
export const selectDueSince = (state: RootState): string | null => {
  const user = selectUser(state);
  if (!user || isTrainer(user)) return null;
  const assigned = selectAssignedScreenings(state).find(({ userId }) => userId === user.id);
  if (!assigned) return null;
  const ofAssigned = selectScreeningRuns(state).filter(
    ({ userId, screeningId }) => userId === user.id && screeningId === assigned.screeningId,
  );
  const now = selectReadAt(state);
  return dueSince(assigned, lastCompleted(ofAssigned, now)?.start ?? null, now);
};

/** Whether the list of athletes is there for the user: a trainer with athletes, where the server assigns [DE-1]. */
export const selectHasDesk = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== null && isTrainer(user) && selectHasFeature(state, assignmentsFeature);
};

/** What comes next while no run is open: the turquoise tile of the start page. */
export const selectNextStep = (state: RootState): NextStep => {
  const user = selectUser(state);
  if (!user) return 'screening';
  return nextStepOf({
    user,
    hasScreening: selectAssignedScreenings(state).length > 0,
    isScreened: selectIsScreened(state, user.id),
    hasPlan: selectTrainingPlan(state, user.id).length > 0,
    isDue: selectDueSince(state) !== null,
    canInvite: selectHasFeature(state, membersFeature),
    hasDesk: selectHasDesk(state),
  });
};

/** Whether the user is a trainer without athletes who can invite some in the app [MB-2]. */
export const selectCanInviteFirst = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== null && isTrainerWithoutAthletes(user) && selectHasFeature(state, membersFeature);
};

/** Which pages of the club the start page leads to: those that the server has, for whom they are. */
export const selectClubPages = createSelector(
  [selectUser, (state: RootState) => state.server.features],
  (user, features) => {
    const isAdmin = user?.authorities.includes('ROLE_ADMIN') ?? false;
    const trains = user !== null && (isTrainer(user) || isTrainerWithoutAthletes(user));
    return {
      account: features.includes(accountFeature),
      members: features.includes(membersFeature) && (isAdmin || trains),
      club: features.includes(clubFeature) && isAdmin,
      content: features.includes(contentFeature) && mayEditContent(user),
    };
  },
);
