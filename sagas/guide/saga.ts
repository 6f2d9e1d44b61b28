import { guideActions } from '../../store/guide/slice';
import { type Saga, takeEvery, takeLatest } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { findDevice, keepSwitches } from './device';
import { guide } from './guide';

/** The training that guides [GT-1 to GT-3], and the switches of this device [AC-3]. */
export function* guideSaga(): Saga {
  const { opened, closed, switchesRequested, switched } = guideActions;
  yield* takeLatest([opened], worker({ name: 'guide', until: [closed, ...signOut] }, guide));
  yield* takeEvery([switchesRequested], worker({ name: 'guideDevice' }, findDevice));
  yield* takeEvery([switched], worker({ name: 'guideSwitches' }, keepSwitches));
}
