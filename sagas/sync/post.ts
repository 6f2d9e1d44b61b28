import { ApiError } from '../../src/domain/errors';
import { bytesOf } from '../../src/domain/runBatches';
import type { RunKind, RunOf, SentRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { differs } from './conflict';
import { senders } from './senders';

/** Finds each run in the answer by its client id. Throws when one is missing. */
const storedRuns = (runs: readonly RunOf<RunKind>[], answer: readonly SentRun['stored'][]): SentRun[] => {
  const byClientId = new Map(answer.map((stored) => [stored.clientId, stored]));
  return runs.map(({ clientId, clientRevision: revision }) => {
    const stored = byClientId.get(clientId);
    if (!stored) throw new ApiError('malformed', `The answer lacks the run ${clientId}.`);
    return { clientId, revision, stored };
  });
};

/** Stores the server ids of the sent runs. A run becomes clean only if it still has the sent revision [FL-7]. */
function* noteSent<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[], sent: SentRun[]): Saga {
  const { database, tabs } = yield* services();
  const differing = yield* call(database.markSent, kind, sent);
  yield* put(runsActions.sent({ kind, sent: sent.filter(({ clientId }) => !differing.includes(clientId)) }));
  for (const run of runs) if (differing.includes(run.clientId)) yield* differs(run);
  tabs.announceChange();
}

/** Sends runs in one request. The next one may be larger if this one was fast [FL-14]. */
export function* post<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[]): Saga {
  const { clock } = yield* services();
  const start = clock.now();
  const answer = yield* senders[kind](runs);
  yield* put(syncActions.batchSent({ bytes: bytesOf(runs), duration: clock.now() - start }));
  yield* noteSent(kind, runs, storedRuns(runs, answer));
}
