import { calls } from '../../src/contract/calls';
import { painFeature } from '../../src/contract/features';
import type { ReceivedExerciseRun, ReceivedScreeningRun } from '../../src/contract/schemas';
import { hasPain, type Steps, withoutPain } from '../../src/domain/pain';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import type { RunKind, RunOf } from '../../src/domain/runs';
import { serverHas } from '../features/work';
import type { Saga } from '../lib/effects';
import { request } from '../lib/request';

/** A run in the answer of the server. */
export type Received = ReceivedScreeningRun | ReceivedExerciseRun;

type Sender<Kind extends RunKind> = (runs: RunOf<Kind>[]) => Saga<Received[]>;

/** Returns the posts as the server takes them: pain only where it names that feature [PN-1]. */
function* taken<Post extends Steps>(posts: Post[]): Saga<Post[]> {
  if (!posts.some(hasPain) || (yield* serverHas(painFeature))) return posts;
  return posts.map((post) => withoutPain(post));
}

/** Posts runs of one kind, several of them as one batch. Returns what the server has stored. */
export const senders: { [Kind in RunKind]: Sender<Kind> } = {
  *screeningRun(runs) {
    const posts = yield* taken(runs.map(screeningRunPost));
    const [only] = posts;
    if (only && posts.length === 1) return [yield* request(calls.saveScreeningRun(only))];
    return yield* request(calls.saveScreeningRuns(posts));
  },
  *exerciseRun(runs) {
    const posts = yield* taken(runs.map(exerciseRunPost));
    const [only] = posts;
    if (only && posts.length === 1) return [yield* request(calls.saveExerciseRun(only))];
    return yield* request(calls.saveExerciseRuns(posts));
  },
};
