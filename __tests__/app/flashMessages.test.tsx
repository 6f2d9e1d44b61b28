import { act, screen } from '@testing-library/react';
import { sessionActions } from '../../store/session/slice';
import { type Toast, toastsActions } from '../../store/toasts/slice';
import { aCurrentUser } from '../builders';
import { address, browseTo, renderApp } from './renderApp';

const aToast = (overrides: Partial<Toast> = {}): Toast => ({
  id: 'toast',
  type: 'success',
  text: 'Gespeichert',
  createdDate: 0,
  survivesNavigation: false,
  ...overrides,
});

const renderWithToast = (toast: Toast, options: Parameters<typeof renderApp>[0] = {}) => {
  const app = renderApp(options);
  act(() => {
    app.store.dispatch(toastsActions.shown(toast));
  });
  return app;
};

const message = () => screen.queryByText('Gespeichert');

test('[SH-6] [SH-8] a message is shown until the next navigation', async () => {
  renderWithToast(aToast());
  expect(message()).toBeInTheDocument();
  await browseTo('/impressum');
  expect(message()).toBeNull();
});

test('[SH-8] a persistent message survives one navigation, but not two', async () => {
  renderWithToast(aToast({ survivesNavigation: true }));
  await browseTo('/impressum');
  expect(message()).toBeInTheDocument();
  await browseTo('/nocurrentscreening');
  expect(message()).toBeNull();
});

test('[SH-8] a redirect by a guard does not count as a navigation', async () => {
  const app = renderWithToast(aToast());
  await act(async () => {
    app.store.dispatch(sessionActions.loggedOut({ byChoice: false }));
  });
  expect(address()).toBe('/login?returnUrl=%2F');
  expect(message()).toBeInTheDocument();
});

test('[SH-8] a navigation that a guard redirects counts once', async () => {
  renderWithToast(aToast({ survivesNavigation: true }), { at: '/login', user: null });
  await browseTo('/training');
  expect(address()).toBe('/login?returnUrl=%2Ftraining');
  expect(message()).toBeInTheDocument();
  await browseTo('/impressum');
  expect(message()).toBeNull();
});

test('[SH-8] a changed query does not count as a navigation', async () => {
  renderWithToast(aToast());
  await browseTo('/?athlet=2');
  expect(message()).toBeInTheDocument();
});

test('[SH-6] the user can close a message', async () => {
  const { user } = renderWithToast(aToast());
  await user.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(message()).toBeNull();
});

test('[SH-7] a message stays while the user hovers it', async () => {
  const { user, store } = renderWithToast(aToast(), { user: aCurrentUser() });
  await user.hover(screen.getByText('Gespeichert'));
  expect(store.getState().toasts.isHeld).toBe(true);
  await user.unhover(screen.getByText('Gespeichert'));
  expect(store.getState().toasts.isHeld).toBe(false);
});
