import { screen } from '@testing-library/react';
import { DemoOffer } from '../../../src/screens/session/DemoOffer';
import { UpdateScreen } from '../../../src/screens/update/UpdateScreen';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { demoTexts } from '../../../src/texts/demo';
import { updateTexts } from '../../../src/texts/update';
import { networkActions } from '../../../store/network/slice';
import { serverActions } from '../../../store/server/slice';
import { sessionActions } from '../../../store/session/slice';
import { aCurrentUser } from '../../builders';
import { aStore, renderScreen } from '../renderScreen';

/** Says what the browser says of the address. */
const setSecure = (isSecureContext: boolean) =>
  Object.defineProperty(globalThis, 'isSecureContext', { value: isSecureContext, configurable: true });
afterEach(() => Reflect.deleteProperty(globalThis, 'isSecureContext'));

const warning = /^Unter dieser Adresse öffnet sich die App nicht ohne Netz, weil sie nicht mit https/;

const renderSignedIn = (page: React.ReactElement, path: string) => {
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user: aCurrentUser(), isDataInitialized: true }));
  return renderScreen(page, { store, path });
};

describe('[CL-7] at an address without https', () => {
  beforeEach(() => setSecure(false));

  test('[CL-7] the start page says that it cannot work offline', async () => {
    renderSignedIn(<WelcomeScreen />, '/');
    expect(await screen.findByText(warning)).toBeVisible();
  });

  test('[CL-7] the update says so, too, and promises nothing', () => {
    renderSignedIn(<UpdateScreen />, '/update');
    expect(screen.getByText(warning)).toBeVisible();
    expect(screen.queryByText(updateTexts.afterwards)).toBeNull();
  });

  test('[CL-7] the demo does not say that all works offline', () => {
    const { store } = aStore();
    store.dispatch(networkActions.onlineChanged(true));
    store.dispatch(serverActions.loaded({ ...store.getState().server, isDemo: true }));
    renderScreen(<DemoOffer busy={false} onSignIn={() => {}} />, { store, path: '/login' });
    expect(screen.getByText(demoTexts.product[0])).toBeVisible();
    expect(screen.queryByText(demoTexts.offline)).toBeNull();
  });
});

describe('[CL-7] at an address with https', () => {
  beforeEach(() => setSecure(true));

  test('[CL-7] the update promises what works offline', () => {
    renderSignedIn(<UpdateScreen />, '/update');
    expect(screen.getByText(updateTexts.afterwards)).toBeVisible();
    expect(screen.queryByText(warning)).toBeNull();
  });
});
