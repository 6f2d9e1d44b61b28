import { guardianActions } from '../../store/guardian/slice';
import { workersOf } from '../lib/asking';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';

const answering = lazyModule(() => import('./answering'));

/** What a guardian is asked by mail, and answers [LV-3]. */
export function* guardianSaga(): Saga {
  const { opened, submitted } = guardianActions;
  const { asks, tells } = workersOf(guardianActions);
  yield* takeLatest([opened], asks('openQuestion', answering('openQuestion')));
  yield* takeLeading([submitted], tells('answerQuestion', answering('answerQuestion')));
}
