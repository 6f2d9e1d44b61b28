import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { appVersionActions } from '../../store/appVersion/slice';
import { loadingActions } from '../../store/loading/slice';
import { networkActions } from '../../store/network/slice';
import { runsActions } from '../../store/runs/slice';
import { screeningRunActions } from '../../store/screeningRun/slice';
import { sessionActions } from '../../store/session/slice';
import { shellActions } from '../../store/shell/slice';
import { syncActions } from '../../store/sync/slice';
import { toastsActions } from '../../store/toasts/slice';
import { aCurrentUser, aScreeningRun } from '../builders';
import { address, browseTo, renderApp } from './renderApp';

expect.extend(toHaveNoViolations);

const homeLink = () => screen.queryByRole('link', { name: 'Zur Startseite' });

test('[SH-1] the home link is shown only to a signed-in user with initialised data', async () => {
  const app = renderApp({ at: '/update', isDataInitialized: false });
  expect(homeLink()).toBeNull();
  act(() => {
    app.store.dispatch(sessionActions.dataInitializedChanged(true));
  });
  expect(homeLink()).toHaveAttribute('href', '/');
  await browseTo('/impressum');
  await act(async () => {
    app.store.dispatch(sessionActions.loggedOut({ byChoice: false }));
  });
  expect(homeLink()).toBeNull();
});

test('[SH-1] [SE-1] initialised data without a signed-in user shows no home link', () => {
  renderApp({ at: '/impressum', user: null, isDataInitialized: true });
  expect(homeLink()).toBeNull();
});

test('[SH-2] the bar and the browser show the title of the route', async () => {
  renderApp();
  await browseTo('/impressum');
  expect(within(screen.getByRole('banner')).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Impressum',
  );
  expect(document.title).toBe('Impressum · Athletik Screening');
});

test('[SH-3] a secondary title is shown until the page changes', async () => {
  const app = renderApp();
  act(() => {
    app.store.dispatch(shellActions.secondaryTitleSet('Anna Amsel'));
  });
  expect(within(screen.getByRole('banner')).getByText('Anna Amsel')).toBeInTheDocument();
  await browseTo('/impressum');
  expect(screen.queryByText('Anna Amsel')).toBeNull();
});

test.each([
  ['', { at: '/' }],
  [' of a page without a top bar', { at: '/login', user: null }],
])('[SH-9] the loading bar%s shows while the state says so', (_page, options) => {
  const app = renderApp(options);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => {
    app.store.dispatch(loadingActions.visibilityChanged(true));
  });
  expect(screen.getByRole('progressbar', { name: 'Wird geladen' })).toBeInTheDocument();
});

test('the offline banner comes with the next page, and is shown only to a signed-in user', async () => {
  const app = renderApp();
  act(() => {
    app.store.dispatch(networkActions.onlineChanged(false));
  });
  const banner = () =>
    screen.queryByText(
      'Du bist offline. Screenings, Trainings, Notizen und Nachrichten bleiben auf diesem Gerät, bis du wieder online bist.',
    );
  expect(banner()).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Impressum' }));
  expect(banner()).toBeInTheDocument();
  await act(async () => {
    app.store.dispatch(sessionActions.loggedOut({ byChoice: false }));
  });
  expect(banner()).toBeNull();
});

test.each(['/', '/update', '/nocurrentscreening', '/impressum'])(
  '[SH-10] [WE-6] %s has a footer with legal notice and year',
  async (path) => {
    renderApp({ at: path });
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum');
    expect(footer).toHaveTextContent(String(new Date().getFullYear()));
  },
);

