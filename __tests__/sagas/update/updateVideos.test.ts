import { selectIsStorageTemporary } from '../../../store/shell/selectors';
import { updateActions } from '../../../store/update/slice';
import { selectVideoReadiness, selectVideoUrl } from '../../../store/videos/selectors';
import { videosActions } from '../../../store/videos/slice';
import { anExercise, anExerciseRun } from '../../builders';
import { aClub, anna, exercises } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingExerciseRun, record } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';

/** The browser is still asking the user. */
const never = new Promise<boolean>(() => {});

onVirtualTime();

const { updateRequested } = updateActions;

const videoLog = (app: App) =>
  app.state().update.entries.filter(({ topic, isError }) => topic === 'Video' && isError);

/** Returns the reported progress, in order. */
const progressOf = (app: App) =>
  app.history.filter(updateActions.videoProgressed.match).map(({ payload }) => payload);

describe('the videos of an update', () => {
  test('[UP-10] [DB-3] are downloaded only if they are missing', async () => {
    const device = aDeviceOf(anna);
    device.disk.videos.set('kniebeuge.mp4', new Blob(['already here']));
    const app = await startApp({ device });
    app.questions.noteAsked(Date.now());
    await app.act(updateRequested());
    expect(app.http.matching(/video/).map(({ path }) => path)).toEqual([
      '/video/einbeinstand.mp4',
      '/video/unterarmstuetz.mp4',
      '/video/seitstuetz.mp4',
    ]);
    expect(await device.disk.videos.get('kniebeuge.mp4')?.text()).toBe('already here');
    expect(await device.disk.videos.get('seitstuetz.mp4')?.text()).toBe('seitstuetz.mp4');
    app.http.requests.length = 0;
    await app.act(updateRequested());
    expect(app.http.matching(/video/)).toEqual([]);
  });

  test('[UP-9] report their progress from none to all', async () => {
    const app = await startApp();
    await app.act(updateRequested());
    expect(progressOf(app)).toEqual([0, 1, 2, 3, 4].map((done) => ({ done, total: 4 })));
    expect(app.state().update.videoProgress).toBeNull();
  });

  test('[UP-9] count those that are already on the device', async () => {
    const device = aDeviceOf(anna);
    device.disk.videos.set('kniebeuge.mp4', new Blob());
    const app = await startApp({ device });
    await app.act(updateRequested());
    expect(progressOf(app)[0]).toEqual({ done: 1, total: 4 });
  });

  test('are downloaded four at a time, each once', async () => {
    const server = aClub();
    const many = Array.from({ length: 10 }, (_, index) =>
      anExercise({ id: 300 + index, video: `v${index}.mp4` }),
    );
    server.content.exercises = [...many, ...many.map((one) => ({ ...one, id: one.id + 100 }))];
    for (const { video } of many) server.content.videos.set(video ?? '', new Blob());
    const app = await startApp({ server });
    app.http.always(/video/, { late: 1000 });
    await app.act(updateRequested());
    await pass(10_000);
    expect(app.http.mostInFlight).toBe(4);
    expect(app.http.matching(/video/)).toHaveLength(12);
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[RE-6] are not retried after a 404; the others are stored, and the update succeeds', async () => {
    const server = aClub();
    server.content.videos.delete('seitstuetz.mp4');
    const app = await startApp({ server });
    await app.act(updateRequested());
    expect(app.http.matching(/seitstuetz/)).toHaveLength(1);
    expect(app.state().update.status).toBe('succeeded');
    expect(app.state().videos.present).toHaveLength(3);
    expect(videoLog(app)).toEqual([
      {
        topic: 'Video',
        isError: true,
        text: 'Das Video seitstuetz.mp4 konnte nicht geladen werden: Dieses Video gibt es nicht.',
      },
    ]);
  });

  test('[RE-3] [TO-9] that fail after all retries do not block the update', async () => {
    const app = await startApp();
    app.http.always(/seitstuetz/, 500);
    await app.act(updateRequested());
    expect(selectVideoReadiness(app.state(), exercises)).toEqual({ done: 1, total: 2, isLoading: true });
    await pass(60_000);
    expect(app.http.matching(/seitstuetz/).map(({ at }) => at - beginning)).toEqual([0, 1000, 3000, 6000]);
    expect(selectVideoReadiness(app.state(), exercises)).toEqual({ done: 1, total: 2, isLoading: false });
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[TO-9] that failed are tried again by the next update', async () => {
    const app = await startApp();
    app.http.script(/seitstuetz/, 404);
    await app.act(updateRequested());
    expect(app.state().videos.unavailable).toEqual(['seitstuetz.mp4']);
    await app.act(updateRequested());
    expect(app.state().videos).toMatchObject({ unavailable: [], isDownloading: false });
    expect(app.state().videos.present).toHaveLength(4);
  });

  test('[CO-1] are tried again after twenty seconds without a byte', async () => {
    const app = await startApp();
    app.http.script(/seitstuetz/, 'silent');
    await app.act(updateRequested());
    await pass(20_999);
    expect(app.http.matching(/seitstuetz/)).toHaveLength(1);
    await pass(1);
    expect(app.http.matching(/seitstuetz/)).toHaveLength(2);
  });

  test('stop on a full disk with a line in the log and a message, and the update succeeds', async () => {
    expectErrors('loadFeatures');
    const server = aClub();
    for (let id = 301; id <= 304; id += 1) {
      server.content.videos.set(`${id}.mp4`, new Blob());
      server.content.exercises = [...server.content.exercises, anExercise({ id, video: `${id}.mp4` })];
    }
    const app = await startApp({ server });
    const fill = app.database.replaceUsers;
    // The row that marks a whole set is the last one before the videos.
    app.database.replaceUsers = async (users, mark) => {
      await fill(users, mark);
      if (mark === undefined) app.device.disk.failures = Array.from({ length: 8 }, diskIsFull);
    };
    await app.act(updateRequested());
    expect(videoLog(app)[0]?.text).toBe(
      'Das Video kniebeuge.mp4 konnte nicht geladen werden: Der Speicher dieses Geräts ist voll. Was du gespeichert hast, bleibt auf diesem Gerät. Gib Speicherplatz frei und versuch es noch einmal.',
    );
    expect(app.state().toasts.messages).toMatchObject([
      { type: 'error', text: expect.stringContaining('Der Speicher dieses Geräts ist voll.') },
    ]);
    expect(app.state().update.status).toBe('succeeded');
    expect(app.http.matching(/video/)).toHaveLength(4);
    expect(app.device.disk.videos.size).toBe(0);
    expect(app.state().videos.isDownloading).toBe(false);
  });

  test('that no test and no exercise shows any more go, before others are downloaded', async () => {
    const device = aDeviceOf(anna);
    for (const fileName of ['kniebeuge.mp4', 'alt.mp4']) device.disk.videos.set(fileName, new Blob());
    const app = await startApp({ device });
    app.http.always(/video/, 'silent');
    await app.act(updateRequested());
    expect([...device.disk.videos.keys()]).toEqual(['kniebeuge.mp4']);
    expect(app.state().videos.present).toEqual(['kniebeuge.mp4']);
  });

  test('stay while the content that shows them could not be loaded', async () => {
    expectErrors('update');
    const device = aDeviceOf(anna);
    device.disk.videos.set('alt.mp4', new Blob());
    const app = await startApp({ device });
    app.http.always(/exercise/, 403);
    await app.act(updateRequested());
    await pass(60_000);
    expect(app.state().update.status).toBe('failed');
    expect([...device.disk.videos.keys()]).toEqual(['alt.mp4']);
  });

  test('[FL-11] stay as long as an exercise of a run in progress shows them', async () => {
    const app = await startUpdatedApp();
    const exercises = [anExercise({ video: 'alt.mp4' })];
    await record(
      app,
      anExerciseRun({ exercises }),
      aWaitingExerciseRun({ exercises: [anExercise({ video: 'b.mp4' })] }),
    );
    for (const fileName of ['alt.mp4', 'b.mp4']) app.device.disk.videos.set(fileName, new Blob());
    await app.act(updateRequested());
    expect(app.state().videos.present).toContain('alt.mp4');
    expect(app.state().videos.present).not.toContain('b.mp4');
  });

  test('keep their URL while a screen shows them', async () => {
    const app = await startUpdatedApp();
    await app.act(videosActions.wanted('seitstuetz.mp4'));
    const url = selectVideoUrl(app.state(), 'seitstuetz.mp4');
    app.server.content.exercises = exercises.filter(({ video }) => video !== 'seitstuetz.mp4');
    await app.act(updateRequested());
    expect(app.device.disk.videos.has('seitstuetz.mp4')).toBe(false);
    expect(selectVideoUrl(app.state(), 'seitstuetz.mp4')).toBe(url);
    expect(app.page.liveUrls.has(String(url))).toBe(true);
  });

  test('that could not be deleted do not fail the update', async () => {
    expectErrors('dropVideos');
    const device = aDeviceOf(anna);
    device.disk.videos.set('alt.mp4', new Blob());
    const app = await startApp({ device });
    app.database.keepVideos = () => Promise.reject(new Error('broken'));
    await app.act(updateRequested());
    expect(app.state().update.status).toBe('succeeded');
    expect(app.state().videos.present).toContain('alt.mp4');
  });

  test('[UP-10] should not be evicted: each update asks the browser, without waiting for the answer', async () => {
    const app = await startApp({
      wrap: (services) => ({
        ...services,
        page: { ...services.page, persistStorage: () => services.page.persistStorage().then(() => never) },
      }),
    });
    await app.act(updateRequested());
    expect(app.state().update.status).toBe('succeeded');
    await app.act(updateRequested());
    expect(app.page.persistRequests).toBe(2);
  });

  test('may be evicted when the browser refuses, and no longer when it grants the next request', async () => {
    const app = await startApp();
    app.page.grantsPersistence = false;
    await app.act(updateRequested());
    expect(selectIsStorageTemporary(app.state())).toBe(true);
    app.page.grantsPersistence = true;
    await app.act(updateRequested());
    expect(selectIsStorageTemporary(app.state())).toBe(false);
  });
});
