import { appVersionActions } from '../../store/appVersion/slice';
import { loadingActions } from '../../store/loading/slice';
import { toastsActions } from '../../store/toasts/slice';
import { updateActions } from '../../store/update/slice';
import { videosActions } from '../../store/videos/slice';
import { aWaitingScreeningRun, onDevice } from '../fakes/recorded';
import { type App, expectErrors, startUpdatedApp } from '../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../fakes/virtualTime';

onVirtualTime();

const { requested, held, released, dismissed, navigated } = toastsActions;
const say = (text: string) => requested({ type: 'success', text });
const texts = (app: App) => app.state().toasts.messages.map(({ text }) => text);

describe('toasts', () => {
  test('[SH-6] have type, text and createdDate', async () => {
    const app = await startUpdatedApp();
    await app.act(requested({ type: 'error', text: 'Hoppla' }));
    expect(app.state().toasts.messages).toMatchObject([
      { type: 'error', text: 'Hoppla', createdDate: beginning, survivesNavigation: false },
    ]);
  });

  test('[SH-7] disappear after 7 seconds each, in order', async () => {
    const app = await startUpdatedApp();
    await app.act(say('eins'), say('zwei'));
    await pass(1000);
    await app.act(say('drei'));
    await pass(5999);
    expect(texts(app)).toEqual(['eins', 'zwei', 'drei']);
    await pass(1);
    expect(texts(app)).toEqual(['drei']);
    await pass(1000);
    expect(texts(app)).toEqual([]);
  });

  test('stay while they are hovered or focused, and disappear right after', async () => {
    const app = await startUpdatedApp();
    await app.act(say('eins'));
    await app.act(held());
    await pass(20_000);
    expect(texts(app)).toEqual(['eins']);
    await app.act(released());
    expect(texts(app)).toEqual([]);
  });

  test('are no longer held after the held one is closed by hand', async () => {
    const app = await startUpdatedApp();
    await app.act(say('eins'), held(), dismissed('unknown'));
    await pass(8000);
    const [first] = app.state().toasts.messages;
    await app.act(dismissed(first?.id ?? ''));
    expect(app.state().toasts).toEqual({ messages: [], isHeld: false });
    await app.act(say('zwei'));
    await pass(7000);
    expect(texts(app)).toEqual([]);
  });

  test('[SH-8] disappear at the next navigation, persistent ones at the navigation after that', async () => {
    const app = await startUpdatedApp();
    await app.act(say('kurz'), requested({ type: 'success', text: 'lang', survivesNavigation: true }));
    await app.act(navigated());
    expect(texts(app)).toEqual(['lang']);
    await app.act(navigated());
    expect(texts(app)).toEqual([]);
  });
});

describe('the loading bar', () => {
  const { started, finished } = loadingActions;
  const isVisible = (app: App) => app.state().loading.isVisible;

  test('[SH-9] appears 100 ms after a request begins and disappears 100 ms after the last one ends', async () => {
    const app = await startUpdatedApp();
    await pass(1000);
    await app.act(started());
    await pass(99);
    expect(isVisible(app)).toBe(false);
    await pass(1);
    expect(isVisible(app)).toBe(true);
    await app.act(finished());
    await pass(99);
    expect(isVisible(app)).toBe(true);
    await pass(1);
    expect(isVisible(app)).toBe(false);
  });

  test('[SH-9] does not appear for a request shorter than 100 ms', async () => {
    const app = await startUpdatedApp();
    await pass(1000);
    await app.act(started());
    await pass(50);
    await app.act(finished());
    await pass(1000);
    expect(app.typesOf('loading/visibilityChanged')).toHaveLength(
      app.history.filter(loadingActions.visibilityChanged.match).filter(({ payload }) => !payload).length,
    );
  });

  test('[SH-9] stays until all requests have ended', async () => {
    const app = await startUpdatedApp();
    await app.act(started(), started(), finished());
    await pass(200);
    expect(isVisible(app)).toBe(true);
  });

  test('[SH-9] takes all calls of an update as one', async () => {
    const app = await startUpdatedApp();
    await app.act(updateActions.retryRequested());
    expect(app.http.requests.length).toBeGreaterThan(8);
    // The second one asks after the update what the server offers.
    expect(app.typesOf('loading/started')).toHaveLength(2);
    expect(app.typesOf('loading/finished')).toHaveLength(2);
  });

  test('[SH-9] is hidden after an update, also after failed calls', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    app.http.always(/exercise/, 500);
    await app.act({ type: 'update/updateRequested' });
    await pass(200);
    expect(isVisible(app)).toBe(true);
    await pass(20_000);
    expect(app.state().loading).toEqual({ inFlight: 0, isVisible: false });
  });
});

