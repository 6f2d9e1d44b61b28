import { withRunIds } from '../../src/domain/outbox';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/** Takes an entry off the device, now that the server has it. One that stays is sent again, and is the same entry. */
export const forget = worker({ name: 'forgetEntry' }, function* removeRow(clientId: string): Saga {
  const { outbox, tabs } = yield* services();
  yield* call(outbox.remove, clientId);
  tabs.announceChange();
});

/**
 * Gives feedback the server ids of its exercise runs, where this device has learned them [ON-4]. To be done before exercise
 * runs leave the device: later the ids could not be found any more.
 */
export function* giveRunIds(): Saga {
  const { database, outbox } = yield* services();
  const entries = yield* call(outbox.all);
  if (!entries.some(({ kind }) => kind === 'feedback')) return;
  const ids = yield* call(database.runIds, 'exerciseRun');
  for (const entry of withRunIds(entries, ids)) yield* call(outbox.save, entry);
}
