/** @jest-environment jest-fixed-jsdom */
import { createHomeScreen } from '../../../src/services/homeScreen/createHomeScreen';
import { selectOfferedWay } from '../../../store/homeScreen/selectors';
import { homeScreenActions } from '../../../store/homeScreen/slice';
import { notificationsActions } from '../../../store/notifications/slice';
import { sessionActions } from '../../../store/session/slice';
import { aClub, anna, tina } from '../../fakes/club';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, settle } from '../../fakes/virtualTime';

onVirtualTime();
beforeEach(() => localStorage.clear());

/** An offer of the browser, which the person answers with this. */
const anOffer = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(async () => {}),
    userChoice: Promise.resolve({ outcome }),
  });

const offer = async (event: Event) => {
  window.dispatchEvent(event);
  await settle();
};

/** Opens the app with the real home screen of the browser. */
const startInBrowser = (homeScreen = createHomeScreen(localStorage)) =>
  startApp({ wrap: (services) => ({ ...services, homeScreen }) });

const offered = (app: App) => selectOfferedWay(app.state());

describe('the offer to install', () => {
  test('appears when the browser makes one, which then does not ask by itself', async () => {
    const app = await startInBrowser();
    expect(offered(app)).toBeNull();
    const event = anOffer('accepted');
    await offer(event);
    expect(offered(app)).toBe('prompt');
    expect(event.defaultPrevented).toBe(true);
    expect(event.prompt).not.toHaveBeenCalled();
  });

  test('is kept when it comes before the code that shows it', async () => {
    const homeScreen = createHomeScreen(localStorage);
    window.dispatchEvent(anOffer('accepted'));
    expect(offered(await startInBrowser(homeScreen))).toBe('prompt');
  });

  test('lets the browser ask once, and disappears', async () => {
    const app = await startInBrowser();
    const event = anOffer('accepted');
    await offer(event);
    await app.act(homeScreenActions.installRequested());
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(offered(app)).toBeNull();
    await app.act(homeScreenActions.installRequested());
    expect(event.prompt).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['declined', async (app: App) => app.act(homeScreenActions.declined())],
    ['answered with no', async (app: App) => app.act(homeScreenActions.installRequested())],
  ])('that was %s does not come back on this device', async (_how, refuse) => {
    const app = await startInBrowser();
    await offer(anOffer('dismissed'));
    await refuse(app);
    expect(offered(app)).toBeNull();
    await offer(anOffer('dismissed'));
    expect(offered(app)).toBeNull();
    const nextVisit = await startInBrowser();
    await offer(anOffer('dismissed'));
    expect(offered(nextVisit)).toBeNull();
  });

  test('disappears when the app was installed from the menu of the browser', async () => {
    const app = await startInBrowser();
    await offer(anOffer('accepted'));
    await offer(new Event('appinstalled'));
    expect(offered(app)).toBeNull();
  });

  test('disappears when the browser fails to ask, until its next one', async () => {
    expectErrors('install');
    const app = await startInBrowser();
    const event = anOffer('accepted');
    event.prompt.mockRejectedValue(new Error('no gesture'));
    await offer(event);
    await app.act(homeScreenActions.installRequested());
    expect(offered(app)).toBeNull();
    await offer(anOffer('accepted'));
    expect(offered(app)).toBe('prompt');
  });
});

describe('the number on the icon of the app', () => {
  test('is that of the unread messages', async () => {
    const server = aClub();
    server.chat.say(tina, anna, 'Hallo');
    const app = await startApp({ server });
    await app.act(notificationsActions.loadRequested());
    expect(app.homeScreen.badge).toBe(1);
    server.chat.say(tina, anna, 'Kommst du?');
    await app.act(notificationsActions.loadRequested());
    expect(app.homeScreen.badge).toBe(2);
  });

  test('disappears with a logout', async () => {
    const server = aClub();
    server.chat.say(tina, anna, 'Hallo');
    const app = await startApp({ server });
    await app.act(notificationsActions.loadRequested());
    await app.act(sessionActions.logoutRequested());
    expect(app.homeScreen.badge).toBe(0);
  });
});

test('code of the home screen that could not be loaded is loaded with the next data', async () => {
  expectErrors('homeScreen');
  const load = jest.fn().mockRejectedValueOnce(new Error('offline'));
  const app = await startApp({
    wrap: (services) => {
      load.mockImplementation(services.homeScreen.load);
      return { ...services, homeScreen: { load } };
    },
  });
  expect(load).toHaveBeenCalledTimes(1);
  await app.act({ type: 'update/updateRequested' });
  expect(load).toHaveBeenCalledTimes(2);
});
