import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEngine } from '../../src/app/createEngine';
import type { Engine } from '../../src/app/engine';
import { nothingLate } from '../../src/app/lateCodeContext';
import { paintedSignIn } from '../../src/app/paintedSignIn';
import { start } from '../../src/app/start';
import { StorageUnavailableError } from '../../src/domain/errors';
import { sessionActions } from '../../store/session/slice';
import { aCurrentUser } from '../builders';
import { aStore } from '../screens/renderScreen';
import { address } from './renderApp';

let leave = () => {};
afterEach(() => leave());

/** Opens the app at an address, in what is painted by then. The engine is not loaded yet. */
const open = async (at: string, { isRemembered = false, painted = document.createElement('div') } = {}) => {
  window.history.replaceState(null, '', at);
  const element = painted;
  if (!element.isConnected) document.body.append(element);
  const { store } = aStore();
  const dispatched = jest.spyOn(store, 'dispatch');
  let engineCame = (_engine: Engine) => {};
  let engineFailed = (_error: Error) => {};
  const engine = new Promise<Engine>((resolve, reject) => {
    engineCame = resolve;
    engineFailed = reject;
  });
  const loadEngine = jest.fn(() => engine);
  await act(async () => {
    void start({ element, isRemembered, loadEngine });
  });
  await waitFor(() => expect(loadEngine).toHaveBeenCalledTimes(1));
  leave = () => element.remove();
  const restore = (user: ReturnType<typeof aCurrentUser> | null) =>
    act(async () => {
      store.dispatch(sessionActions.restored({ user, isDataInitialized: false }));
    });
  return {
    store,
    restore,
    engineComes: () => act(async () => engineCame(createEngine(store, nothingLate))),
    engineFails: (error = new Error('Loading chunk failed.')) => act(async () => engineFailed(error)),
    logins: () => dispatched.mock.calls.map(([action]) => action).filter(sessionActions.loginRequested.match),
  };
};

const form = () => screen.queryByRole('heading', { name: 'Login' });
const username = () => screen.getByLabelText<HTMLInputElement>('Benutzername');
const password = () => screen.getByLabelText<HTMLInputElement>('Passwort');
const submit = () => screen.getByRole('button', { name: 'Login' });
const waiting = () => screen.queryByRole('status', { name: 'Wird geladen' });

/** The page of a first visit, before a script has come. */
const firstVisit = (isDemo = false) => {
  const painted = document.createElement('div');
  painted.id = 'root';
  if (isDemo) painted.dataset.demo = '';
  painted.innerHTML = paintedSignIn(isDemo);
  document.body.append(painted);
  return painted;
};

describe('a first visit', () => {
  test('[CO-29] [LI-6] signs in with what was typed before a script had come', async () => {
    const painted = firstVisit();
    const field = username();
    expect(submit()).toBeDisabled();
    field.value = 'anna';
    password().value = 'geheim';
    password().focus();
    const app = await open('/', { painted });
    expect(username()).toBe(field);
    expect(password()).toHaveFocus();
    expect(submit()).toBeEnabled();
    await userEvent.click(submit());
    await app.engineComes();
    await app.restore(null);
    expect(app.logins()).toMatchObject([{ payload: { username: 'anna', password: 'geheim' } }]);
  });

  test('[CO-29] [RU-6] to a demo signs in with what it offers, pressed before the engine is loaded', async () => {
    const painted = firstVisit(true);
    const offer = screen.getByRole('button', { name: 'Als Athletin ansehen' });
    const app = await open('/', { painted });
    await userEvent.click(offer);
    expect(offer).toBeDisabled();
    await app.engineComes();
    expect(offer).toBeInTheDocument();
    await app.restore(null);
    expect(app.logins()).toMatchObject([{ payload: { username: 'anna' } }]);
  });

  test('[CO-29] in another year keeps the fields, too', async () => {
    jest.useFakeTimers({ now: new Date('2031-01-01T12:00:00Z'), advanceTimers: true });
    const painted = firstVisit();
    jest.useRealTimers();
    const field = username();
    field.value = 'anna';
    await open('/login', { painted });
    expect(username()).toBe(field);
    expect(field).toHaveValue('anna');
  });

  test('[GU-4] [LI-5] of somebody who is signed in all the same shows no sign-in', async () => {
    const painted = firstVisit();
    await open('/', { painted, isRemembered: true });
    expect(form()).not.toBeInTheDocument();
    expect(waiting()).toBeInTheDocument();
  });
});

