import { myAccountActions } from '../../store/myAccount/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { changeEmail, changePassword, endSignins, load } from './changing';

/** An answer that arrives after the page was left changes nothing on the next page. */
const until = [myAccountActions.closed, ...signOut];

/** Loads and changes a person's own account [AC-1]. */
export function* myAccountSaga(): Saga {
  const { requested, emailSubmitted, passwordSubmitted, signinsLeft } = myAccountActions;
  const { loadingFailed, changeFailed: failed } = myAccountActions;
  yield* takeLatest([requested], worker({ name: 'loadAccount', until, failed: loadingFailed }, load));
  yield* takeLeading([emailSubmitted], worker({ name: 'changeEmail', until, failed }, changeEmail));
  yield* takeLeading([passwordSubmitted], worker({ name: 'changePassword', until, failed }, changePassword));
  yield* takeLeading([signinsLeft], worker({ name: 'endSignins', until, failed }, endSignins));
}
