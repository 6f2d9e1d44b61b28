import { calls } from '../../src/contract/calls';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import type { LocalExerciseRun, LocalRun, LocalScreeningRun, RunKind } from '../../src/domain/runs';
import type { Saga } from '../lib/effects';
import { request } from '../lib/request';

/** How the runs of one kind reach the server. */
export interface RunSender<Run extends LocalRun> {
  kind: RunKind;
  /** Posts the runs and answers what the server stored. */
  post(runs: Run[]): Saga<{ clientId: string; id: number }[]>;
}

export const screeningRunSender: RunSender<LocalScreeningRun> = {
  kind: 'screeningRun',
  *post(runs) {
    const posts = runs.map(screeningRunPost);
    const [only] = posts;
    if (only && posts.length === 1) return [yield* request(calls.saveScreeningRun(only))];
    return yield* request(calls.saveScreeningRuns(posts));
  },
};

export const exerciseRunSender: RunSender<LocalExerciseRun> = {
  kind: 'exerciseRun',
  *post(runs) {
    const posts = runs.map(exerciseRunPost);
    const [only] = posts;
    if (only && posts.length === 1) return [yield* request(calls.saveExerciseRun(only))];
    return yield* request(calls.saveExerciseRuns(posts));
  },
};