test.each([
  ['[GU-1]', '/training/41?from=mail', '/training/41?from=mail'],
  ['[GU-1]', '/update', '/update'],
  ['[GU-1] [RT-14]', '/nowhere', '/'],
])(
  '%s without a user, %s shows the login before and after the engine is loaded',
  async (_rule, at, wanted) => {
    const app = await open(at);
    const whole = `/login?${new URLSearchParams({ returnUrl: wanted })}`;
    expect(form()).toBeInTheDocument();
    expect(address()).toBe(whole);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    await app.engineComes();
    expect(form()).toBeInTheDocument();
    await app.restore(null);
    expect(form()).toBeInTheDocument();
    expect(address()).toBe(whole);
  },
);

test('[GU-8] without a user, an open page keeps its address and waits for the engine', async () => {
  const app = await open('/password-forgotten?from=mail');
  expect(address()).toBe('/password-forgotten?from=mail');
  expect(form()).toBeNull();
  expect(waiting()).toBeInTheDocument();
  await app.engineComes();
  await app.restore(null);
  expect(await screen.findByRole('heading', { name: 'Passwort zurücksetzen' })).toBeInTheDocument();
});

test.each([
  ['/', '/'],
  ['/login', '/update'],
])('[LI-5] a remembered user never sees the login at %s', async (at, next) => {
  const seen = jest.fn();
  const watch = new MutationObserver(() => form() && seen());
  watch.observe(document.body, { subtree: true, childList: true });
  const app = await open(at, { isRemembered: true });
  expect(waiting()).toBeInTheDocument();
  expect(address()).toBe(at);
  await app.engineComes();
  expect(waiting()).toBeInTheDocument();
  await app.restore(aCurrentUser());
  await waitFor(() => expect(address()).toBe(next));
  watch.disconnect();
  expect(seen).not.toHaveBeenCalled();
});

test('[LI-5] a remembered user who is no longer signed in sees the login', async () => {
  const app = await open('/login', { isRemembered: true });
  await app.engineComes();
  await app.restore(null);
  expect(form()).toBeInTheDocument();
});

test('[LI-2] the form keeps its text, focus and selection when the engine is loaded', async () => {
  const app = await open('/login');
  await userEvent.type(username(), 'anna');
  await userEvent.type(password(), 'athletik');
  password().setSelectionRange(2, 5);
  const fields = [username(), password()];
  await app.engineComes();
  await app.restore(null);
  expect([username(), password()]).toEqual(fields);
  expect(fields.every((field) => field.isConnected)).toBe(true);
  expect(fields.map(({ value }) => value)).toEqual(['anna', 'athletik']);
  expect(password()).toHaveFocus();
  expect([password().selectionStart, password().selectionEnd]).toEqual([2, 5]);
  await userEvent.keyboard('x');
  expect(password()).toHaveValue('atxtik');
});

test('[LI-7] [LI-9] the errors of a submit before the engine is loaded stay visible', async () => {
  const app = await open('/login');
  await userEvent.click(submit());
  await app.engineComes();
  await app.restore(null);
  expect(username()).toHaveAccessibleDescription('Benutzername erforderlich');
  expect(username()).toHaveFocus();
  expect(app.logins()).toEqual([]);
});

test('[LI-3] a login before the engine is loaded is busy, and is sent once when the session has started', async () => {
  const app = await open('/login');
  await userEvent.type(username(), 'anna');
  await userEvent.type(password(), 'athletik{Enter}');
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await app.engineComes();
  // The session is still starting: no saga handles a login yet.
  expect(app.logins()).toEqual([]);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await app.restore(null);
  expect(app.logins().map(({ payload }) => payload)).toEqual([{ username: 'anna', password: 'athletik' }]);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await act(async () => {
    app.store.dispatch(sessionActions.loginFailed('Email Adresse oder Passwort falsch!'));
  });
  expect(submit()).toHaveAttribute('aria-busy', 'false');
  expect(app.logins()).toHaveLength(1);
});

test('an error page with a reload button appears when the engine cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await open('/login');
  await app.engineFails();
  expect(screen.getByRole('alert')).toHaveTextContent('Diese Seite lässt sich gerade nicht anzeigen.');
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeInTheDocument();
});

test('[DB-14] where the browser keeps no data, the page says what to do', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await open('/', { isRemembered: true });
  await app.engineFails(new StorageUnavailableError('denied'));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Dein Browser speichert hier keine Daten.');
  expect(alert).toHaveTextContent('Verlass das private Fenster oder erlaube Cookies und Websitedaten');
  expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
});
