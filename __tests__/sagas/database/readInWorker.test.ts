/** What a worker reads may reach the page after the page has stored something else [decision 42]. */
import type { CurrentUser } from '../../../src/contract/schemas';
import type { Database } from '../../../src/services/ports';
import { selectNote } from '../../../store/notes/selectors';
import { notesActions } from '../../../store/notes/slice';
import { selectOpenRun } from '../../../store/runs/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { videosActions } from '../../../store/videos/slice';
import { anna, tina } from '../../fakes/club';
import { aWaitingExerciseRun, onDevice, record } from '../../fakes/recorded';
import { type App, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, settle } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;
const userScreeningId = 41;

const video = 'kniebeuge.mp4';

/** Opens an updated app that reads in a worker, up to the point where the worker has read but not told it. */
const startWhileReading = async ({
  user = anna,
  missingVideo = '',
  prepare = async () => {},
}: {
  user?: CurrentUser;
  missingVideo?: string;
  prepare?(app: App): Promise<void>;
} = {}) => {
  const before = await startUpdatedApp({ user });
  before.kill();
  before.device.disk.videos.delete(missingVideo);
  let tell = () => {};
  let isSlow = false;
  const wrapInWorker = (database: Database): Database => ({
    ...database,
    load: async (owner) => {
      const stored = await database.load(owner);
      if (isSlow)
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      isSlow = false;
      return stored;
    },
  });
  const { device, server } = before;
  const app = await startApp({ device, server, wrapInWorker });
  await prepare(app);
  isSlow = true;
  await app.act(updateRequested());
  const endReading = async () => {
    tell();
    await settle();
  };
  return { app, endReading };
};

test('[FL-11] a run that was begun meanwhile is still open', async () => {
  const { app, endReading } = await startWhileReading();
  await app.act(screeningRunActions.openRequested({ userScreeningId }));
  const run = selectOpenRun(app.state(), 'screeningRun');
  expect(run?.localId).toBeDefined();
  await endReading();
  expect(selectOpenRun(app.state(), 'screeningRun')).toEqual(run);
});

test('[FL-7] a run of another tab that was sent meanwhile does not wait any more', async () => {
  const run = aWaitingExerciseRun();
  const changed = { ...run, clientRevision: run.clientRevision + 1 };
  const { app, endReading } = await startWhileReading({
    prepare: async (tab) => {
      await record(tab, run);
      await tab.database.saveRun(changed);
    },
  });
  await app.act(syncActions.flushRequested());
  expect(onDevice(app.device, run).isDirty).toBe(false);
  await endReading();
  const { clientRevision } = changed;
  expect(app.state().runs.exerciseRun).toMatchObject([{ clientRevision, isDirty: false }]);
});

test('[TO-9] a video that was loaded meanwhile counts as one that is there', async () => {
  const { app, endReading } = await startWhileReading({ missingVideo: video });
  await app.database.saveVideo(video, new Blob());
  await app.act(videosActions.downloaded(video));
  await endReading();
  expect(app.state().videos.present).toContain(video);
  expect(app.http.matching(/video/)).toEqual([]);
});

test('[NO-3] a note that was stored meanwhile is shown', async () => {
  const { app, endReading } = await startWhileReading({ user: tina });
  const target = { kind: 'test', id: 11 } as const;
  await app.act(notesActions.opened({ userScreeningId, target }));
  const texts = { athleteNote: 'Langsam absenken.', trainerNote: 'Links schwächer.' };
  await app.act(notesActions.submitted({ userScreeningId, target, ...texts }));
  expect(selectNote(app.state(), userScreeningId, target)).toMatchObject(texts);
  await endReading();
  expect(selectNote(app.state(), userScreeningId, target)).toMatchObject(texts);
});
