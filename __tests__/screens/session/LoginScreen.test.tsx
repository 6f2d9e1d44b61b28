import { act, screen, waitFor } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { sessionActions } from '../../../store/session/slice';
import { address, renderApp } from '../../app/renderApp';
import { aCurrentUser } from '../../builders';

expect.extend(toHaveNoViolations);

const renderLogin = (at = '/login') => renderApp({ at, user: null });

const username = () => screen.getByLabelText('Benutzername');
const password = () => screen.getByLabelText('Passwort');
const submit = () => screen.getByRole('button', { name: 'Login' });

test('[LI-1] the page is headed Login', () => {
  renderLogin();
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
});

test('[LI-2] the fields are a user name and a password', () => {
  renderLogin();
  expect(username()).toHaveAttribute('type', 'text');
  expect(password()).toHaveAttribute('type', 'password');
});

test('[LI-3] the button logs in and is busy meanwhile', async () => {
  const { store, user } = renderLogin();
  expect(submit()).toHaveAttribute('aria-busy', 'false');
  await user.type(username(), 'anna');
  await user.type(password(), 'athletik{Enter}');
  expect(store.getState().session.login.status).toBe('running');
  expect(submit()).toHaveAttribute('aria-busy', 'true');
});

test("[LI-4] the link 'Passwort vergessen ?' leads to the way back in", () => {
  renderLogin();
  expect(screen.getByRole('link', { name: 'Passwort vergessen ?' })).toHaveAttribute(
    'href',
    '/password-forgotten',
  );
});

test('[LI-7] [LI-8] [LI-9] what is missing is said after an attempt only', async () => {
  const { store, user } = renderLogin();
  await user.type(username(), 'a{Backspace}');
  expect(screen.queryByText('Benutzername erforderlich')).toBeNull();
  await user.click(submit());
  expect(username()).toHaveAccessibleDescription('Benutzername erforderlich');
  expect(password()).toHaveAccessibleDescription('Passwort erforderlich');
  expect(store.getState().session.login.status).toBe('idle');
});

test('[LI-7] the first missing field takes the focus, and its message goes with the first letter', async () => {
  const { user } = renderLogin();
  await user.type(username(), 'anna');
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(screen.queryByText('Benutzername erforderlich')).toBeNull();
  await user.keyboard('a');
  expect(screen.queryByText('Passwort erforderlich')).toBeNull();
});

test.each([
  ['[LI-10]', 'Email Adresse oder Passwort falsch!'],
  ['[LI-11]', 'Bitte bestätige zuerst deine E-Mail-Adresse.'],
])('%s [LI-12] a refused login says "%s" and can be tried again', async (_rule, message) => {
  const { store, user } = renderLogin();
  await user.type(username(), 'anna');
  await user.type(password(), 'falsch');
  await user.click(submit());
  act(() => {
    store.dispatch(sessionActions.loginFailed(message));
  });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(password()).toHaveAccessibleDescription(message);
  expect(submit()).toBeEnabled();
  expect(submit()).toHaveAttribute('aria-busy', 'false');
});

test('[LI-5] a signed-in user is led on to the update', async () => {
  renderApp({ at: '/login' });
  await waitFor(() => expect(address()).toBe('/update'));
});

test.each([
  ['/login', '/update'],
  ['/login?returnUrl=%2Ftraining%2F41%3Fa%3D1', '/training/41?a=1'],
  ['/login?returnUrl=%2F%2Fevil.example', '/update'],
])('[LI-6] a login at %s leads to %s', async (at, target) => {
  const { store } = renderLogin(at);
  await act(async () => {
    store.dispatch(sessionActions.dataInitializedChanged(true));
    store.dispatch(sessionActions.loggedIn(aCurrentUser()));
  });
  expect(address()).toBe(target);
});

test('the login has no barriers, with errors neither', async () => {
  const { container, user } = renderLogin();
  await user.click(submit());
  expect(await axe(container)).toHaveNoViolations();
});
