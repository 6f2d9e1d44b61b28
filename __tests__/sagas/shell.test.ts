/** @jest-environment node */
import { loadingActions } from '../../store/slices/loading';
import { shellActions } from '../../store/slices/shell';
import { toastsActions } from '../../store/slices/toasts';
import { videosActions } from '../../store/slices/videos';
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

  test('stay while they are being read, and go as soon as they are let go', async () => {
    const app = await startUpdatedApp();
    await app.act(say('eins'));
    await app.act(held());
    await pass(20_000);
    expect(texts(app)).toEqual(['eins']);
    await app.act(released());
    expect(texts(app)).toEqual([]);
  });

  test('one that is closed by hand lets another go whose time is over', async () => {
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

  test('[SH-8] go with the next navigation, a persistent one with the one after', async () => {
    const app = await startUpdatedApp();
    await app.act(say('kurz'), requested({ type: 'success', text: 'lang', survivesNavigation: true }));
    await app.act(navigated());
    expect(texts(app)).toEqual(['lang']);
    await app.act(navigated());
    expect(texts(app)).toEqual([]);
  });
});

describe('the loading bar', () => {
  const { requestStarted, requestFinished } = loadingActions;
  const isVisible = (app: App) => app.state().loading.isVisible;

  test('[SH-9] comes 100 ms after a request began, and goes 100 ms after the last one ended', async () => {
    const app = await startUpdatedApp();
    await pass(1000);
    await app.act(requestStarted());
    await pass(99);
    expect(isVisible(app)).toBe(false);
    await pass(1);
    expect(isVisible(app)).toBe(true);
    await app.act(requestFinished());
    await pass(99);
    expect(isVisible(app)).toBe(true);
    await pass(1);
    expect(isVisible(app)).toBe(false);
  });

  test('[SH-9] does not come for a request that is over sooner', async () => {
    const app = await startUpdatedApp();
    await pass(1000);
    await app.act(requestStarted());
    await pass(50);
    await app.act(requestFinished());
    await pass(1000);
    expect(app.typesOf('loading/visibilityChanged')).toHaveLength(
      app.history.filter(loadingActions.visibilityChanged.match).filter(({ payload }) => !payload).length,
    );
  });

  test('[SH-9] stays while any of several requests is in flight', async () => {
    const app = await startUpdatedApp();
    await app.act(requestStarted(), requestStarted(), requestFinished());
    await pass(200);
    expect(isVisible(app)).toBe(true);
  });

  test('[SH-9] is off after an update, whatever became of its calls', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    app.http.always(/exercise/, 500);
    await app.act({ type: 'updateLog/updateRequested' });
    await pass(200);
    expect(isVisible(app)).toBe(true);
    await pass(20_000);
    expect(app.state().loading).toEqual({ inFlight: 0, isVisible: false });
  });
});

describe('the network', () => {
  test('[FL-2] is followed', async () => {
    const app = await startUpdatedApp();
    expect(app.state().network.isOnline).toBe(true);
    app.network.goOffline();
    expect(app.state().network.isOnline).toBe(false);
    app.network.goOnline();
    await pass(0);
    expect(app.state().network.isOnline).toBe(true);
  });
});

describe('a new version of the app', () => {
  const { updateConfirmed, updateDeclined } = shellActions;

  test('[SW-2] is told of', async () => {
    const app = await startUpdatedApp();
    expect(app.state().shell.isUpdateWaiting).toBe(false);
    app.appUpdate.find();
    expect(app.state().shell.isUpdateWaiting).toBe(true);
  });

  test('[SW-3] takes over once confirmed', async () => {
    const app = await startUpdatedApp();
    app.appUpdate.find();
    await app.act(updateConfirmed());
    expect(app.appUpdate.activations).toBe(1);
  });

  test('[SW-3] does not take over when declined', async () => {
    const app = await startUpdatedApp();
    app.appUpdate.find();
    await app.act(updateDeclined());
    expect(app.appUpdate.activations).toBe(0);
    expect(app.state().shell.isUpdateWaiting).toBe(false);
  });
});

describe('the video of a screen', () => {
  const { wanted } = videosActions;
  const urlOf = (app: App, fileName: string) => app.state().videos.urls[fileName];

  test('is opened from the device', async () => {
    const app = await startUpdatedApp();
    await app.act(wanted('kniebeuge.mp4'));
    const url = urlOf(app, 'kniebeuge.mp4') ?? '';
    expect(await app.page.liveUrls.get(url)?.text()).toBe('kniebeuge.mp4');
  });

  test('is opened once for two screens', async () => {
    const app = await startUpdatedApp();
    await app.act(wanted('kniebeuge.mp4'), wanted('kniebeuge.mp4'));
    await app.act(wanted('kniebeuge.mp4'));
    expect(app.page.liveUrls.size).toBe(1);
  });

  test('is null when it is not here, and may be asked for again once it has come', async () => {
    const app = await startUpdatedApp();
    app.device.disk.videos.delete('kniebeuge.mp4');
    await app.act(wanted('kniebeuge.mp4'));
    expect(urlOf(app, 'kniebeuge.mp4')).toBeNull();
    await app.act(videosActions.loaded([]));
    await app.act({ type: 'updateLog/updateRequested' });
    expect(urlOf(app, 'kniebeuge.mp4')).toBeUndefined();
    await app.act(wanted('kniebeuge.mp4'));
    expect(urlOf(app, 'kniebeuge.mp4')).toMatch(/^blob:/);
  });

  test('[SE-1] is freed by a logout', async () => {
    const app = await startUpdatedApp();
    await app.act(wanted('kniebeuge.mp4'), wanted('einbeinstand.mp4'));
    await app.act({ type: 'session/logoutRequested' });
    expect(app.page.liveUrls.size).toBe(0);
    expect(app.state().videos.urls).toEqual({});
  });
});
