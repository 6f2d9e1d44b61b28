import { randomUUID } from 'node:crypto';
import { athletikScreening, kurzCheck } from '../../../server/samples/samples';
import { openVideos } from '../../../server/videos/openVideos';
import { assignmentCalls } from '../../../src/contract/assignments';
import { contentCalls } from '../../../src/contract/content';
import { actionOn, type ContentClub, startContent } from '../content/club';

let club: ContentClub;
beforeEach(async () => {
  club = await startContent();
});
afterEach(() => club.stop());

const taking = (name: string, clientId: string = randomUUID()) => contentCalls.takeSample({ clientId, name });
const take = (name: string) => club.ask(taking(name), 'tina');
const takenNames = async () =>
  (await club.ask(contentCalls.samples(), 'tina')).filter(({ isTaken }) => isTaken).map(({ name }) => name);

describe('[CT-10] a club with content takes a sample over', () => {
  test('published, with the keys of the folder and its clips, and keeps its own lists', async () => {
    const before = await club.all();
    expect(await takenNames()).toEqual([]);
    const after = await take('kurz-check');
    expect(await takenNames()).toEqual(['kurz-check']);
    const { items, clips } = kurzCheck.read();
    const added = items.filter(({ kind }) => kind !== 'basis' && kind !== 'feedback');
    expect(after.filter((item) => before.every(({ key }) => key !== item.key))).toHaveLength(added.length);
    for (const { kind, key, body } of added) {
      const item = after.find((one) => one.key === key);
      expect(item).toMatchObject({ kind, body, state: 'published', version: 1, hasDraft: false });
    }
    for (const item of before) expect(after).toContainEqual(item);
    const assignable = await club.ask(assignmentCalls.publishedScreenings(), 'tina');
    expect(assignable.map(({ name }) => name)).toContain('Kurz-Check');
    const videos = await openVideos(club.db, club.config.dataDir).names();
    expect(videos).toEqual(expect.arrayContaining(clips.map(({ name }) => name)));
  });

  test('[ON-3] once, also when the answer was lost, and again without a change', async () => {
    const clientId = randomUUID();
    const first = await club.ask(taking('kurz-check', clientId), 'tina');
    expect(await club.ask(taking('kurz-check', clientId), 'tina')).toEqual(first);
    expect(await take('kurz-check')).toEqual(first);
  });

  test('and another one, of which it keeps what it has changed', async () => {
    await take('kurz-check');
    const test = await club.find('test', 'Überkopfkniebeuge');
    const saved = await club.save(test.key, test.revision, {
      kind: 'test',
      body: { ...test.body, execution: 'Wie wir es machen.' },
    });
    await club.publish([saved]);
    await take('athletik-screening');
    expect((await takenNames()).toSorted()).toEqual(['athletik-screening', 'kurz-check']);
    expect(await club.find('test', 'Überkopfkniebeuge')).toMatchObject({
      version: 2,
      body: { execution: 'Wie wir es machen.' },
    });
    const keys = (await club.all()).map(({ key }) => key);
    const { items } = athletikScreening.read();
    const added = items.filter(({ kind }) => kind !== 'basis' && kind !== 'feedback');
    expect(keys).toEqual(expect.arrayContaining(added.map(({ key }) => key)));
  });

  test('and hears what of it is retired: nothing is taken over then', async () => {
    await take('kurz-check');
    for (const [kind, name] of [
      ['screening', 'Kurz-Check'],
      ['test', 'Überkopfkniebeuge'],
    ] as const)
      await club.ask(contentCalls.retire(actionOn(await club.find(kind, name))), 'tina');
    const before = await club.all();
    const { status, problems } = await club.refused(taking('athletik-screening'));
    expect(status).toBe(422);
    expect(problems).toMatchObject([{ path: 'tests.0' }]);
    expect(await club.all()).toEqual(before);
  });
});
