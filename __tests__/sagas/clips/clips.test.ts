import type { ContentClip } from '../../../src/contract/contentClips';
import { ClipTooLarge } from '../../../src/domain/clips/clipFaults';
import { selectClips } from '../../../store/clips/selectors';
import { clipsActions } from '../../../store/clips/slice';
import { aClub } from '../../fakes/club';
import { withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

onVirtualTime();

const { editorOpened, editorClosed, fileChosen, cutChanged, makeRequested, sendRequested, discardRequested } =
  clipsActions;
const { withdrawRequested } = clipsActions;

const key = '10000000-0000-4000-8000-000000000001';
const facts = { title: 'Kniebeuge', seen: 'self' } as const;

const clip: ContentClip = {
  fileName: 'clip-00000000000000000000.mp4',
  ...facts,
  takenBy: 'Tina Trainer',
  takenAt: '2026-11-21T12:00:00.000Z',
  size: 1_000,
  seconds: 4,
  playsEverywhere: true,
  still: null,
  withdrawnAt: null,
  isUsed: false,
};

/** A clip that the club has. */
const former: ContentClip = { ...clip, fileName: 'clip-00000000000000000001.mp4', title: 'Ausfallschritt' };

const start = async (refusal?: Refusal) => {
  const posts: unknown[] = [];
  const server = withOffice(aClub(), {
    'GET /clips/': () => [former],
    [`POST /clips/${former.fileName}/withdraw`]: () => {
      if (refusal) throw refusal;
      return { ...former, withdrawnAt: '2026-11-22T12:00:00.000Z' };
    },
    'POST /clips/': (body) => {
      posts.push(body);
      if (refusal) throw refusal;
      return clip;
    },
  });
  const app = await startApp({ server });
  return { app, posts, server };
};

const open = async (app: App, seconds = 4) => {
  app.clips.maker.files.set('blob:1', { seconds, size: 9_000_000, canMake: true });
  await app.act(editorOpened(key), fileChosen({ url: 'blob:1' }));
};

const page = (app: App) => selectClips(app.state());
const waiting = (app: App) => [...app.device.clips.rows.values()];

test('[CT-3] [CT-12] a file is opened, cut, made small, sent, and no longer kept on the device', async () => {
  const { app, posts } = await start();
  await open(app, 30);
  expect(page(app)).toMatchObject({ status: 'ready', cut: { start: 0, end: 20, still: 10 } });
  await app.act(cutChanged({ start: 1, end: 3, still: 2 }), makeRequested(facts));
  expect(page(app)).toMatchObject({ status: 'succeeded', clip, source: null });
  expect(posts).toEqual([
    { ...facts, hasRights: true, upload: '0'.repeat(32), still: 'data:image/jpeg;base64,/9j/' },
  ]);
  expect(waiting(app)).toEqual([]);
});

test('[CT-3] a file that is no video is refused in words', async () => {
  const { app } = await start();
  await app.act(editorOpened(key), fileChosen({ url: 'blob:unknown' }));
  expect(page(app)).toMatchObject({ status: 'idle', error: expect.stringContaining('kein Video') });
});

test('[CT-12] a clip of more than 5 MB that cannot be made smaller says what to do, and can be cut again', async () => {
  const { app, posts } = await start();
  app.clips.maker.fault = new ClipTooLarge(7_500_000);
  await open(app);
  await app.act(makeRequested(facts));
  expect(page(app)).toMatchObject({ status: 'ready', error: expect.stringContaining('7,5 MB') });
  app.clips.maker.fault = null;
  await app.act(makeRequested(facts));
  expect(page(app).status).toBe('succeeded');
  expect(posts).toHaveLength(1);
});

test('[CT-3] an upload that breaks off stays on the device, and goes on when the person wants it', async () => {
  expectErrors('makeClip');
  const { app, posts } = await start();
  app.clips.uploads.breaksOff = true;
  await open(app);
  await app.act(makeRequested(facts));
  expect(page(app)).toMatchObject({ status: 'failed', progress: 0.5 });
  expect(waiting(app)).toMatchObject([{ key, address: expect.any(String) }]);
  app.clips.uploads.breaksOff = false;
  await app.act(sendRequested());
  expect(page(app)).toMatchObject({ status: 'succeeded', progress: 1 });
  expect(app.clips.uploads.received.size).toBe(1);
  expect(posts).toHaveLength(1);
});

test('[CT-3] after a reload an upload goes on by itself where the editor of its item opens, and nowhere else', async () => {
  expectErrors('makeClip');
  const { app, server } = await start();
  app.clips.uploads.breaksOff = true;
  await open(app);
  await app.act(makeRequested(facts));
  const again = await startApp({ server, device: app.device });
  await again.act(editorOpened('10000000-0000-4000-8000-000000000002'));
  expect(page(again).status).toBe('idle');
  await again.act(editorClosed(), editorOpened(key));
  expect(page(again)).toMatchObject({ status: 'succeeded', clip });
  expect(waiting(again)).toEqual([]);
});

test('[CT-3] what the server says against the bytes is said, and the clip can be given up', async () => {
  expectErrors('makeClip');
  const { app } = await start(new Refusal(422, 'Das Video ist länger als 20 Sekunden.'));
  await open(app);
  await app.act(makeRequested(facts));
  expect(page(app)).toMatchObject({ status: 'failed', error: 'Das Video ist länger als 20 Sekunden.' });
  await app.act(discardRequested());
  expect(page(app)).toMatchObject({ status: 'idle', error: null });
  expect(waiting(app)).toEqual([]);
});

test('[CT-3] the editor knows the clips of the club, and the one that was just added', async () => {
  const { app } = await start();
  await open(app);
  expect(page(app).list).toEqual([former]);
  await app.act(makeRequested(facts));
  expect(page(app).list).toEqual([clip, former]);
});

test('[CT-12] a clip is withdrawn, and the editor says so', async () => {
  const { app } = await start();
  await app.act(editorOpened(key), withdrawRequested(former.fileName));
  expect(page(app)).toMatchObject({
    withdrawal: { status: 'succeeded', fileName: former.fileName },
    list: [{ fileName: former.fileName, withdrawnAt: '2026-11-22T12:00:00.000Z' }],
  });
  expect(app.state().toasts.messages).toMatchObject([
    { type: 'success', text: 'Das Video ist zurückgezogen.' },
  ]);
});

test('[CT-12] a clip that could not be withdrawn stays, and the reason is said', async () => {
  expectErrors('withdrawClip');
  const { app } = await start(new Refusal(403, 'Gerade geht es nicht.'));
  await app.act(editorOpened(key), withdrawRequested(former.fileName));
  expect(page(app)).toMatchObject({
    withdrawal: { status: 'failed', error: 'Gerade geht es nicht.' },
    list: [former],
  });
});
