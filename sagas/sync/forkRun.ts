import { conflict } from '../../src/contract/calls';
import { ApiError } from '../../src/domain/errors';
import type { LocalRun } from '../../src/domain/runs';
import { syncTexts } from '../../src/texts/sync';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { toastsActions } from '../../store/toasts/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { setAside } from './setAside';

/**
 * Handles a run of which the server has something else, because a copy of this device has sent it. The run goes on
 * under a new client id, so that the server stores both. One that differs again is set aside: this server never stores
 * what it is sent [FL-16].
 */
export function* differs(run: LocalRun): Saga {
  const { database, ids, tabs } = yield* services();
  const { kind, clientId } = run;
  if (run.forkOf !== null) {
    yield* setAside(run, new ApiError('status', syncTexts.storedDifferently, conflict));
    return;
  }
  const newClientId = ids.uuid();
  if (!(yield* call(database.fork, kind, run, newClientId))) return;
  yield* put(runsActions.forked({ kind, clientId, newClientId }));
  yield* put(toastsActions.requested({ type: 'success', text: syncTexts.forked, survivesNavigation: true }));
  yield* put(syncActions.flushRequested());
  tabs.announceChange();
}
