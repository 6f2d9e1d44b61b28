import { act, screen } from '@testing-library/react';
import { guardActions } from '../../store/guard/slice';
import { screeningActions } from '../../store/screening/slice';
import { sessionActions } from '../../store/session/slice';
import { usersActions } from '../../store/users/slice';
import { aCurrentUser, aScreening, aUser, aUserScreening } from '../builders';
import { address, browseTo, renderApp } from './renderApp';

const greeting = () => screen.queryByRole('heading', { name: 'Hallo Anna' });

const openNewest = (app: ReturnType<typeof renderApp>) =>
  act(async () => {
    const visit = app.visits().at(-1)?.visit;
    if (visit === undefined) throw new Error('No guard was asked to work.');
    app.store.dispatch(guardActions.opened(visit));
  });

test('[GU-1] without a user a page redirects to the login with a returnUrl, and its guard does no work', async () => {
  const app = renderApp({ at: '/training/41?from=mail', user: null });
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
  expect(address()).toBe(`/login?${new URLSearchParams({ returnUrl: '/training/41?from=mail' })}`);
  expect(app.visits()).toEqual([]);
});

test('[GU-2] without initialised data a page redirects to the update with a returnUrl', async () => {
  renderApp({ at: '/training/41', isDataInitialized: false });
  expect(await screen.findByText('Bitte warten.')).toBeInTheDocument();
  expect(address()).toBe('/update?returnUrl=%2Ftraining%2F41');
});

test('[GU-3] without a stored screening the page redirects to the page that says so', async () => {
  renderApp({ at: '/screening', hasScreening: false });
  expect(await screen.findByText(/^Es wurde dir noch kein Screening zugeordnet/)).toBeInTheDocument();
  expect(address()).toBe('/nocurrentscreening');
});

test('[CO-25] the page without a screening leads on by itself when one arrives', async () => {
  const app = renderApp({ at: '/screening', hasScreening: false });
  expect(await screen.findByText(/^Es wurde dir noch kein Screening zugeordnet/)).toBeInTheDocument();
  await act(async () => {
    app.store.dispatch(usersActions.loaded([aUser()]));
    app.store.dispatch(
      screeningActions.loaded({
        userScreenings: [aUserScreening()],
        screenings: [aScreening()],
      }),
    );
  });
  expect(address()).toBe('/screening');
});

test('[GU-7] the update opens without initialised data, and its guard does no work', async () => {
  const app = renderApp({ at: '/update', isDataInitialized: false, hasScreening: false, guards: 'wait' });
  expect(await screen.findByText('Bitte warten.')).toBeInTheDocument();
  expect(app.visits()).toEqual([]);
});

test('[GU-8] an anonymous visitor reads the legal notice', async () => {
  renderApp({ at: '/impressum', user: null, guards: 'wait' });
  expect(await screen.findByRole('heading', { name: 'Datenschutzhinweis' })).toBeInTheDocument();
});

test('[GU-4] [GU-9] home opens only after its guard has finished', async () => {
  const app = renderApp({ at: '/', guards: 'wait' });
  expect(app.visits()).toEqual([{ visit: expect.any(String), guard: 'initialised' }]);
  expect(greeting()).toBeNull();
  await openNewest(app);
  expect(greeting()).toBeInTheDocument();
});

test.each([
  ['[GU-5]', '/screening', 'refreshWithScreening'],
  ['[GU-6]', '/trainingoverview', 'refresh'],
])('%s [GU-10] %s says that data is being refreshed before it opens', async (_rule, path, guard) => {
  const app = renderApp({ at: path, guards: 'wait' });
  expect(app.visits()).toEqual([{ visit: expect.any(String), guard }]);
  expect(screen.queryByText('Daten werden aktualisiert')).toBeNull();
  act(() => {
    app.store.dispatch(guardActions.refreshing());
  });
  expect(screen.getByText('Daten werden aktualisiert')).toHaveRole('status');
});

test('[GU-9] a second visit of a page waits for its guard again', async () => {
  const app = renderApp({ at: '/', guards: 'wait' });
  await openNewest(app);
  await browseTo('/impressum');
  await browseTo('/');
  expect(greeting()).toBeNull();
  await openNewest(app);
  expect(greeting()).toBeInTheDocument();
});

test('[GU-12] a page redirects to the update when a refresh leaves no local data', async () => {
  const app = renderApp({ at: '/trainingoverview', isDataInitialized: false, guards: 'wait' });
  await openNewest(app);
  expect(address()).toBe('/update?returnUrl=%2Ftrainingoverview');
});

test('no redirect happens before the app knows who is signed in', async () => {
  const app = renderApp({ at: '/', isRestored: false });
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument();
  expect(address()).toBe('/');
  await act(async () => {
    app.store.dispatch(sessionActions.restored({ user: null, isDataInitialized: false }));
  });
  expect(address()).toBe('/login?returnUrl=%2F');
});

test('a changed query or fragment is not a new visit', async () => {
  const app = renderApp({ at: '/' });
  await browseTo('/?athlet=2');
  await browseTo('/?athlet=2#inhalt');
  expect(app.visits()).toHaveLength(1);
  expect(greeting()).toBeInTheDocument();
});

test('[GU-9] returning to a page by the browser is a new visit', async () => {
  const app = renderApp({ at: '/' });
  await browseTo('/impressum');
  await browseTo('/');
  const [first, second, ...others] = app.visits();
  expect(others).toEqual([]);
  expect(second?.visit).not.toBe(first?.visit);
});

describe('[CO-28] a page that comes before everything of the user is read', () => {
  const recognise = () =>
    act(async () => {
      app.store.dispatch(sessionActions.recognised(aCurrentUser()));
    });
  const restore = (isDataInitialized = true) =>
    act(async () => {
      app.store.dispatch(sessionActions.restored({ user: aCurrentUser(), isDataInitialized }));
    });
  let app: ReturnType<typeof renderApp>;

  test('is the start page; it stays as it is when everything is there, while its guard works', async () => {
    app = renderApp({ at: '/', isRestored: false, guards: 'wait' });
    await recognise();
    expect(app.visits()).toEqual([]);
    const tile = await screen.findByRole('link', { name: /^Screening starten/ });
    await restore();
    expect(app.visits()).toEqual([{ visit: expect.any(String), guard: 'initialised' }]);
    expect(screen.getByRole('link', { name: /^Screening starten/ })).toBe(tile);
    await openNewest(app);
    expect(screen.getByRole('link', { name: /^Screening starten/ })).toBe(tile);
  });

  test('leads to the update when what is read is not whole', async () => {
    app = renderApp({ at: '/', isRestored: false });
    await recognise();
    expect(greeting()).toBeInTheDocument();
    await restore(false);
    expect(address()).toBe('/update?returnUrl=%2F');
  });

  test('is no other page', async () => {
    app = renderApp({ at: '/screening', isRestored: false });
    await recognise();
    expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument();
    expect(app.visits()).toEqual([]);
    await restore();
    expect(await screen.findByRole('heading', { name: 'Screening' })).toBeInTheDocument();
  });

  test('[GU-9] waits for its guard on a visit that begins later', async () => {
    app = renderApp({ at: '/', isRestored: false, guards: 'wait' });
    await recognise();
    await restore();
    await browseTo('/impressum');
    await browseTo('/');
    expect(greeting()).toBeNull();
  });
});
