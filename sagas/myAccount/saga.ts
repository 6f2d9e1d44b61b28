import { myAccountActions } from '../../store/myAccount/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';
import { changeEmail, changePassword, endSignins, eraseMyself, load } from './changing';
import { withdrawConsent } from './withdrawing';

const ownData = lazyModule(() => import(/* webpackChunkName: "club" */ '../ownData/saving'));

/** An answer that arrives after the page was left changes nothing on the next page. */
const until = [myAccountActions.closed, ...signOut];

/** Loads and changes a person's own account [AC-1]. */
export function* myAccountSaga(): Saga {
  const { requested, emailSubmitted, passwordSubmitted, signinsLeft, erasureSubmitted } = myAccountActions;
  const { withdrawalSubmitted } = myAccountActions;
  const { loadingFailed, changeFailed: failed, downloadRequested, downloadFailed } = myAccountActions;
  yield* takeLatest([requested], worker({ name: 'loadAccount', until, failed: loadingFailed }, load));
  yield* takeLeading([emailSubmitted], worker({ name: 'changeEmail', until, failed }, changeEmail));
  yield* takeLeading([passwordSubmitted], worker({ name: 'changePassword', until, failed }, changePassword));
  yield* takeLeading([erasureSubmitted], worker({ name: 'eraseMyself', until, failed }, eraseMyself));
  yield* takeLeading(
    [withdrawalSubmitted],
    worker({ name: 'withdrawConsent', until, failed }, withdrawConsent),
  );
  yield* takeLeading([signinsLeft], worker({ name: 'endSignins', until, failed }, endSignins));
  const saving = { name: 'saveOwnData', until, failed: downloadFailed };
  yield* takeLeading([downloadRequested], worker(saving, ownData('save')));
}
