import { calls } from '../../src/contract/calls';
import type { ReceivedExerciseRun, ReceivedScreeningRun } from '../../src/contract/schemas';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import type { RunKind, RunOf } from '../../src/domain/runs';
import type { Saga } from '../lib/effects';
import { request } from '../lib/request';

/** A run in the answer of the server. */
export type Received = ReceivedScreeningRun | ReceivedExerciseRun;

type Sender<Kind extends RunKind> = (runs: RunOf<Kind>[]) => Saga<Received[]>;

/** Posts runs of one kind, several of them as one batch. Returns what the server has stored. */
export const senders: { [Kind in RunKind]: Sender<Kind> } = {
  *screeningRun(runs) {
    const posts = runs.map(screeningRunPost);
    const [only] = posts;
    if (only && posts.length === 1) return [yield* request(calls.saveScreeningRun(only))];
    return yield* request(calls.saveScreeningRuns(posts));
  },
  *exerciseRun(runs) {
    const posts = runs.map(exerciseRunPost);
    const [only] = posts;
    if (only && posts.length === 1) return [yield* request(calls.saveExerciseRun(only))];
    return yield* request(calls.saveExerciseRuns(posts));
  },
};
