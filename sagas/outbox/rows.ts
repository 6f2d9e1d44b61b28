import { withRunIds } from '../../src/domain/outbox';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/**
 * Removes an entry from the device once the server has it. If the removal fails, the entry is sent again under the
 * same client id.
 */
export const forget = worker({ name: 'forgetEntry' }, function* removeRow(clientId: string): Saga {
  const { outbox, tabs } = yield* services();
  yield* call(outbox.remove, clientId);
  tabs.announceChange();
});

/**
 * Stores the server ids of exercise runs in the waiting feedback, where this device knows them [ON-4]. Must run
 * before exercise runs are removed from the device: afterwards their ids are unknown.
 */
export function* giveRunIds(): Saga {
  const { database, outbox } = yield* services();
  const entries = yield* call(outbox.all);
  if (!entries.some(({ kind }) => kind === 'feedback')) return;
  const ids = yield* call(database.runIds, 'exerciseRun');
  for (const entry of withRunIds(entries, ids)) yield* call(outbox.save, entry);
}
