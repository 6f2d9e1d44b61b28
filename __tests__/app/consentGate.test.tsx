import { act, screen } from '@testing-library/react';
import { consentFeature } from '../../src/contract/consent';
import { selectConsent } from '../../store/consent/selectors';
import { consentActions } from '../../store/consent/slice';
import { networkActions } from '../../store/network/slice';
import { serverActions } from '../../store/server/slice';
import { sessionActions } from '../../store/session/slice';
import { aConsent, aCurrentUser } from '../builders';
import { address, browseTo, renderApp } from './renderApp';

const { opened, found, submitted, succeeded } = consentActions;

const asksConsent = serverActions.loaded({ features: [consentFeature], instance: null, epoch: null });

/** Opens the app at an address. The server asks for consent if `features` says so. */
const renderAsked = async (options: Parameters<typeof renderApp>[0] = {}, features = asksConsent) => {
  const app = renderApp(options);
  const happen = (...actions: Parameters<typeof app.store.dispatch>[0][]) =>
    act(async () => {
      for (const action of actions) app.store.dispatch(action);
    });
  await happen(features);
  return { ...app, happen, questions: () => app.actions.filter(opened.match).length };
};

const due = found(aConsent());
const consentPage = () => screen.queryByRole('heading', { level: 1, name: 'Einwilligung' });

test('[CS-1] at a start the server is asked once, and a new version leads to the page of the consent', async () => {
  const app = await renderAsked({ at: '/messages?with=3' });
  expect(app.questions()).toBe(1);
  await app.happen(due);
  expect(address()).toBe(`/consent?${new URLSearchParams({ returnUrl: '/messages?with=3' })}`);
  expect(consentPage()).toBeInTheDocument();
  expect(app.questions()).toBe(1);
});

test('[CS-1] after the consent the person goes on to where they were going', async () => {
  const app = await renderAsked({ at: '/unsent' });
  await app.happen(due);
  await app.happen(
    submitted({ version: 2, painConsent: false, birthYear: null, guardianName: null, guardianEmail: null }),
    found(aConsent({ agreedVersion: 2 })),
    succeeded(),
  );
  expect(address()).toBe('/unsent');
  expect(selectConsent(app.store.getState()).question).toBe('settled');
});

test('[CS-1] whoever has agreed to this version is not asked', async () => {
  const app = await renderAsked({ at: '/unsent' });
  await app.happen(found(aConsent({ agreedVersion: 2 })));
  expect(address()).toBe('/unsent');
});

test('[CS-5] who has not agreed to a new version still reaches their account, to withdraw or to erase it', async () => {
  const app = await renderAsked({ at: '/account' });
  await app.happen(due);
  expect(address()).toBe('/account');
  await browseTo('/unsent');
  expect(consentPage()).toBeInTheDocument();
});

test('[CS-1] the question comes again after the next sign-in', async () => {
  const app = await renderAsked({ at: '/unsent' });
  await app.happen(sessionActions.loggedOut({ byChoice: true }));
  await app.happen(sessionActions.loggedIn(aCurrentUser({ id: 3 })), asksConsent);
  expect(app.questions()).toBe(2);
});

test('[CS-1] a server that was silent for a while does not ask twice in a visit', async () => {
  const app = await renderAsked({ at: '/unsent' });
  await app.happen(found(aConsent({ agreedVersion: 2 })));
  await app.happen(serverActions.missing());
  await app.happen(asksConsent);
  expect(app.questions()).toBe(1);
});

test.each(['/screening/41', '/training', '/training/41', '/feedback/9'])(
  '[CS-1] nobody is asked in the middle of a run at %s, only after it',
  async (path) => {
    const app = await renderAsked({ at: path });
    await app.happen(due);
    expect(address()).toBe(path);
    await browseTo('/unsent');
    expect(address()).toBe('/consent?returnUrl=%2Funsent');
  },
);

test('[CS-1] the notice on data protection can be read before an answer', async () => {
  const app = await renderAsked({ at: '/impressum' });
  await app.happen(due);
  expect(address()).toBe('/impressum');
});

test('[CS-1] nobody is asked without a network, nor after it came back, until the next start', async () => {
  const app = renderApp({ at: '/unsent', isRestored: false });
  await act(async () => {
    app.store.dispatch(networkActions.onlineChanged(false));
    app.store.dispatch(sessionActions.restored({ user: aCurrentUser(), isDataInitialized: true }));
    app.store.dispatch(asksConsent);
  });
  await act(async () => {
    app.store.dispatch(networkActions.onlineChanged(true));
  });
  expect(app.actions.filter(opened.match)).toEqual([]);
  expect(address()).toBe('/unsent');
});

test('[CS-1] a network that is lost before the page shows leaves the person where they are', async () => {
  const app = await renderAsked({ at: '/unsent' });
  await app.happen(networkActions.onlineChanged(false), due);
  expect(address()).toBe('/unsent');
});

test('[CS-1] a server that does not name the feature is not asked', async () => {
  const app = await renderAsked(
    { at: '/unsent' },
    serverActions.loaded({ features: ['members'], instance: null, epoch: null }),
  );
  expect(app.questions()).toBe(0);
});
