import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type ListeningDemo, startListening } from '../listeningDemo';
import { type RunPost, rowOf, runKinds } from './runVersions';

let club: ListeningDemo;
beforeAll(async () => {
  club = await startListening();
});
afterAll(() => club.stop());

/** Waves of items, one wave after the other. The items of a wave are sent at once. */
const wavesOf = <Item>(item: fc.Arbitrary<Item>) =>
  fc.array(fc.array(item, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 });

const owner = fc.constantFrom('anna' as const, 'ben' as const);
const version = fc.record({ owner, run: fc.nat({ max: 2 }), clientRevision: fc.nat({ max: 9 }) });
type Version = typeof version extends fc.Arbitrary<infer Value> ? Value : never;

/** An athlete sends their own runs, a trainer those of any of their athletes: one version, or a batch of several. */
const request = fc.oneof(
  fc.tuple(owner, fc.array(version, { minLength: 1, maxLength: 6 })).map(([sender, versions]) => ({
    sender,
    versions: versions.map((one): Version => ({ ...one, owner: sender })),
  })),
  fc.record({
    sender: fc.constant('trainer' as const),
    versions: fc.array(version, { minLength: 1, maxLength: 6 }),
  }),
);

/** A `clientId` identifies a run only together with its athlete. */
const keyOf = ({ userId, clientId }: RunPost) => `${userId} ${clientId}`;

/** The newest posted version of every run. */
const newestOf = (posts: RunPost[]) => {
  const newest = new Map<string, RunPost>();
  for (const post of posts) {
    if (revisionOf(post) > revisionOf(newest.get(keyOf(post)))) newest.set(keyOf(post), post);
  }
  return newest;
};

const revisionOf = (post: RunPost | undefined): number => post?.clientRevision ?? -1;

describe.each(runKinds)('a $kind', ({ path, table, versionOf }) => {
  /** Posts as the app does, a single run or a batch. Returns the stored runs. */
  const send = async (sender: keyof ListeningDemo['ids'], runs: RunPost[]) => {
    const isBatch = runs.length > 1;
    const answer = await club.post(sender, isBatch ? `${path}all/` : path, isBatch ? runs : runs[0]);
    expect(answer.status).toBe(200);
    return isBatch ? answer.body : [answer.body];
  };

  test('[API-24, API-30, API-39] a batch that is sent twenty times at once is stored once', async () => {
    const runs = [3, 1, 2].map((clientRevision) =>
      versionOf({ userId: club.ids.anna, clientId: randomUUID(), clientRevision }),
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('anna', runs)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const ids = answers[0].map(({ id }: { id: number }) => id);
    expect(await club.rowsOf(table, ...runs.map(({ clientId }) => clientId))).toEqual(
      runs.map((run, index) => ({ id: ids[index], ...rowOf(run) })),
    );
  });

  test('[API-39, CO-12] old after new, in overlapping batches, by athlete and trainer at once: one row, the newest', async () => {
    const whichever = fc.asyncProperty(wavesOf(request), async (waves) => {
      const clientIds = [randomUUID(), randomUUID(), randomUUID()];
      const posted: RunPost[] = [];
      const ids = new Map<string, number>();
      for (const wave of waves) {
        const before = newestOf(posted);
        const sendOne = async ({ sender, versions }: (typeof wave)[number]) => {
          const runs = versions.map(({ owner, run, clientRevision }) =>
            versionOf({ userId: club.ids[owner], clientId: String(clientIds[run]), clientRevision }),
          );
          posted.push(...runs);
          const answers = await send(sender, runs);
          expect(answers.map(keyOf)).toEqual(runs.map(keyOf));
          for (const [index, run] of runs.entries()) {
            const { id, isDirty: _, ratedBy: __, morningPain: ___, ...answer } = answers[index];
            expect(answer).toEqual(versionOf(answer));
            const atLeast = Math.max(revisionOf(run), revisionOf(before.get(keyOf(run))));
            expect(answer.clientRevision).toBeGreaterThanOrEqual(atLeast);
            expect(ids.get(keyOf(run)) ?? id).toBe(id);
            ids.set(keyOf(run), id);
          }
        };
        await Promise.all(wave.map(sendOne));
      }
      const expected = [...newestOf(posted)].map(([key, run]) => ({ id: ids.get(key), ...rowOf(run) }));
      const stored = await club.rowsOf(table, ...clientIds);
      expect(stored).toHaveLength(expected.length);
      expect(stored).toEqual(expect.arrayContaining(expected));
    });
    await fc.assert(whichever, { numRuns: 20, seed: 20 });
  });
});

test('[API-37, API-39] messages sent again, in any order and at once, are stored once, each for its sender', async () => {
  const message = fc.record({
    sender: fc.constantFrom('anna' as const, 'ben' as const, 'trainer' as const),
    message: fc.nat({ max: 2 }),
    wording: fc.nat({ max: 2 }),
  });
  const whichever = fc.asyncProperty(wavesOf(message), async (waves) => {
    const clientIds = [randomUUID(), randomUUID(), randomUUID()];
    const firsts = new Map<string, object>();
    for (const wave of waves) {
      const sendOne = async ({ sender, message, wording }: (typeof wave)[number]) => {
        const clientId = String(clientIds[message]);
        const recipientId = sender === 'trainer' ? club.ids.anna : club.ids.trainer;
        const post = { clientId, senderId: club.ids[sender], recipientId, content: `Fassung ${wording}` };
        const answer = await club.post(sender, '/chat/', post);
        expect(answer.status).toBe(200);
        const key = `${sender} ${clientId}`;
        // Another wording under the same id does not change what is stored: a message is never edited.
        expect(answer.body).toMatchObject({ clientId, senderId: club.ids[sender], recipientId });
        expect(answer.body).toEqual(firsts.get(key) ?? answer.body);
        firsts.set(key, answer.body);
      };
      await Promise.all(wave.map(sendOne));
    }
    const stored = await club.rowsOf('chatMessage', ...clientIds);
    const expected = [...firsts.values()].map((first) =>
      expect.objectContaining({ ...first, createdAt: expect.any(Number) }),
    );
    expect(stored).toHaveLength(expected.length);
    expect(stored).toEqual(expect.arrayContaining(expected));
  });
  await fc.assert(whichever, { numRuns: 20, seed: 20 });
});
