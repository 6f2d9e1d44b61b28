import { totalOf } from '../../src/domain/syncSummary';
import { selectWaitingAbout } from '../../store/members/waiting';
import { syncActions } from '../../store/sync/slice';
import { delay, put, race, type Saga, select, takeWhere } from '../lib/effects';

/** Milliseconds. Who gives somebody away waits for a large run on a slow network, but not for ever. */
const patience = 30_000;

function* waitsAbout(memberId: number): Saga<boolean> {
  return totalOf(yield* select(selectWaitingAbout, memberId)) > 0;
}

function* untilSent(memberId: number): Saga<true> {
  while (yield* waitsAbout(memberId)) yield* takeWhere(() => true);
  return true;
}

/**
 * Sends what waits about an athlete before this user gives them away: notes and assignments would be refused then
 * [MB-6]. Returns whether the server has all of it.
 */
export function* sendFirst(memberId: number): Saga<boolean> {
  if (!(yield* waitsAbout(memberId))) return true;
  yield* put(syncActions.sendNowRequested());
  const { sent } = yield* race({ sent: () => untilSent(memberId), late: () => delay(patience) });
  return sent === true;
}
