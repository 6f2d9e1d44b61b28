import { createSelector } from '@reduxjs/toolkit';
import { lastCompleted, type RunKind } from '../../src/domain/runs';
import {
  selectScreeningRuns,
  selectUnfinishedExerciseRuns,
  selectUnfinishedScreeningRuns,
} from '../runs/selectors';
import { selectAssignedScreenings, selectScreenings } from '../screening/selectors';

/** A run that waits to be continued, ready to be offered. */
export interface InterruptedRun {
  kind: RunKind;
  userScreeningId: number;
  /** The athlete. */
  userId: number;
  /** ISO 8601. */
  touchedAt: string;
  /** The place of the step that comes next, from 1. */
  step: number;
  steps: number;
  /** Shows that step. */
  video: string | null;
}

/** The latest unfinished screening and the latest unfinished training [FL-11]; the latest first. */
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

/** The athlete with the latest result: stands for all of a trainer's athletes. */
export const selectLatestAthleteId = createSelector(
  [selectScreeningRuns, selectAssignedScreenings],
  (runs, assigned) =>
    lastCompleted(runs.filter((run) => assigned.some(({ userId }) => userId === run.userId)))?.userId,
);
