import { type Call, calls } from '../../../src/contract/calls';
import type {
  ExerciseRun,
  ExerciseRunPost,
  ScreeningRun,
  ScreeningRunPost,
} from '../../../src/contract/runs';
import { type OpenServer, openClub } from './ContractServer';
import { anExerciseRunPost, aScreeningRunPost, type Person, people } from './club';

/** The fields that both kinds of run have in an answer of the server. */
type SavedRun = ScreeningRun | ExerciseRun;

/** The same tests run for both kinds of run. `change` returns another version of a run. */
const kinds = [
  {
    kind: 'a screening run',
    build: aScreeningRunPost,
    save: (post: unknown) => calls.saveScreeningRun(post as ScreeningRunPost) as Call<SavedRun>,
    saveAll: (posts: unknown[]) => calls.saveScreeningRuns(posts as ScreeningRunPost[]) as Call<SavedRun[]>,
    change: { testRuns: [] },
    bad: { screeningId: 999 },
  },
  {
    kind: 'an exercise run',
    build: anExerciseRunPost,
    save: (post: unknown) => calls.saveExerciseRun(post as ExerciseRunPost) as Call<SavedRun>,
    saveAll: (posts: unknown[]) => calls.saveExerciseRuns(posts as ExerciseRunPost[]) as Call<SavedRun[]>,
    change: { runUnits: [] },
    bad: { screeningRunId: 9999 },
  },
];

