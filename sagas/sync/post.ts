import { ApiError } from '../../src/domain/errors';
import { storedRun } from '../../src/domain/receivedRuns';
import type { Batch } from '../../src/domain/runBatches';
import type { LocalRun, RunKind, RunOf, SentRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { differs } from './conflict';
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

/** Stores the server ids of the sent runs. A run becomes clean only if it still has the sent revision [FL-7]. */
function* noteSent<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[], sent: SentRun[]): Saga {
  const { bulk, tabs } = yield* services();
  const { markSent } = yield* call(bulk.load);
  const differing = yield* call(markSent, kind, sent);
  yield* put(runsActions.sent({ kind, sent: sent.filter(({ clientId }) => !differing.includes(clientId)) }));
  for (const run of runs) if (differing.includes(run.clientId)) yield* differs(run);
  tabs.announceChange();
}

/** Sends runs in one request. The next one may be larger if this one was fast [FL-14]. */
export function* post<Kind extends RunKind>(kind: Kind, { runs, bytes }: Batch<RunOf<Kind>>): Saga {
  const { clock } = yield* services();
  const start = clock.now();
  const answer = yield* senders[kind](runs);
  yield* put(syncActions.batchSent({ bytes, duration: clock.now() - start }));
  yield* noteSent(kind, runs, storedRuns(kind, runs, answer));
}
