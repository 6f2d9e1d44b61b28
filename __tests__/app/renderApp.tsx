import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { put, takeEvery } from 'redux-saga/effects';
import { App } from '../../src/app/App';
import { createEngine } from '../../src/app/createEngine';
import type { CurrentUser } from '../../src/contract/schemas';
import { guardActions } from '../../store/guard/slice';
import { screeningActions } from '../../store/screening/slice';
import { sessionActions } from '../../store/session/slice';
import { aCurrentUser, aScreening, aUser, aUserScreening } from '../builders';
import { aStore } from '../screens/renderScreen';

/** The screens, which come on demand, are read before the first test: it shall not wait for their compilation. */
beforeAll(() => {
  const folder = resolve('src/screens');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files) if (file.endsWith('.tsx')) jest.requireActual(join(folder, file));
});

interface Options {
  /** The address that is open. */
  at?: string;
  user?: CurrentUser | null;
  isDataInitialized?: boolean;
  /** Whether the guards' work is done at once, or never. */
  guards?: 'open' | 'wait';
  /** Whether the device holds a screening assigned to Anna. */
  hasScreening?: boolean;
  /** Whether the device has been asked who is signed in. */
  isRestored?: boolean;
}

/** Renders the whole app over the real store; of the sagas there is only a guard that does nothing but open. */
export const renderApp = ({
  at = '/',
  user = aCurrentUser(),
  isDataInitialized = user !== null,
  guards = 'open',
  hasScreening = true,
  isRestored = true,
}: Options = {}) => {
  const { store, runSaga } = aStore();
  const actions: UnknownAction[] = [];
  runSaga(function* outside() {
    yield takeEvery('*', (action: UnknownAction) => {
      actions.push(action);
    });
    if (guards === 'wait') return;
    yield takeEvery(
      guardActions.entered.type,
      function* ({ payload }: ReturnType<typeof guardActions.entered>) {
        yield put(guardActions.opened(payload.visit));
      },
    );
  });
  if (hasScreening) {
    store.dispatch(
      screeningActions.loaded({
        users: [aUser()],
        userScreenings: [aUserScreening()],
        screenings: [aScreening()],
      }),
    );
  }
  if (isRestored) store.dispatch(sessionActions.restored({ user, isDataInitialized }));
  window.history.pushState(null, '', at);
  const rendered = render(<App engine={createEngine(store)} isRemembered={user !== null} />);
  return {
    ...rendered,
    store,
    user: userEvent.setup(),
    /** The guards' work that was asked for, in order. */
    visits: () => actions.filter(guardActions.entered.match).map(({ payload }) => payload),
    actions,
  };
};

/** Path and query in the browser's address bar. */
export const address = () => window.location.pathname + window.location.search;

/** The browser goes to another address by itself, as by its back button or a changed query. */
export const browseTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
