import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { put, takeEvery } from 'redux-saga/effects';
import { App } from '../../src/app/App';
import { createEngine } from '../../src/app/createEngine';
import { nothingLate } from '../../src/app/lateCodeContext';
import type { CurrentUser } from '../../src/contract/schemas';
import { guardActions } from '../../store/guard/slice';
import { screeningActions } from '../../store/screening/slice';
import { sessionActions } from '../../store/session/slice';
import { usersActions } from '../../store/users/slice';
import { aCurrentUser, aScreening, aUser, aUserScreening } from '../builders';
import { aStore } from '../screens/renderScreen';
import { prepareOnce } from '../setup/eachTest';

/** Loads all screens before the first test, so that no test waits for their compilation. */
prepareOnce(() => {
  const folder = resolve('src/screens');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files) if (file.endsWith('.tsx')) jest.requireActual(join(folder, file));
});

/** Loads the offer of the login page, which no page waits for. */
prepareOnce(async () => {
  await act(async () => {
    renderApp({ at: '/login', user: null });
  });
  cleanup();
});

/** Loads the Impressum, whose code comes in two steps: the text of the bar is there before it. */
prepareOnce(async () => {
  renderApp({ at: '/impressum', user: null });
  await screen.findByRole('heading', { name: 'Anbieter' });
  cleanup();
});

interface Options {
  /** The address that the app opens. */
  at?: string;
  user?: CurrentUser | null;
  isDataInitialized?: boolean;
  /** Whether the guards finish their work at once or never. */
  guards?: 'open' | 'wait';
  /** Whether the device stores a screening that is assigned to Anna. */
  hasScreening?: boolean;
  /** Whether the app already knows who is signed in. */
  isRestored?: boolean;
}

/** Renders the whole app over the real store. The only saga is a guard that opens at once. */
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
    store.dispatch(usersActions.loaded([aUser()]));
    store.dispatch(
      screeningActions.loaded({
        userScreenings: [aUserScreening()],
        screenings: [aScreening()],
      }),
    );
  }
  if (isRestored) store.dispatch(sessionActions.restored({ user, isDataInitialized }));
  window.history.pushState(null, '', at);
  const rendered = render(<App engine={createEngine(store, nothingLate)} isRemembered={user !== null} />);
  return {
    ...rendered,
    store,
    user: userEvent.setup(),
    /** The visits that the guards were asked to open, in order. */
    visits: () => actions.filter(guardActions.entered.match).map(({ payload }) => payload),
    actions,
  };
};

/** Returns path and query of the address bar. */
export const address = () => window.location.pathname + window.location.search;

/** Changes the address without a link of the app, as the browser's back button does. */
export const browseTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
