import type { UnknownAction } from '@reduxjs/toolkit';
import { call, race, take, takeLatest } from 'redux-saga/effects';
import { accountActions } from '../../store/account/slice';
import type { Saga } from '../lib/effects';
import { lazily } from '../lib/lazily';

/** The worker, which ends with the page: a late answer tells nothing to the next page. */
const whilePageIsOpen = <Action extends UnknownAction>(worker: (action: Action) => Saga) =>
  function* onPage(action: Action): Saga {
    yield race([call(worker, action), take(accountActions.closed.type)]);
  };

/** Recovery of a password and verification of an e-mail address; hardly anybody needs them, so their code comes late. */
export function* accountSaga(): Saga {
  const { recoveryRequested, recoveryOpened, passwordSubmitted, verificationOpened } = accountActions;
  const { sendingFailed, checkFailed } = accountActions;
  const work = () => import('./work');
  yield takeLatest(
    recoveryRequested.type,
    whilePageIsOpen(lazily(async () => (await work()).requestRecovery, sendingFailed)),
  );
  yield takeLatest(
    recoveryOpened.type,
    whilePageIsOpen(lazily(async () => (await work()).checkToken, checkFailed)),
  );
  yield takeLatest(
    passwordSubmitted.type,
    whilePageIsOpen(lazily(async () => (await work()).setPassword, sendingFailed)),
  );
  yield takeLatest(
    verificationOpened.type,
    whilePageIsOpen(lazily(async () => (await work()).verifyEmail, checkFailed)),
  );
}
