import type { LocalRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/** Removes a run from this device that was erased from the server on purpose [ON-5]. */
export function* removeErased({ kind, clientId }: Pick<LocalRun, 'kind' | 'clientId'>): Saga {
  const { database, tabs } = yield* services();
  yield* call(database.removeRun, kind, clientId);
  yield* put(runsActions.removed({ kind, clientId }));
  tabs.announceChange();
}
