import { updateActions } from '../../../store/update/slice';
import { clipBroke } from '../../../store/videos/broken';
import { selectVideoUrl } from '../../../store/videos/selectors';
import { videosActions } from '../../../store/videos/slice';
import { anExercise } from '../../builders';
import { aClub } from '../../fakes/club';
import { aDeskClub } from '../../fakes/deskClub';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;

/** A server that has everything that the desk needs, and lists its clips. */
const aListingClub = () => {
  const server = aDeskClub();
  server.listsClips = true;
  return server;
};

/** Opens the app of somebody whose device knows the server: a sign-in asks for that before the first update. */
const startListing = async (server = aListingClub()) => {
  const app = await startUpdatedApp({ server });
  await app.act(updateActions.updateRequested());
  app.http.requests.length = 0;
  return app;
};

/** The server has a further exercise with a clip. */
const addClip = (app: App) => {
  app.server.content.exercises.push(anExercise({ id: 299, video: 'neu.mp4' }));
  put(app, 'neu.mp4', 'neu');
};

const onDisk = async ({ device }: App, fileName: string) => device.disk.videos.get(fileName)?.text();
const videoLines = (app: App) => app.http.lines().filter((line) => line.includes('/video/'));
const put = ({ server }: App, fileName: string, content: string) =>
  server.content.videos.set(fileName, new Blob([content], { type: 'video/mp4' }));

test('[VI-1] an update with nothing new asks for no clip and for no list of them [DE-6]', async () => {
  const app = await startListing();
  await app.act(updateRequested());
  expect(videoLines(app)).toEqual([]);
});

test.each([
  ['cut', 'seitst'],
  ['other, of the same length,', 'seitstuetz.mp5'],
])('[VI-1] [VI-2] a clip that is %s now is fetched again, and it alone', async (_what, content) => {
  const app = await startListing();
  put(app, 'seitstuetz.mp4', content);
  await app.act(updateRequested());
  expect(await onDisk(app, 'seitstuetz.mp4')).toBe(content);
  expect(videoLines(app)).toEqual(['GET /video/', 'GET /video/seitstuetz.mp4']);
  app.http.requests.length = 0;
  await app.act(updateRequested());
  expect(videoLines(app)).toEqual([]);
});

test('[VI-2] the screen keeps the former clip until the new one is whole', async () => {
  const app = await startListing();
  await app.act(videosActions.wanted('seitstuetz.mp4'));
  const former = selectVideoUrl(app.state(), 'seitstuetz.mp4');
  put(app, 'seitstuetz.mp4', 'neu');
  app.http.script(/video.seitstuetz/, { late: 5000 });
  await app.act(updateRequested());
  expect(selectVideoUrl(app.state(), 'seitstuetz.mp4')).toBe(former);
  expect(app.page.liveUrls.has(String(former))).toBe(true);
  await pass(5000);
  const url = selectVideoUrl(app.state(), 'seitstuetz.mp4');
  expect(await app.page.liveUrls.get(String(url))?.text()).toBe('neu');
  expect(app.page.liveUrls.has(String(former))).toBe(false);
});

test('[VI-2] a clip that cannot be fetched stays as it was, and the next update tries again', async () => {
  expectErrors('compareClips');
  const app = await startListing();
  put(app, 'seitstuetz.mp4', 'neu');
  app.http.script(/video.seitstuetz/, 404);
  await app.act(updateRequested());
  expect(await onDisk(app, 'seitstuetz.mp4')).toBe('seitstuetz.mp4');
  await app.act(updateRequested());
  expect(await onDisk(app, 'seitstuetz.mp4')).toBe('neu');
});

test('[VI-1] [DB-3] a clip of an older version of the app stays if it is as long, and gets its tag', async () => {
  const app = await startListing();
  app.device.disk.videoTags.clear();
  app.device.disk.videos.set('kniebeuge.mp4', new Blob(['kni']));
  put(app, 'einbeinstand.mp4', 'neu');
  await app.act(updateRequested());
  const again = videoLines(app).toSorted();
  expect(again).toEqual(['GET /video/', 'GET /video/einbeinstand.mp4', 'GET /video/kniebeuge.mp4']);
  expect(app.device.disk.videoTags.size).toBe(4);
});

test.each([
  ['empty', '', false],
  ['empty, on a server that lists it,', '', true],
])('[VI-3] a clip that is %s is never stored as whole', async (_what, content, listsClips) => {
  const server = aClub();
  server.listsClips = listsClips;
  server.content.videos.set('seitstuetz.mp4', new Blob([content]));
  const app = await startApp({ server });
  await app.act(updateRequested());
  expect(app.state().videos.unavailable).toEqual(['seitstuetz.mp4']);
  expect(app.device.disk.videos.has('seitstuetz.mp4')).toBe(false);
  put(app, 'seitstuetz.mp4', 'ganz');
  await app.act(updateRequested());
  expect(await onDisk(app, 'seitstuetz.mp4')).toBe('ganz');
});

test('[VI-3] a clip that arrives with another length than the server says is not stored', async () => {
  const app = await startListing();
  addClip(app);
  const handle = app.server.handle.bind(app.server);
  const cut = { status: 200, body: new Blob(['ne']) };
  app.server.handle = (request) => (request.path.endsWith('neu.mp4') ? cut : handle(request));
  await app.act(updateRequested());
  expect(app.state().videos.unavailable).toEqual(['neu.mp4']);
  expect(app.device.disk.videos.has('neu.mp4')).toBe(false);
});

test.each([true, false])(
  '[VI-3] a clip that does not play is fetched again, once, from a server that lists them: %s',
  async (listsClips) => {
    const server = aClub();
    server.listsClips = listsClips;
    const app = await startUpdatedApp({ server });
    await app.act(videosActions.wanted('seitstuetz.mp4'));
    put(app, 'seitstuetz.mp4', 'spielt');
    await app.act(clipBroke('seitstuetz.mp4'));
    const url = selectVideoUrl(app.state(), 'seitstuetz.mp4');
    expect(await app.page.liveUrls.get(String(url))?.text()).toBe('spielt');
    app.http.requests.length = 0;
    await app.act(clipBroke('seitstuetz.mp4'));
    expect(videoLines(app)).toEqual([]);
  },
);

test('[VI-4] NFC and NFD are one name', async () => {
  const server = aListingClub();
  const name = 'Übung Rückenlage.mp4';
  server.content.exercises = [anExercise({ video: name.normalize('NFC') })];
  const app = await startListing(server);
  app.device.disk.videos.set(name.normalize('NFC'), new Blob(['alt']));
  put(app, name.normalize('NFD'), 'anders');
  app.server.content.videos.set(name.normalize('NFC'), new Blob(['anders']));
  await app.act(updateRequested());
  expect(await onDisk(app, name.normalize('NFC'))).toBe('anders');
});

test('[VI-1] an update goes on where the list of the clips fails', async () => {
  expectErrors('listClips', 'compareClips');
  const app = await startListing();
  addClip(app);
  app.http.always(/video.$/, 500);
  await app.act(updateRequested());
  await pass(20_000);
  expect(app.state().update.status).toBe('succeeded');
  expect(app.state().videos.present).toContain('neu.mp4');
});
