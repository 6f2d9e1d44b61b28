import { createClearing } from '../../../server/clips/clearing';
import { openUploads } from '../../../server/clips/openUploads';
import type { Database } from '../../../server/database/tables';
import { openVideos } from '../../../server/videos/openVideos';
import { type Demo, type DemoUser, startDemo } from '../support';
import { mov, mp4, slowed } from './bytes';
import { addClip, letEditContent, tusOf } from './upload';

const day = 24 * 60 * 60_000;

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
  // The uploads note the time of the machine.
  demo.clock.now = Date.now();
  await letEditContent(demo, 'clara');
});
afterEach(() => demo.stop());

const add = async (bytes = mp4(), who: DemoUser = 'clara'): Promise<string> =>
  (await addClip(demo, who, bytes)).json().fileName;

const status = async (who: DemoUser, fileName: string) =>
  (await demo.get(who, `/video/${fileName}`)).statusCode;

const withdraw = (who: DemoUser, fileName: string) => demo.post(who, `/clips/${fileName}/withdraw`, {});

const remove = async (who: DemoUser, fileName: string) => {
  const authorization = `Bearer ${await demo.tokenOf(who)}`;
  const url = `/api/clips/${fileName}`;
  return demo.app.inject({ method: 'DELETE', url, headers: { authorization } });
};

/** Lets an exercise show a clip, or another one again. */
const show = (video: string | null) =>
  demo.db.updateTable('exercise').set({ video }).where('id', '=', 1).execute();

const list = async () => (await demo.get('clara', '/clips/')).json();

describe('withdrawing', () => {
  test('[CT-12] takes the clip away from everybody, says so in the list, and lasts', async () => {
    const fileName = await add();
    await show(fileName);
    const tag = (await demo.get(null, '/features')).json().clips;
    expect((await withdraw('clara', fileName)).json()).toMatchObject({
      fileName,
      withdrawnAt: new Date(demo.clock.now).toISOString(),
      still: null,
    });
    expect(await status('anna', fileName)).toBe(404);
    expect((await demo.get(null, '/features')).json().clips).not.toBe(tag);
    // The exercise can still be read: the app shows its fallback text.
    expect((await demo.get('anna', '/exercise/1')).json()).toMatchObject({ video: fileName });
    demo.clock.now += day;
    const [clip] = await list();
    expect((await withdraw('clara', fileName)).json()).toEqual(clip);
    expect((await addClip(demo, 'clara', mp4())).json()).toMatchObject({
      status: 409,
      message: expect.stringContaining('zurückgezogen'),
    });
    expect(await status('anna', fileName)).toBe(404);
  });

  test('[CT-12] is open to who took the clip and to who writes content, and to nobody else', async () => {
    const fileName = await add();
    expect((await withdraw('anna', fileName)).statusCode).toBe(403);
    expect((await withdraw('anna', 'clip-00000000000000000000.mp4')).statusCode).toBe(403);
    expect((await withdraw('clara', 'clip-00000000000000000000.mp4')).statusCode).toBe(404);
    const authorities = JSON.stringify(['ROLE_ATHLETE']);
    await demo.db.updateTable('user').set({ authorities }).where('username', '=', 'clara').execute();
    expect((await withdraw('clara', fileName)).statusCode).toBe(200);
    await letEditContent(demo, 'ben');
    expect((await withdraw('ben', fileName)).statusCode).toBe(200);
  });
});

describe('deleting', () => {
  test('[CT-3] deletes a clip that nothing names, also so that the same bytes can come again', async () => {
    const fileName = await add();
    expect((await remove('anna', fileName)).statusCode).toBe(403);
    expect((await remove('clara', fileName)).json()).toEqual([]);
    expect(await status('anna', fileName)).toBe(404);
    expect((await remove('clara', fileName)).statusCode).toBe(404);
    expect(await add()).toBe(fileName);
    expect(await status('anna', fileName)).toBe(200);
  });

  test('[CT-3] leaves a clip that an exercise or a test shows', async () => {
    const fileName = await add();
    await show(fileName);
    expect((await remove('clara', fileName)).json()).toMatchObject({ status: 409 });
    expect(await list()).toMatchObject([{ isUsed: true }]);
    await show(null);
    const tests = JSON.stringify([{ video: fileName }]);
    await demo.db.insertInto('screening').values({ name: 'Alt', tests, isPublished: 0 }).execute();
    expect((await remove('clara', fileName)).json()).toMatchObject({ status: 409 });
    expect(await status('anna', fileName)).toBe(200);
  });

  test('[CT-3] leaves the clips that came with the server', async () => {
    expect((await remove('clara', 'kniebeuge.mp4')).statusCode).toBe(404);
    expect(await status('anna', 'kniebeuge.mp4')).toBe(200);
  });
});

describe('clearing', () => {
  const errors: unknown[] = [];

  const start = async () => {
    const { config, db, timers, clock } = demo;
    const now = () => clock.now;
    const videosIn = (transaction: Database) => openVideos(transaction, config.dataDir);
    const uploads = openUploads({ db, now, config });
    const log = { error: (error: unknown) => void errors.push(error) };
    const clearing = createClearing({ db, timers, now, uploads, videosIn }, log);
    await clearing.start();
    return clearing;
  };

  /**
   * Lets that many days go by, on each of which the job runs. Only the clock moves: timers would let each job of the
   * server look for work thousands of times a day.
   */
  const live = async (clearing: Awaited<ReturnType<typeof start>>, days: number) => {
    for (let count = 0; count < days; count += 1) {
      demo.clock.now += day;
      await clearing.start();
    }
  };

  afterEach(() => expect(errors).toEqual([]));

  test('[CT-3] a clip that nothing names goes after 30 days, and one that is shown stays', async () => {
    const [unused, shown] = [await add(), await add(mov())];
    await show(shown);
    const clearing = await start();
    await live(clearing, 29);
    expect([await status('anna', unused), await status('anna', shown)]).toEqual([200, 200]);
    await live(clearing, 1);
    expect([await status('anna', unused), await status('anna', shown)]).toEqual([404, 200]);
    // From the day on which it is no longer shown, the other one has 30 days, too.
    await show(null);
    await live(clearing, 30);
    expect(await status('anna', shown)).toBe(200);
    await live(clearing, 1);
    expect(await status('anna', shown)).toBe(404);
    await clearing.stop();
  });

  test('[CT-3] a clip that is shown again begins anew', async () => {
    const fileName = await add();
    const clearing = await start();
    await live(clearing, 20);
    await show(fileName);
    await live(clearing, 1);
    await show(null);
    await live(clearing, 20);
    expect(await status('anna', fileName)).toBe(200);
    await clearing.stop();
  });

  test('[CT-12] that a clip was withdrawn is kept', async () => {
    const fileName = await add();
    await withdraw('clara', fileName);
    const clearing = await start();
    await live(clearing, 40);
    expect(await list()).toMatchObject([{ fileName }]);
    await clearing.stop();
  });

  test('[CT-3] an upload that nobody goes on with goes after a week', async () => {
    const clara = tusOf(demo, 'clara');
    const [left, refused] = [await clara.beginId(10), await clara.whole(slowed(1000))];
    const clearing = await start();
    await live(clearing, 6);
    expect([await clara.offset(left), await clara.offset(refused)]).toEqual([0, slowed(1000).length]);
    await live(clearing, 2);
    expect([await clara.offset(left), await clara.offset(refused)]).toEqual([404, 404]);
    await clearing.stop();
  });
});
