import { screeningActions } from '../../store/screening/slice';
import { type Saga, takeLeading } from '../lib/effects';
import { worker } from '../lib/worker';
import { followHomeScreen } from './followHomeScreen';

/** The app on the home screen. Nothing of it is urgent: its code is loaded after the data of this device. */
export function* homeScreenSaga(): Saga {
  yield* takeLeading([screeningActions.loaded], worker({ name: 'homeScreen' }, followHomeScreen));
}
