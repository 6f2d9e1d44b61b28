/** The way through a session [TS-1]. */
import {
  isSameCell,
  type TracksideCell,
  type TracksideSession,
  withMemberState,
} from '../../src/domain/trackside/session';
import { atSomebody, canGoTo } from '../../src/domain/trackside/steps';
import { selectWaitingRunCount } from '../../store/runs/selectors';
import { syncActions } from '../../store/sync/slice';
import {
  selectNextCell,
  selectPreviousCell,
  selectTrackside,
  selectTracksideTests,
} from '../../store/trackside/selectors';
import { tracksideActions } from '../../store/trackside/slice';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { leftRun } from './cell';
import { keepRun, keepSession, writeSession } from './keep';

const { backPressed, cellChosen, changed, memberLeft, nextPressed, orderChosen, shown } = tracksideActions;

/** A second press within so many milliseconds is part of the first, or it would pass somebody over. */
const doubleTap = 350;

/** Whether the press belongs to what is on the screen. */
function* isMeant(pressedAt: TracksideCell): Saga<boolean> {
  const { clock } = yield* services();
  const { session, shownAt, status } = yield* select(selectTrackside);
  const since = clock.now() - shownAt;
  const isSecond = since >= 0 && since < doubleTap;
  return status === 'open' && session !== null && isSameCell(session.at, pressedAt) && !isSecond;
}

/** Sends what has changed, where a test was left [TS-8]. */
function* send(): Saga {
  if ((yield* select(selectWaitingRunCount)) > 0) yield* put(syncActions.flushRequested());
}

/** Leaves the cell on the screen for where the session is then. It is there before anything is written. */
function* moveTo(session: TracksideSession, left: TracksideCell | null): Saga {
  const { clock } = yield* services();
  const kept = yield* leftRun(left);
  yield* put(changed(session));
  yield* put(shown(clock.now()));
  if (kept) yield* keepRun(kept);
  yield* writeSession();
  if (left?.testId !== session.at?.testId) yield* send();
}

/** Leaves the last cell: there is nowhere to go on, but its test is done. */
function* leaveLast(at: TracksideCell): Saga {
  const kept = yield* leftRun(at);
  if (kept) yield* keepRun(kept);
  yield* send();
}

export function* goOn({ payload: pressedAt }: ReturnType<typeof nextPressed>): Saga {
  const { session } = yield* select(selectTrackside);
  if (!session || !(yield* isMeant(pressedAt))) return;
  const next = yield* select(selectNextCell);
  yield* next ? moveTo({ ...session, at: next }, session.at) : leaveLast(pressedAt);
}

export function* goBack({ payload: pressedAt }: ReturnType<typeof backPressed>): Saga {
  const { session } = yield* select(selectTrackside);
  const former = yield* select(selectPreviousCell);
  if (session && former && (yield* isMeant(pressedAt))) yield* moveTo({ ...session, at: former }, session.at);
}

/** Jumps to a cell. Who had left early is back [TS-6]. */
export function* goTo({ payload: cell }: ReturnType<typeof cellChosen>): Saga {
  const { session, status } = yield* select(selectTrackside);
  const tests = yield* select(selectTracksideTests);
  if (!session || status !== 'open' || !canGoTo(session, tests, cell)) return;
  const back = withMemberState(session, cell.userId, 'here');
  yield* moveTo({ ...back, at: cell }, session.at);
}

export function* changeOrder({ payload: order }: ReturnType<typeof orderChosen>): Saga {
  const { session, status } = yield* select(selectTrackside);
  if (session && status === 'open') yield* keepSession({ ...session, order });
}

/** Somebody leaves early: the others go on [TS-6]. */
export function* letGo({ payload: userId }: ReturnType<typeof memberLeft>): Saga {
  const { session, status } = yield* select(selectTrackside);
  const tests = yield* select(selectTracksideTests);
  if (!session || status !== 'open') return;
  yield* moveTo(atSomebody(withMemberState(session, userId, 'gone'), tests), session.at);
}

/** The page is left, and with it the test. The runs stay open [TS-4, TS-8]. */
export function* leavePage(): Saga {
  const { session } = yield* select(selectTrackside);
  if (session?.at) yield* leaveLast(session.at);
}
