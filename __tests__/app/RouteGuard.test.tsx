import { act, screen } from '@testing-library/react';
import { guardActions } from '../../store/guard/slice';
import { sessionActions } from '../../store/session/slice';
import { address, browseTo, renderApp } from './renderApp';

const greeting = () => screen.queryByRole('heading', { name: 'Hallo Anna' });

const openNewest = (app: ReturnType<typeof renderApp>) =>
  act(async () => {
    const visit = app.visits().at(-1)?.visit;
    if (visit === undefined) throw new Error('No guard was asked to work.');
    app.store.dispatch(guardActions.opened(visit));
  });

test('[GU-1] nobody signed in leads to the login, with the wanted route and no work', async () => {
  const app = renderApp({ at: '/training/41?from=mail', user: null });
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
  expect(address()).toBe(`/login?${new URLSearchParams({ returnUrl: '/training/41?from=mail' })}`);
  expect(app.visits()).toEqual([]);
});

test('[GU-2] without initialised data the way leads to the update, with the wanted route', async () => {
  renderApp({ at: '/training/41', isDataInitialized: false });
  expect(await screen.findByText('Bitte warten.')).toBeInTheDocument();
  expect(address()).toBe('/update?returnUrl=%2Ftraining%2F41');
});

test('[GU-3] no stored screening leads to the page that says so', async () => {
  renderApp({ at: '/screening', hasScreening: false });
  expect(await screen.findByText(/^Es wurde dir noch kein Screening zugeordnet/)).toBeInTheDocument();
  expect(address()).toBe('/nocurrentscreening');
});

test('[GU-7] the update opens without initialised data and without work', async () => {
  const app = renderApp({ at: '/update', isDataInitialized: false, hasScreening: false, guards: 'wait' });
  expect(await screen.findByText('Bitte warten.')).toBeInTheDocument();
  expect(app.visits()).toEqual([]);
});

test('[GU-8] an anonymous visitor reads the legal notice', async () => {
  renderApp({ at: '/impressum', user: null, guards: 'wait' });
  expect(await screen.findByRole('heading', { name: 'Datenschutzhinweis' })).toBeInTheDocument();
});

test('[GU-4] [GU-9] home opens only after the work of its guard', async () => {
  const app = renderApp({ at: '/', guards: 'wait' });
  expect(app.visits()).toEqual([{ visit: expect.any(String), guard: 'initialised' }]);
  expect(greeting()).toBeNull();
  await openNewest(app);
  expect(greeting()).toBeInTheDocument();
});

test.each([
  ['[GU-5]', '/screening', 'refreshWithScreening'],
  ['[GU-6]', '/trainingoverview', 'refresh'],
])('%s [GU-10] %s says that data is refreshed before it opens', async (_rule, path, guard) => {
  const app = renderApp({ at: path, guards: 'wait' });
  expect(app.visits()).toEqual([{ visit: expect.any(String), guard }]);
  expect(screen.queryByText('Daten werden aktualisiert')).toBeNull();
  act(() => {
    app.store.dispatch(guardActions.refreshing());
  });
  expect(screen.getByText('Daten werden aktualisiert')).toHaveRole('status');
});

test('[GU-9] a page opened before waits for its guard again', async () => {
  const app = renderApp({ at: '/', guards: 'wait' });
  await openNewest(app);
  await browseTo('/impressum');
  await browseTo('/');
  expect(greeting()).toBeNull();
  await openNewest(app);
  expect(greeting()).toBeInTheDocument();
});

test('[GU-12] a refresh that leaves nothing local leads to the update', async () => {
  const app = renderApp({ at: '/trainingoverview', isDataInitialized: false, guards: 'wait' });
  await openNewest(app);
  expect(address()).toBe('/update?returnUrl=%2Ftrainingoverview');
});

test('nothing is decided before the device has said who is signed in', async () => {
  const app = renderApp({ at: '/', isRestored: false });
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument();
  expect(address()).toBe('/');
  await act(async () => {
    app.store.dispatch(sessionActions.restored({ user: null, isDataInitialized: false }));
  });
  expect(address()).toBe('/login?returnUrl=%2F');
});

test('a changed query or fragment is no new visit', async () => {
  const app = renderApp({ at: '/' });
  await browseTo('/?athlet=2');
  await browseTo('/?athlet=2#inhalt');
  expect(app.visits()).toHaveLength(1);
  expect(greeting()).toBeInTheDocument();
});

test('[GU-9] coming back to a page by the browser is a visit of its own', async () => {
  const app = renderApp({ at: '/' });
  await browseTo('/impressum');
  await browseTo('/');
  const [first, second, ...others] = app.visits();
  expect(others).toEqual([]);
  expect(second?.visit).not.toBe(first?.visit);
});