describe('the network', () => {
  test('[FL-2] sets the online state of the store', async () => {
    const app = await startUpdatedApp();
    expect(app.state().network.isOnline).toBe(true);
    app.network.goOffline();
    expect(app.state().network.isOnline).toBe(false);
    app.network.goOnline();
    await pass(0);
    expect(app.state().network.isOnline).toBe(true);
  });
});

describe('a new app version', () => {
  const { confirmed, declined } = appVersionActions;

  test('[SW-2] is reported', async () => {
    const app = await startUpdatedApp();
    expect(app.state().appVersion.isWaiting).toBe(false);
    app.appVersion.find();
    expect(app.state().appVersion.isWaiting).toBe(true);
  });

  test('[SW-3] takes over when confirmed; the page is reloaded once, when that is done and all is stored', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    app.page.onReload = () => expect(onDevice(app.device, run)).toMatchObject({ clientId: run.clientId });
    app.appVersion.find();
    await app.act(confirmed());
    expect(app.appVersion.activations).toBe(1);
    await pass(3_600_000);
    expect(app.page.reloads).toBe(0);
    expect(app.state().appVersion).toEqual({ isWaiting: false, isLoading: true });
    void app.database.saveRun(run);
    app.appVersion.takeOver();
    await pass(0);
    expect(app.page.reloads).toBe(1);
    expect(app.appVersion.activations).toBe(1);
  });

  test('[SW-3] [SW-6] that the person no longer waits for reloads nothing when it takes over', async () => {
    const app = await startUpdatedApp();
    app.appVersion.find();
    await app.act(confirmed());
    await app.act(declined());
    expect(app.state().appVersion.isLoading).toBe(false);
    expect(app.appVersion.aborts).toBe(1);
    app.appVersion.takeOver();
    await pass(60_000);
    expect(app.page.reloads).toBe(0);
  });

  test('[SW-3] is not offered while a confirmed one comes', async () => {
    const app = await startUpdatedApp();
    app.appVersion.find();
    await app.act(confirmed());
    app.appVersion.find();
    expect(app.state().appVersion).toEqual({ isWaiting: false, isLoading: true });
  });

  test('[SW-3] that another tab has activated is loaded here once code of the former one is gone', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    app.page.onReload = () => expect(onDevice(app.device, run)).toMatchObject({ clientId: run.clientId });
    void app.database.saveRun(run);
    app.appVersion.loseCode();
    await pass(0);
    expect(app.page.reloads).toBe(1);
  });

  test('[SW-3] does not take over when declined', async () => {
    const app = await startUpdatedApp();
    app.appVersion.find();
    await app.act(declined());
    expect(app.appVersion.activations).toBe(0);
    expect(app.state().appVersion.isWaiting).toBe(false);
  });
});

describe('the video of a screen', () => {
  const { wanted } = videosActions;
  const urlOf = (app: App, fileName: string) => app.state().videos.urls[fileName];

  test('is read from the device', async () => {
    const app = await startUpdatedApp();
    await app.act(wanted('kniebeuge.mp4'));
    const url = urlOf(app, 'kniebeuge.mp4') ?? '';
    expect(await app.page.liveUrls.get(url)?.text()).toBe('kniebeuge.mp4');
  });

  test('is read once for two screens', async () => {
    const app = await startUpdatedApp();
    await app.act(wanted('kniebeuge.mp4'), wanted('kniebeuge.mp4'));
    await app.act(wanted('kniebeuge.mp4'));
    expect(app.page.liveUrls.size).toBe(1);
  });

  test('is null when it is missing, and is found after it was downloaded', async () => {
    const app = await startUpdatedApp();
    app.device.disk.videos.delete('kniebeuge.mp4');
    await app.act(wanted('kniebeuge.mp4'));
    expect(urlOf(app, 'kniebeuge.mp4')).toBeNull();
    await app.act(videosActions.loaded([]));
    await app.act({ type: 'update/updateRequested' });
    expect(urlOf(app, 'kniebeuge.mp4')).toBeUndefined();
    await app.act(wanted('kniebeuge.mp4'));
    expect(urlOf(app, 'kniebeuge.mp4')).toMatch(/^blob:/);
  });

  test('[SE-1] is released by a logout', async () => {
    const app = await startUpdatedApp();
    await app.act(wanted('kniebeuge.mp4'), wanted('einbeinstand.mp4'));
    await app.act({ type: 'session/logoutRequested' });
    expect(app.page.liveUrls.size).toBe(0);
    expect(app.state().videos.urls).toEqual({});
  });
});
