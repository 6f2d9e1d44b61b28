import { type Call, calls } from '../../src/contract/calls';
import { painFeature } from '../../src/contract/features';
import type { ReceivedExerciseRun, ReceivedScreeningRun } from '../../src/contract/runs';
import { hasPain, type Steps, withoutPain } from '../../src/domain/pain';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import type { RunKind, RunOf } from '../../src/domain/runs';
import type { Saga } from '../lib/effects';
import { type Timed, timedRequest } from '../lib/request';
import { serverHas } from '../server/meeting';

/** A run in the answer of the server. */
export type Received = ReceivedScreeningRun | ReceivedExerciseRun;

type Sender<Kind extends RunKind> = (runs: RunOf<Kind>[]) => Saga<Timed<Received[]>>;

/** Returns the posts as the server takes them: pain only where it names that feature [PN-1]. */
function* taken<Post extends Steps>(posts: Post[]): Saga<Post[]> {
  if (!posts.some(hasPain) || (yield* serverHas(painFeature))) return posts;
  return posts.map((post) => withoutPain(post));
}

/** Sends posts in one request, a single one as itself. */
function* send<Post extends Steps>(
  sent: Post[],
  saveOne: (post: Post) => Call<Received>,
  saveAll: (posts: Post[]) => Call<Received[]>,
): Saga<Timed<Received[]>> {
  const posts = yield* taken(sent);
  const [only] = posts;
  if (!only || posts.length > 1) return yield* timedRequest(saveAll(posts));
  const { answer, duration } = yield* timedRequest(saveOne(only));
  return { answer: [answer], duration };
}

/** Posts runs of one kind, several of them as one batch. Returns what the server has stored. */
export const senders: { [Kind in RunKind]: Sender<Kind> } = {
  screeningRun: (runs) => send(runs.map(screeningRunPost), calls.saveScreeningRun, calls.saveScreeningRuns),
  exerciseRun: (runs) => send(runs.map(exerciseRunPost), calls.saveExerciseRun, calls.saveExerciseRuns),
};
