import { act, screen } from '@testing-library/react';
import { routeAt } from '../../src/app/routes';
import { recoveryActions } from '../../store/recovery/slice';
import { sessionActions } from '../../store/session/slice';
import { type Toast, toastsActions } from '../../store/toasts/slice';
import { aCurrentUser } from '../builders';
import { address, renderApp } from './renderApp';

const flash = (text: string): Toast => ({
  id: 'flash',
  type: 'success',
  text,
  createdDate: 0,
  survivesNavigation: true,
});

const openPages = ['/password-forgotten', '/password/recovery/token', '/verification/token'];

test('[RT-12] [RT-13] [GU-8] recovery and verification need no login', () => {
  expect(openPages.map((path) => routeAt(path).guard)).toEqual(['open', 'open', 'open']);
});

test.each([
  ['anonymous', null],
  ['signed in', aCurrentUser()],
])('[RT-12] the page for a forgotten password opens for a visitor who is %s', async (_who, user) => {
  renderApp({ at: '/password-forgotten', user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Passwort zurücksetzen' })).toBeInTheDocument();
});

test.each([null, aCurrentUser()])('[RT-12] the recovery page opens for %j', async (user) => {
  renderApp({ at: '/password/recovery/token', user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Passwort setzen' })).toBeInTheDocument();
  expect(document.title).toBe('Passwort setzen · Athletik Screening');
});

test('[RT-13] the verification is titled Athletik Screening - Email Verifikation', async () => {
  renderApp({ at: '/verification/token', user: null });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Athletik Screening - Email Verifikation');
});

test('[VE-1] a logout by the verification stays on the verification page', async () => {
  const { store } = renderApp({ at: '/verification/token' });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    store.dispatch(sessionActions.loggedOut({ byChoice: false }));
    store.dispatch(recoveryActions.succeeded());
  });
  expect(address()).toBe('/verification/token');
  expect(screen.getByRole('heading', { name: 'E-Mail bestätigt' })).toBeInTheDocument();
});

test('[RT-6] [GU-4] the feedback is titled Feedback and needs login and initialised data', () => {
  renderApp({ at: '/feedback/601', guards: 'wait' });
  expect(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeInTheDocument();
  expect(routeAt('/feedback/601').guard).toBe('initialised');
});

test('[PA-6] [SH-8] the message about a new password is still shown after home redirects to the login', async () => {
  const message = 'Passwort wurde erfolgreich züruckgesetzt!';
  const { store } = renderApp({ at: '/password/recovery/token', user: null });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    store.dispatch(toastsActions.shown(flash(message)));
    store.dispatch(recoveryActions.succeeded());
  });
  expect(address()).toBe('/login?returnUrl=%2F');
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('[PA-13] [LI-5] a signed-in user, whom the login redirects, still sees the message about the mail', async () => {
  const message = 'Es ist ein recovery email an ihr email verschickt';
  const { store } = renderApp({ at: '/password-forgotten' });
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    store.dispatch(toastsActions.shown(flash(message)));
    store.dispatch(recoveryActions.succeeded());
  });
  expect(address()).toBe('/update');
  expect(screen.getByText(message)).toBeInTheDocument();
});
