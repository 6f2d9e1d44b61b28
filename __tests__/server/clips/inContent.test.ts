import { randomUUID } from 'node:crypto';
import { createClearing } from '../../../server/clips/clearing';
import { openUploads } from '../../../server/clips/openUploads';
import { openVideos } from '../../../server/videos/openVideos';
import type { ContentBody, ContentItem, PublishPlan } from '../../../src/contract/content';
import { emptyBody } from '../../../src/domain/content/drafts';
import { type Demo, startDemo } from '../support';
import { mov, mp4 } from './bytes';
import { addClip, letEditContent } from './upload';

const day = 24 * 60 * 60_000;

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
  // The uploads note the time of the machine.
  demo.clock.now = Date.now();
  await letEditContent(demo, 'clara');
});
afterEach(() => demo.stop());

const add = async (bytes: Buffer): Promise<string> => (await addClip(demo, 'clara', bytes)).json().fileName;

/** An exercise that shows a clip. */
const anExercise = (video: string | null): ContentBody => {
  const empty = emptyBody('exercise');
  if (empty.kind !== 'exercise') throw new Error('It is an exercise.');
  return { kind: 'exercise', body: { ...empty.body, name: 'Kniebeuge', video } };
};

const save = async (video: string | null, item?: ContentItem): Promise<ContentItem> => {
  const target = { key: item?.key ?? randomUUID(), revision: item?.revision ?? 0 };
  const answer = await demo.post('clara', '/content/draft/', {
    clientId: randomUUID(),
    ...target,
    ...anExercise(video),
  });
  return answer.json();
};

const targetOf = ({ key, revision }: ContentItem) => ({ key, revision });

const plan = async (item: ContentItem): Promise<PublishPlan> =>
  (await demo.post('clara', '/content/plan/', { items: [targetOf(item)] })).json();

const publish = (item: ContentItem) =>
  demo.post('clara', '/content/publish/', {
    clientId: randomUUID(),
    items: [targetOf(item)],
    spelling: false,
  });

const published = async (item: ContentItem): Promise<ContentItem> => {
  const items = (await publish(item)).json<ContentItem[]>();
  const found = items.find(({ key }) => key === item.key);
  if (!found) throw new Error('It was not published.');
  return found;
};

const withdraw = (fileName: string) => demo.post('clara', `/clips/${fileName}/withdraw`, {});

const status = async (fileName: string) => (await demo.get('anna', `/video/${fileName}`)).statusCode;

/** Lets more than the days go by after which what nothing names is cleared away. */
const clearAfter = async (days: number) => {
  const { config, db, timers, clock } = demo;
  const now = () => clock.now;
  const errors: unknown[] = [];
  const clearing = createClearing(
    {
      db,
      timers,
      now,
      uploads: openUploads({ db, now, config }),
      videosIn: (transaction) => openVideos(transaction, config.dataDir),
    },
    { error: (error: unknown) => void errors.push(error) },
  );
  await clearing.start();
  for (let count = 0; count < days; count += 1) {
    clock.now += day;
    await clearing.start();
  }
  await clearing.stop();
  expect(errors).toEqual([]);
};

test('[CT-3] a clip that only a draft names is kept, and goes 30 days after the draft', async () => {
  const fileName = await add(mp4());
  const item = await save(fileName);
  await clearAfter(40);
  expect(await status(fileName)).toBe(200);
  await save(null, item);
  await clearAfter(32);
  expect(await status(fileName)).toBe(404);
});

test('[CT-3] [CT-11] a clip of a former version is kept, since that can be taken back', async () => {
  const fileName = await add(mp4());
  const first = await published(await save(fileName));
  await published(await save(null, first));
  await clearAfter(40);
  expect(await status(fileName)).toBe(200);
});

test('[CT-12] a clip that was withdrawn is not published any more, and the answer says what to do', async () => {
  const fileName = await add(mp4());
  const draft = await save(fileName);
  await withdraw(fileName);
  expect((await plan(draft)).problems).toEqual([
    {
      key: draft.key,
      path: 'video',
      message: 'Dieses Video wurde zurückgezogen und wird nicht mehr gezeigt. Nimm ein anderes oder keins.',
    },
  ]);
  const other = await save(await add(mov()), draft);
  expect((await plan(other)).problems).toEqual([]);
});

test('[CT-3] a clip that older devices may not play is said before it is published', async () => {
  const everywhere = await save(await add(mp4()));
  expect((await plan(everywhere)).limitedClips).toEqual([]);
  const limited = await save(await add(mov()), everywhere);
  expect((await plan(limited)).limitedClips).toEqual(['Kniebeuge']);
  expect((await publish(limited)).statusCode).toBe(200);
});
