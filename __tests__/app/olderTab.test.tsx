import { act, screen } from '@testing-library/react';
import { sessionActions } from '../../store/session/slice';
import { shellActions } from '../../store/shell/slice';
import { renderApp } from './renderApp';

const told = () => screen.queryByText(/Schließ alle anderen Tabs/);

test('[DB-11] every page says that another tab blocks the database, as long as it does', async () => {
  const { store } = renderApp({ at: '/impressum' });
  await screen.findByRole('heading', { name: 'Impressum', level: 1 });
  expect(told()).toBeNull();
  act(() => {
    store.dispatch(shellActions.databaseBlockedChanged(true));
  });
  expect(told()).toBeVisible();
  act(() => {
    store.dispatch(sessionActions.loggedOut({ byChoice: true }));
  });
  expect(told()).toBeVisible();
  act(() => {
    store.dispatch(shellActions.databaseBlockedChanged(false));
  });
  expect(told()).toBeNull();
});
