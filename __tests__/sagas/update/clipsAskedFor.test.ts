import { updateActions } from '../../../store/update/slice';
import { selectVideoUrl } from '../../../store/videos/selectors';
import { videosActions } from '../../../store/videos/slice';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;
const hour = 60 * 60 * 1000;
const clip = 'seitstuetz.mp4';

const put = ({ server }: App, content: string) =>
  server.content.videos.set(clip, new Blob([content], { type: 'video/mp4' }));
const onDisk = async ({ device }: App) => device.disk.videos.get(clip)?.text();
const videoLines = (app: App) => app.http.lines().filter((line) => line.includes('/video/'));

/** Opens the app of somebody whose clips were compared a day ago, with a server that does not list them. */
const startADayLater = async () => {
  const app = await startUpdatedApp();
  await pass(24 * hour);
  await app.act(updateRequested());
  await pass(24 * hour);
  app.http.requests.length = 0;
  return app;
};

test('[VI-5] a server without the list is asked for each clip once a day, and not once more', async () => {
  const app = await startADayLater();
  await app.act(updateRequested());
  const names = [...app.server.content.videos.keys()];
  expect(videoLines(app).toSorted()).toEqual(names.map((name) => `HEAD /video/${name}`).toSorted());
  app.http.requests.length = 0;
  await pass(23 * hour);
  await app.act(updateRequested());
  expect(videoLines(app)).toEqual([]);
});

test('[VI-5] so is a server that says nothing of itself', async () => {
  const app = await startADayLater();
  app.server.notes.features = null;
  put(app, 'neu');
  await app.act(updateRequested());
  expect(await onDisk(app)).toBe('neu');
});

test('[VI-5] clips that have all just come are not asked for on that day', async () => {
  const app = await startApp();
  await app.act(updateRequested());
  await app.act(updateRequested());
  expect(app.http.matching(/HEAD/)).toEqual([]);
  expect(app.device.disk.videos.size).toBe(4);
});

test.each([
  ['shorter', 'kurz', true],
  ['other, of the same length,', 'seitstuetz.mp5', true],
  ['shorter, on a server without strong tags,', 'kurz', false],
])('[VI-5] [VI-2] a clip that is %s is fetched again, and it alone', async (_what, content, tagsClips) => {
  const app = await startADayLater();
  app.server.tagsClips = tagsClips;
  put(app, content);
  await app.act(updateRequested());
  expect(await onDisk(app)).toBe(content);
  expect(videoLines(app).filter((line) => line.startsWith('GET'))).toEqual([`GET /video/${clip}`]);
});

test('[VI-5] [VI-2] the screen keeps the former clip until the new one is whole', async () => {
  const app = await startADayLater();
  await app.act(videosActions.wanted(clip));
  const former = selectVideoUrl(app.state(), clip);
  put(app, 'neu');
  app.http.script(/GET .video.seitstuetz/, { late: 5000 });
  await app.act(updateRequested());
  expect(selectVideoUrl(app.state(), clip)).toBe(former);
  await pass(5000);
  const url = String(selectVideoUrl(app.state(), clip));
  expect(await app.page.liveUrls.get(url)?.text()).toBe('neu');
});

test('[VI-5] somebody who saves data is not asked for, and is the next time', async () => {
  const app = await startADayLater();
  put(app, 'neu');
  app.questions.isSaving = true;
  await app.act(updateRequested());
  expect(videoLines(app)).toEqual([]);
  app.questions.isSaving = false;
  await app.act(updateRequested());
  expect(await onDisk(app)).toBe('neu');
});

test.each([404, 405, 501])(
  '[VI-5] what the server answers with %i stays as it is, until tomorrow',
  async (status) => {
    const app = await startADayLater();
    put(app, 'neu');
    app.http.script(/HEAD .video.seitstuetz/, status);
    await app.act(updateRequested());
    app.http.requests.length = 0;
    await app.act(updateRequested());
    expect([await onDisk(app), videoLines(app)]).toEqual([clip, []]);
    await pass(24 * hour);
    await app.act(updateRequested());
    expect(await onDisk(app)).toBe('neu');
  },
);

test('[VI-5] a server that does not answer is asked again after the next update', async () => {
  expectErrors('compareClips');
  const app = await startADayLater();
  put(app, 'neu');
  app.http.always(/HEAD/, 'requestLost');
  await app.act(updateRequested());
  await pass(20_000);
  // One question with its three retries, not one for each clip.
  expect(videoLines(app)).toHaveLength(4);
  expect(await onDisk(app)).toBe(clip);
  app.http.heal();
  await app.act(updateRequested());
  expect(await onDisk(app)).toBe('neu');
});

test('[VI-5] a clip that does not arrive leaves the former one, and does not hold up the others', async () => {
  expectErrors('compareClips');
  const app = await startADayLater();
  put(app, 'neu');
  app.server.content.videos.set('einbeinstand.mp4', new Blob(['auch neu']));
  app.http.script(/GET .video.seitstuetz/, 404);
  await app.act(updateRequested());
  expect(await onDisk(app)).toBe(clip);
  expect(await app.device.disk.videos.get('einbeinstand.mp4')?.text()).toBe('auch neu');
});

test('[VI-5] the second tab of the device does not ask once more', async () => {
  const app = await startADayLater();
  await app.act(updateRequested());
  const second = await startApp({ server: app.server, device: app.device });
  await second.act(updateRequested());
  expect(videoLines(second)).toEqual([]);
});

test('[VI-5] a clock that was ahead once does not end the questions', async () => {
  const app = await startADayLater();
  app.questions.noteAsked(Date.now() + 1000 * hour);
  await app.act(updateRequested());
  expect(videoLines(app)).not.toEqual([]);
});
