import type { RunKind } from '../../src/domain/runs';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/** Takes a run off the device, and what the fallback storage has of it [DB-13]. */
export function* removeRun(kind: RunKind, clientId: string): Saga {
  const { database, fallback } = yield* services();
  fallback.remove({ store: 'run', row: { clientId } });
  yield* call(database.removeRun, kind, clientId);
}