test('a run has no footer', () => {
  renderApp({ at: '/screening/41', guards: 'wait' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('a page takes the focus after a navigation, but not as the first page', async () => {
  const { user } = renderApp();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Impressum' }));
  await screen.findByRole('heading', { name: 'Datenschutzhinweis' });
  expect(screen.getByRole('main')).toHaveFocus();
});

const logOut = () => screen.getByRole('button', { name: 'Abmelden' });
const isLogoutRequested = (app: ReturnType<typeof renderApp>) =>
  app.actions.some(sessionActions.logoutRequested.match);

test('[SH-4] the logout icon logs out at once when everything is on the server', async () => {
  const app = renderApp();
  await app.user.click(logOut());
  expect(isLogoutRequested(app)).toBe(true);
});

test('[SH-4] without a signed-in user there is no logout icon', async () => {
  renderApp({ at: '/impressum', user: null });
  await screen.findByRole('heading', { name: 'Datenschutzhinweis' });
  expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull();
});

test('[SH-12] a logout opens the login page, also from an open page, without a returnUrl', async () => {
  const app = renderApp({ at: '/impressum' });
  await act(async () => {
    app.store.dispatch(sessionActions.loggedOut({ byChoice: true }));
  });
  expect(address()).toBe('/login');
  await browseTo('/impressum');
  expect(address()).toBe('/impressum');
});

const renderWithWaitingRun = () => {
  const app = renderApp();
  act(() => {
    app.store.dispatch(runsActions.changed(aScreeningRun({ isDirty: true, completed: true })));
  });
  return app;
};

test('[FL-9] a logout with unsent runs first says what happens to them', async () => {
  const app = renderWithWaitingRun();
  await app.user.click(logOut());
  const dialog = screen.getByRole('dialog', { name: 'Abmelden' });
  expect(dialog).toHaveTextContent('1 Screening ist noch nicht übertragen. Es bleibt auf diesem Gerät');
  expect(isLogoutRequested(app)).toBe(false);
  await app.user.click(within(dialog).getByRole('button', { name: 'Abmelden' }));
  expect(isLogoutRequested(app)).toBe(true);
});

test('[LV-8] before a logout what waits is to be sent, and the dialog says when it is', async () => {
  const app = renderApp();
  const run = aScreeningRun({ isDirty: true, completed: true });
  act(() => {
    app.store.dispatch(runsActions.changed(run));
  });
  await app.user.click(logOut());
  const dialog = screen.getByRole('dialog', { name: 'Abmelden' });
  expect(dialog).toHaveTextContent('Erst übertragen, dann abmelden: 1 Screening');
  await app.user.click(within(dialog).getByRole('button', { name: 'Jetzt übertragen' }));
  expect(app.actions.some(syncActions.sendNowRequested.match)).toBe(true);
  act(() => {
    app.store.dispatch(runsActions.changed({ ...run, isDirty: false }));
  });
  expect(dialog).toHaveTextContent('Alles übertragen');
  expect(within(dialog).queryByRole('button', { name: 'Jetzt übertragen' })).toBeNull();
  expect(isLogoutRequested(app)).toBe(false);
});

test("[SH-4] in the middle of a run, 'Abmelden' beside the messages first says what becomes of it", async () => {
  const app = renderApp();
  const { clientId } = aScreeningRun();
  act(() => {
    app.store.dispatch(screeningRunActions.openRequested({ userScreeningId: 41 }));
    app.store.dispatch(screeningRunActions.opened({ clientId, userScreeningId: 41, shownAt: 0 }));
  });
  await app.user.click(logOut());
  const dialog = screen.getByRole('dialog', { name: 'Abmelden' });
  expect(dialog).toHaveTextContent(
    'Du bist noch nicht fertig. Was du bis hier gemacht hast, bleibt auf diesem Gerät.',
  );
  expect(dialog).not.toHaveTextContent('übertragen');
  expect(isLogoutRequested(app)).toBe(false);
  await app.user.click(within(dialog).getByRole('button', { name: 'Abmelden' }));
  expect(isLogoutRequested(app)).toBe(true);
});

test('[FL-9] the user can cancel the logout', async () => {
  const app = renderWithWaitingRun();
  await app.user.click(logOut());
  await app.user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isLogoutRequested(app)).toBe(false);
});

test('[SW-2] [SW-3] a new app version is offered, and loaded only after the user confirms', async () => {
  const app = renderApp();
  act(() => {
    app.store.dispatch(appVersionActions.found());
  });
  expect(screen.getByRole('dialog')).toHaveTextContent('New version available. Load New Version?');
  expect(screen.getByRole('dialog')).toHaveTextContent('Eine neue Version ist da. Jetzt laden?');
  await app.user.click(screen.getByRole('button', { name: 'Später' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.actions.some(appVersionActions.confirmed.match)).toBe(false);

  act(() => {
    app.store.dispatch(appVersionActions.found());
  });
  await app.user.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(app.actions.some(appVersionActions.confirmed.match)).toBe(true);
});

test('[SW-6] while a confirmed version comes, the app says so; nobody has to wait', async () => {
  const app = renderApp();
  act(() => {
    app.store.dispatch(appVersionActions.confirmed());
  });
  const dialog = screen.getByRole('dialog', { name: 'Neue Version wird geladen' });
  expect(dialog).toHaveTextContent('Was du gespeichert hast, bleibt auf diesem Gerät.');
  expect(await axe(app.container)).toHaveNoViolations();
  await app.user.click(within(dialog).getByRole('button', { name: 'Später' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.actions.some(appVersionActions.declined.match)).toBe(true);
});

/** What the shell shows for a while. */
const passing = {
  loading: loadingActions.visibilityChanged(true),
  'no network': networkActions.onlineChanged(false),
  'older tab': shellActions.databaseBlockedChanged(true),
  'new version': appVersionActions.found(),
  message: toastsActions.shown({
    id: 'toast',
    type: 'error',
    text: 'Das hat nicht geklappt.',
    createdDate: 0,
    survivesNavigation: false,
  }),
};

test.each(
  Object.keys(passing).flatMap((state) => [
    { state, at: '/', user: aCurrentUser() },
    { state, at: '/login', user: null },
    { state, at: '/consent', user: aCurrentUser() },
  ]),
)('the shell at $at is accessible while it shows: $state', async ({ state, ...options }) => {
  const app = renderApp(options);
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    app.store.dispatch(passing[state as keyof typeof passing]);
  });
  // The whole page: axe looks for landmarks in no smaller part.
  expect(await axe(document.body)).toHaveNoViolations();
});
