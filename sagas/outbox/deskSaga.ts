import { outboxActions } from '../../store/outbox/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, takeEvery } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { whileNobodyDecides } from '../lib/sendingLock';
import { worker } from '../lib/worker';
import { assign, writeNote } from './deskEntries';
import { settleAssignment, settleNote } from './settle';

/** Few trainers change a plan on a day. */
const plan = lazyModule(() => import(/* webpackChunkName: "plan" */ '../plan/writing'));

const options = (name: string) => ({
  name,
  failed: (text: string) => toastsActions.requested({ type: 'error', text }),
});

/** A decision about an entry in conflict. */
const decision = <Action>(name: string, settle: (action: Action) => Saga) =>
  worker(options(name), (action: Action) => whileNobodyDecides(() => settle(action)));

/** Puts what trainers write and assign on the desk into the outbox, and what they decide in conflicts [AS-2, NT-1]. */
export function* deskEntriesSaga(): Saga {
  const { noteWritten, assigned, noteSettled, assignmentSettled, planWritten, plansChanged, planSettled } =
    outboxActions;
  yield* takeEvery([noteWritten], worker(options('writeNote'), writeNote));
  yield* takeEvery([assigned], worker(options('assign'), assign));
  yield* takeEvery([noteSettled], decision('settleNote', settleNote));
  yield* takeEvery([assignmentSettled], decision('settleAssignment', settleAssignment));
  yield* takeEvery([planWritten], worker(options('writePlans'), plan('writePlans')));
  yield* takeEvery([plansChanged], worker(options('changePlans'), plan('changePlans')));
  yield* takeEvery([planSettled], decision('settlePlan', plan('settlePlan')));
}