export const describeRuns = (open: OpenServer) => {
  describe.each(kinds)('$kind', (kind) => {
    const club = openClub(open);
    const { build, change, bad } = kind;
    const save = (post: unknown, as: Person = 'anna') => club.ask<SavedRun>(kind.save(post), as);
    const saveAll = (posts: unknown[], as: Person = 'anna') => club.ask<SavedRun[]>(kind.saveAll(posts), as);

    /** Returns the stored revision of a run, or 0 when it was not stored. A post at revision 0 changes no newer run. */
    const revisionOf = async (post: ScreeningRunPost | ExerciseRunPost) =>
      (await save({ ...post, clientRevision: 0 })).clientRevision;

    test('[API-4] [API-5] [API-22] [API-23] [API-28] [API-29] is stored and answered with its id', async () => {
      const post = build();
      expect(await save(post)).toEqual({ ...post, id: expect.any(Number), isDirty: false });
    });

    test('[API-39] sent again, changed or not, updates the stored one', async () => {
      const post = build();
      const { id } = await save(post);
      expect(await save(post)).toMatchObject({ id });
      const changed = { ...post, ...change, clientRevision: 2, completed: true };
      expect(await save(changed)).toEqual({ ...changed, id, isDirty: false });
      expect(await save({ ...changed, clientRevision: 3, completed: false })).toMatchObject({
        id,
        completed: false,
      });
    });

    test('[CO-12] with a lower revision changes nothing and is answered with the stored one', async () => {
      const post = build({ clientRevision: 5 });
      const stored = await save(post);
      const start = '2020-01-01T00:00:00.000Z';
      expect(await save({ ...post, ...change, clientRevision: 4, start })).toEqual(stored);
      expect(await save(post)).toEqual(stored);
    });

    test('[CO-21] with the stored revision and other content is 409 and changes nothing', async () => {
      const post = build({ clientRevision: 5 });
      const stored = await save(post);
      for (const other of [change, { completed: true }, { start: '2020-01-01T00:00:00.000Z' }]) {
        expect(await club.send(kind.save({ ...post, ...other }), 'anna')).toEqual({
          status: 409,
          body: expect.objectContaining({
            message:
              'Von diesem Screening oder Training ist auf dem Server schon ein anderer Stand gespeichert.',
          }),
        });
      }
      expect(await save(post)).toEqual(stored);
    });

    test('[CO-21] with the stored revision and the same content is answered with the stored one', async () => {
      const post = build({ start: '2026-11-03T08:00:00.000Z' });
      const stored = await save(post);
      expect(await save({ ...post, start: '2026-11-03T08:00:00Z', isDirty: true, id: 7777 })).toEqual(stored);
      expect(await saveAll([post, post])).toEqual([stored, stored]);
    });

    test('[CO-21] [API-24] [API-30] in two versions of one revision makes its whole batch 409', async () => {
      const [known, fresh] = [build(), build()];
      await save(known);
      const newer = { ...known, clientRevision: 2 };
      for (const batch of [
        [newer, fresh, { ...fresh, ...change }],
        [newer, fresh, { ...known, ...change, clientRevision: 2 }],
        [{ ...known, ...change }, newer, fresh],
      ]) {
        expect(await club.refusal(kind.saveAll(batch), 'anna')).toBe(409);
      }
      expect([await revisionOf(known), await revisionOf(fresh)]).toEqual([1, 0]);
    });

    test('[ON-5] that was erased on purpose is 410, and nothing of its batch is stored', async () => {
      const [post, other] = [build(), build()];
      await save(post);
      await club.noteErasure(people.anna.id, post.clientId);
      for (const erased of [post, { ...post, ...change, clientRevision: 2 }, { ...post, ...bad }]) {
        expect(await club.send(kind.save(erased), 'tina')).toEqual({
          status: 410,
          body: expect.objectContaining({
            message: 'Dieses Screening oder Training wurde endgültig gelöscht.',
          }),
        });
        expect(await club.refusal(kind.saveAll([other, erased]), 'anna')).toBe(410);
      }
      expect(await revisionOf(other)).toBe(0);
    });

    test('[ON-5] is stored for its owner although another user has erased a run with its clientId', async () => {
      const post = build();
      await club.noteErasure(people.ben.id, post.clientId);
      expect(await save(post)).toMatchObject({ clientId: post.clientId });
      expect(await club.refusal(kind.save({ ...post, userId: people.ben.id }), 'ben')).toBe(410);
      expect(await club.refusal(kind.save({ ...post, userId: people.ben.id }), 'anna')).toBe(403);
    });

    test('[CO-12] without a revision always updates, and keeps the stored revision', async () => {
      const { clientRevision: _, ...foreign } = build();
      const { id } = await save(foreign);
      expect(await save(foreign)).toMatchObject({ id, clientRevision: 0 });
      await save({ ...foreign, clientRevision: Number.MAX_SAFE_INTEGER });
      expect(await save({ ...foreign, ...change })).toMatchObject({
        ...change,
        id,
        clientRevision: Number.MAX_SAFE_INTEGER,
      });
    });

    test('[API-39] of somebody else with the same clientId is another run', async () => {
      const post = build();
      const stored = await save(post);
      const bens = await save({ ...post, ...change, userId: people.ben.id }, 'ben');
      expect(bens).toMatchObject({ userId: people.ben.id, ...change });
      expect(bens.id).not.toBe(stored.id);
      expect(await save(post)).toEqual(stored);
    });

    test('[API-40] is never dirty here, and what the contract does not know is dropped', async () => {
      const post = build();
      const stored = await save({ ...post, isDirty: true, id: 7777, recordedBy: people.ben.id });
      expect(stored).toEqual({ ...post, id: expect.any(Number), isDirty: false });
      expect(stored.id).not.toBe(7777);
    });

    test('[SE-4] of an athlete is stored by their trainer as the athlete’s', async () => {
      const post = build();
      const { id } = await save(post, 'tina');
      expect(await save(post)).toMatchObject({ id, userId: people.anna.id });
    });

    test('[API-24] [API-30] in a batch is answered in the order sent, known runs included', async () => {
      const posts = [build(), build(), build()];
      const known = await save(posts[1]);
      const answers = await saveAll(posts);
      expect(answers.map(({ clientId }) => clientId)).toEqual(posts.map(({ clientId }) => clientId));
      expect(answers[1]).toEqual(known);
      expect(await saveAll([])).toEqual([]);
    });

    test('[API-24] [API-30] twice in a batch is one run', async () => {
      const post = build();
      const newer = { ...post, ...change, clientRevision: 2 };
      const [first, second, third] = await saveAll([post, newer, post]);
      expect(first).toMatchObject(post);
      expect(second).toEqual({ ...newer, id: first?.id, isDirty: false });
      expect(third).toEqual(second);
    });

    test.each([
      ['that points to nothing', 422, bad],
      ['of somebody else', 403, { userId: people.david.id }],
      ['without its form', 400, { start: 'gestern' }],
    ])('[API-24] [API-30] [SE-8] %s is %i, and nothing of its batch is stored', async (_, status, fault) => {
      const [known, other] = [build(), build()];
      await save(known);
      expect(await club.refusal(kind.save({ ...build(), ...fault }), 'anna')).toBe(status);
      for (const place of [0, 1, 2]) {
        const batch: unknown[] = [{ ...known, clientRevision: 2 }, other];
        batch.splice(place, 0, { ...build(), ...fault });
        expect(await club.refusal(kind.saveAll(batch), 'anna')).toBe(status);
      }
      expect([await revisionOf(known), await revisionOf(other)]).toEqual([1, 0]);
    });

    test('[API-41] a batch that is no list is 400', async () => {
      const noList = { runs: [] } as unknown as unknown[];
      expect(await club.refusal(kind.saveAll(noList), 'anna')).toBe(400);
    });
  });

  describe('the runs of a user', () => {
    const club = openClub(open);

    test('[API-5] [API-20] come oldest start first, whatever their precision', async () => {
      const starts = [
        '2026-11-03T08:00:00.500Z',
        '2026-11-03T08:00:00Z',
        '2026-11-02T08:00:00.000Z',
        '2026-11-03T08:00:00.400Z',
      ];
      const posts = starts.map((start) => aScreeningRunPost({ start }));
      const stored = await club.ask(calls.saveScreeningRuns(posts), 'anna');
      const runs = await club.ask(calls.screeningRunsOfUser(people.anna.id), 'tina');
      expect(runs).toEqual([2, 1, 3, 0].map((index) => stored[index]));
    });

    test('[API-21] [SE-4] are read one by one by those who may see them', async () => {
      const stored = await club.ask(calls.saveScreeningRun(aScreeningRunPost()), 'anna');
      expect(await club.ask(calls.screeningRun(stored.id), 'tina')).toEqual(stored);
      expect(await club.refusal(calls.screeningRun(stored.id), 'ben')).toBe(403);
      expect(await club.refusal(calls.screeningRun(stored.id + 1000), 'anna')).toBe(404);
    });

    test('[SE-8] hold nothing that was refused', async () => {
      const foreign = aScreeningRunPost({ userId: people.david.id });
      expect(await club.refusal(calls.saveScreeningRun(foreign), 'tina')).toBe(403);
      expect(await club.ask(calls.screeningRunsOfUser(people.david.id), 'david')).toEqual([]);
    });

    test('[CO-21] an exercise run learns its screening run without a new revision, and keeps it', async () => {
      const { id: screeningRunId } = await club.ask(calls.saveScreeningRun(aScreeningRunPost()), 'anna');
      const { id: another } = await club.ask(calls.saveScreeningRun(aScreeningRunPost()), 'anna');
      const post = anExerciseRunPost({ clientRevision: 2 });
      const save = (change: Partial<ExerciseRunPost>) =>
        club.ask(calls.saveExerciseRun({ ...post, ...change }), 'anna');
      const stored = await save({});
      const learned = { ...stored, screeningRunId };
      const start = post.start.replace('.000Z', 'Z');
      expect(await save({ screeningRunId, start })).toEqual(learned);
      expect(await save({})).toEqual(learned);
      expect(await save({ screeningRunId: another })).toEqual({ ...stored, screeningRunId: another });
      expect(await save({ screeningRunId, clientRevision: 1 })).toMatchObject({ screeningRunId: another });
      const changed = calls.saveExerciseRun({ ...post, screeningRunId, runUnits: [] });
      expect(await club.refusal(changed, 'anna')).toBe(409);
      expect(await save({})).toMatchObject({ screeningRunId: another });
    });

    test('[CO-23] [API-28] [API-29] [API-41] an exercise run follows a screening run of its own athlete only', async () => {
      const annas = await club.ask(calls.saveScreeningRun(aScreeningRunPost()), 'anna');
      const following = anExerciseRunPost({ screeningRunId: annas.id });
      expect(await club.ask(calls.saveExerciseRun(following), 'anna')).toMatchObject({
        screeningRunId: annas.id,
      });
      const bens = anExerciseRunPost({ userId: people.ben.id, screeningRunId: annas.id });
      const refused = await club.send(calls.saveExerciseRun(bens), 'tina');
      expect(refused).toEqual({
        status: 422,
        body: expect.objectContaining({
          message:
            'Das Screening zu diesem Training gibt es auf dem Server nicht. Das Training bleibt auf deinem Gerät.',
        }),
      });
      const unknown = calls.saveExerciseRun({ ...bens, screeningRunId: 9999 });
      expect(await club.send(unknown, 'tina')).toEqual(refused);
    });
  });
};
