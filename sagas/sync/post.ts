import { ApiError } from '../../src/domain/errors';
import { storedRun } from '../../src/domain/receivedRuns';
import type { Batch } from '../../src/domain/runBatches';
import { sentIds } from '../../src/domain/runIds';
import type { LocalRun, RunKind, RunOf, SentRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { clearFormer } from '../former/part';
import { call, fork, put, type Saga, task } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { services } from '../lib/services';
import { differs } from './forkRun';
import { type Received, senders } from './senders';

const paths: Record<RunKind, string> = { screeningRun: '/screening/runs/', exerciseRun: '/exercise/runs/' };

/** Finds each run in the answer. Throws when one is missing. */
const storedRuns = (kind: RunKind, runs: readonly LocalRun[], answer: readonly Received[]): SentRun[] =>
  runs.map((run, place) => {
    const { clientId, clientRevision: revision } = run;
    const stored = storedRun(run, place, answer);
    if (!stored) throw new ApiError('malformed', `POST ${paths[kind]}: ${clientId}`);
    return { clientId, revision, stored };
  });

/**
 * Stores the server ids of the sent runs. A run becomes clean only if it still has the sent revision [FL-7]. The id of
 * a training is kept before that: a clean one may leave the device while another tab writes feedback on it [ON-4].
 */
function* noteSent<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[], sent: SentRun[]): Saga {
  const { clock, outbox, tabs } = yield* services();
  const { markSent } = yield* lateService('bulk');
  if (kind === 'exerciseRun') yield* call(outbox.keepTrainingIds, sentIds(runs, sent), clock.now());
  const differing = yield* call(markSent, kind, sent);
  yield* put(runsActions.sent({ kind, sent: sent.filter(({ clientId }) => !differing.includes(clientId)) }));
  for (const run of runs) if (differing.includes(run.clientId)) yield* differs(run);
  yield* clearFormer(runs);
  tabs.announceChange();
}

/** Runs the body, and waits until all that it posted is noted, also if it throws. */
export function* untilNoted(body: () => Saga): Saga {
  // A task ends together with what it has forked. If it threw, what is not noted yet would be cancelled.
  const failure = yield* task(function* send(): Saga<{ error: unknown } | null> {
    try {
      yield* body();
      return null;
    } catch (error) {
      return { error };
    }
  })();
  if (failure) throw failure.error;
}

/**
 * Sends runs in one request. The next one may be larger if this one was fast [FL-14]. What the server has stored is
 * noted while the next request is under way: see `untilNoted`.
 */
export function* post<Kind extends RunKind>(kind: Kind, { runs, bytes }: Batch<RunOf<Kind>>): Saga {
  const { answer, duration } = yield* senders[kind](runs);
  yield* put(syncActions.batchSent({ bytes, duration }));
  const stored = storedRuns(kind, runs, answer);
  yield* fork(() => noteSent(kind, runs, stored));
}
