/** Completes and discards the runs of a session [TS-3]. */
import { runCorrectionsFeature } from '../../src/contract/features';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { completeRun } from '../../src/domain/trackside/answers';
import {
  isOver,
  type TracksideSession,
  withMemberState,
  withoutMember,
} from '../../src/domain/trackside/session';
import { atSomebody } from '../../src/domain/trackside/steps';
import { selectAllScreeningRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectHasFeature } from '../../store/server/selectors';
import {
  selectTrackside,
  selectTracksideEnding,
  selectTracksideRun,
  selectTracksideTests,
} from '../../store/trackside/selectors';
import { tracksideActions } from '../../store/trackside/slice';
import { removeRun } from '../database/removeRun';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { enqueue } from '../outbox/enqueue';
import { keepingFacts } from './cell';
import { keepRun, keepSession, removeSession, saveAgain } from './keep';

const { discardRequested, ended, finishAllRequested, finishRequested, shown } = tracksideActions;

/** Completes the run of an athlete, which is sent then. */
function* complete(session: TracksideSession, userId: number): Saga {
  const run = yield* select(selectTracksideRun, userId);
  const facts = yield* keepingFacts(session, userId);
  if (run && facts) yield* keepRun(completeRun(run, facts));
}

/**
 * Ends the run of an athlete without completing it. One that the server does not have leaves the device. Any other is
 * deleted on the server, too [TS-7]; until then, and where a server takes no deletion, it stays as one that was left
 * for a new one: it counts nowhere, and is not offered.
 */
function* discard({ clientId: discardedId }: LocalScreeningRun): Saga {
  const { tabs } = yield* services();
  const run = (yield* select(selectAllScreeningRuns)).find((one) => one.clientId === discardedId);
  if (!run || run.position === null) return;
  const { id: runId, userId, kind, clientId } = run;
  if (runId !== undefined) {
    yield* keepRun({ ...run, position: null });
    if (!(yield* select(selectHasFeature, runCorrectionsFeature))) return;
    const payload = { userId, runId, runClientId: clientId, toUserId: null };
    yield* enqueue({ kind: 'correction', payload });
    return;
  }
  yield* removeRun(kind, clientId);
  yield* put(runsActions.removed({ kind, clientId }));
  tabs.announceChange();
}

/** What becomes of the athletes, by user id. */
interface Ending {
  completed: readonly number[];
  discarded: readonly number[];
}

const withEnding = (session: TracksideSession, { completed, discarded }: Ending): TracksideSession =>
  discarded.reduce(
    withoutMember,
    completed.reduce((next, userId) => withMemberState(next, userId, 'finished'), session),
  );

/** Ends these runs, and goes on with those who are left, or ends the session. */
function* end(ending: Ending): Saga {
  const { clock } = yield* services();
  const begun = yield* openSession();
  if (!begun) return;
  for (const userId of ending.completed) yield* complete(begun, userId);
  // It may have changed while the runs were written.
  const session = yield* openSession();
  if (!session) return;
  const left = atSomebody(withEnding(session, ending), yield* select(selectTracksideTests));
  const discarded = yield* runsOf(ending.discarded);
  yield* put(shown(clock.now()));
  // Before the runs go: a member without a run would begin anew after a kill.
  yield* keepSession(left);
  for (const run of discarded) yield* discard(run);
  const last = yield* openSession();
  if (!last || !isOver(last)) return;
  yield* put(ended());
  yield* removeSession(last);
}

function* runsOf(userIds: readonly number[]): Saga<LocalScreeningRun[]> {
  const runs: LocalScreeningRun[] = [];
  for (const userId of userIds) {
    const run = yield* select(selectTracksideRun, userId);
    if (run) runs.push(run);
  }
  return runs;
}

/** The session that is open; null where nothing can be ended. */
function* openSession(): Saga<TracksideSession | null> {
  const { session, status } = yield* select(selectTrackside);
  return status === 'open' ? session : null;
}

/** 'Fertig' for one athlete whose tests are all done or left out. Of whom all is left out, nothing stays [TS-3]. */
export function* finish({ payload: userId }: ReturnType<typeof finishRequested>): Saga {
  const { ready, empty } = yield* select(selectTracksideEnding);
  const isTheirs = (id: number) => id === userId;
  yield* end({ completed: ready.filter(isTheirs), discarded: empty.filter(isTheirs) });
}

/** The run of one athlete is discarded. One that is completed stays. */
export function* discardOne({ payload: userId }: ReturnType<typeof discardRequested>): Saga {
  const session = yield* openSession();
  const open = session?.members.filter(({ state }) => state !== 'finished') ?? [];
  yield* end({ completed: [], discarded: open.map((member) => member.userId).filter((id) => id === userId) });
}

/** 'Für alle abschließen': completes what is complete, and keeps or discards what has gaps [TS-3]. */
export function* finishAll({ payload: choice }: ReturnType<typeof finishAllRequested>): Saga {
  const { ready, empty, gaps } = yield* select(selectTracksideEnding);
  const withGaps = choice === 'discard' ? gaps.map(({ userId }) => userId) : [];
  yield* end({ completed: ready, discarded: [...empty, ...withGaps] });
}

/** The trainer has freed space. */
export function* saveOnRequest(): Saga {
  yield* saveAgain();
  const { session, status } = yield* select(selectTrackside);
  if (session && status === 'ended') yield* removeSession(session);
}
