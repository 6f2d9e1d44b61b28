import { ownerOf } from '../../../src/domain/owner';
import type { Database } from '../../../src/services/ports';
import {
  aNote,
  anExercise,
  anExerciseRun,
  anOwner,
  aScreening,
  aScreeningRun,
  aServerScreeningRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { fill } from './filled';
import { storedRun } from './storedRun';

const anna = anOwner();
const tina = ownerOf(aTrainer(), null);

const replaceRuns = (database: Database, runs: ReturnType<typeof aServerScreeningRun>[]) =>
  database.replaceScreenings({ userScreenings: [], screenings: [], runs, athleteIds: [] }, anna);

/** What every `Database` does with the data of the server. */
export const describeContent = (name: string, open: () => Promise<Database>) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  describe(`${name}: what comes from the server`, () => {
    test('nothing is there at first', async () => {
      expect(await database.load(anna)).toEqual({
        users: [],
        userScreenings: [],
        screenings: [],
        exercises: [],
        runs: { screeningRun: [], exerciseRun: [] },
        formerRuns: [],
        unreadableRuns: [],
        lacksExercises: false,
        isDamaged: false,
        videos: [],
      });
    });

    test('it comes in the order of its ids, however it was written', async () => {
      const ids = [3, 1, 2];
      await database.replaceUsers(ids.map((id) => aUser({ id, username: `user ${id}` })));
      await database.replaceExercises(
        ids.map((id) => anExercise({ id })),
        anna,
      );
      for (const id of ids) await database.saveUserScreening(aUserScreening({ id }));
      const { users, exercises, userScreenings } = await database.load(anna);
      for (const rows of [users, exercises, userScreenings])
        expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
    });

    test('[CO-28] some of the runs come with everything else, and the last ones of each kind', async () => {
      await fill(database);
      const idOf = (index: number) => `30000000-0000-4000-8000-00000000000${index}`;
      const indexes = [0, 1, 2, 3, 4, 5, 6, 7, 8];
      const localIds: number[] = [];
      for (const index of indexes)
        localIds.push(await database.saveRun(aScreeningRun({ clientId: idOf(index) })));
      for (const index of indexes) await database.saveRun(anExerciseRun({ clientId: idOf(index) }));
      const wanted = [Number(localIds[0]), Number(localIds[2]), Number(localIds[8]), 12_345];
      const some = await database.loadSome(anna, { screeningRun: wanted, exerciseRun: [] });
      const all = await database.load(anna);
      const isAmong = (chosen: readonly number[]) => {
        const clientIds = chosen.map(idOf);
        return ({ clientId }: { clientId: string }) => clientIds.includes(clientId);
      };
      expect(some).toEqual({
        ...all,
        runs: {
          screeningRun: all.runs.screeningRun.filter(isAmong([0, 2, 4, 5, 6, 7, 8])),
          exerciseRun: all.runs.exerciseRun.filter(isAmong([4, 5, 6, 7, 8])),
        },
      });
      expect(some.runs.screeningRun).toHaveLength(7);
      const known = { screeningRun: Number(localIds[2]), exerciseRun: 12_345 };
      const { runs } = await database.loadSome(anna, { screeningRun: [], exerciseRun: [] }, known);
      expect(runs).toEqual({
        screeningRun: all.runs.screeningRun.filter(isAmong([3, 4, 5, 6, 7, 8])),
        exerciseRun: all.runs.exerciseRun.filter(isAmong([4, 5, 6, 7, 8])),
      });
    });

    test('[CO-28] [SE-1] some runs are only those that the user may see', async () => {
      const localId = await database.saveRun(aScreeningRun({ recordedBy: tina.id, userId: 3 }));
      const { runs } = await database.loadSome(anna, { screeningRun: [localId], exerciseRun: [] });
      expect(runs.screeningRun).toEqual([]);
    });

    test('[UP-16] the row that marks a whole set is written only in place of a former one, or as the mark', async () => {
      const others = [aUser({ id: 2, username: 'ben' })];
      await database.replaceUsers([aUser({ id: 1 }), ...others], 1);
      expect((await database.load(anna)).users).toEqual(others);
      await database.replaceUsers([aUser({ id: 1 })]);
      const renamed = aUser({ id: 1, lastName: 'Neuname' });
      await database.replaceUsers([renamed, ...others], 1);
      expect((await database.load(anna)).users).toEqual([renamed, ...others]);
    });

    test('[UP-16] each topic takes the place of what was there', async () => {
      for (const round of [1, 2]) {
        await database.replaceUsers([aUser({ id: round })]);
        const fetched = {
          userScreenings: [aUserScreening({ id: 40 + round, screeningId: 30 + round })],
          screenings: [aScreening({ id: 30 + round })],
          runs: [],
          athleteIds: [],
        };
        await database.replaceScreenings(fetched, anna);
        await database.replaceExercises([anExercise({ id: 200 + round })], anna);
      }
      expect(await database.load(anna)).toMatchObject({
        users: [aUser({ id: 2 })],
        userScreenings: [aUserScreening({ id: 42, screeningId: 32 })],
        screenings: [aScreening({ id: 32 })],
        exercises: [anExercise({ id: 202 })],
      });
    });

    test('[NO-3] one assignment is replaced with its notes, and no other', async () => {
      const bens = aUserScreening({ id: 42, userId: 3 });
      const userScreenings = [aUserScreening(), bens];
      await database.replaceScreenings({ userScreenings, screenings: [], runs: [], athleteIds: [] }, anna);
      const noted = aUserScreening({ testNotes: [aNote()] });
      expect(await database.saveUserScreening(noted)).toEqual(noted);
      const stored = (await database.load(anna)).userScreenings;
      expect(stored.toSorted((a, b) => a.id - b.id)).toEqual([noted, bens]);
    });

    test('[NT-1] one user screening is found by its id', async () => {
      const bens = aUserScreening({ id: 42, userId: 3 });
      const userScreenings = [aUserScreening(), bens];
      await database.replaceScreenings({ userScreenings, screenings: [], runs: [], athleteIds: [] }, anna);
      expect(await database.userScreening(42)).toEqual(bens);
      expect(await database.userScreening(43)).toBeNull();
    });

    test('[UP-16] a note brings no screening that was assigned meanwhile and is not on the device', async () => {
      const assigned = aUserScreening();
      const fetched = { userScreenings: [assigned], screenings: [aScreening()], runs: [], athleteIds: [] };
      await database.replaceScreenings(fetched, anna);
      const noted = aUserScreening({ screeningId: 99, testNotes: [aNote()] });
      expect(await database.saveUserScreening(noted)).toEqual({
        ...noted,
        screeningId: assigned.screeningId,
      });
      const { userScreenings } = await database.load(anna);
      expect(userScreenings).toEqual([{ ...noted, screeningId: assigned.screeningId }]);
    });

    test('[UP-16] a note on a user screening that has left the device brings no screening without its tests', async () => {
      const noted = aUserScreening({ testNotes: [aNote()] });
      expect(await database.saveUserScreening(noted)).toEqual({ ...noted, screeningId: null });
      expect((await database.load(anna)).userScreenings).toEqual([{ ...noted, screeningId: null }]);
    });

    test('[AS-2, AS-7] an assignment comes with the tests of its screening, in one transaction', async () => {
      const fetched = {
        userScreenings: [aUserScreening()],
        screenings: [aScreening()],
        runs: [],
        athleteIds: [],
      };
      await database.replaceScreenings(fetched, anna);
      const [next, row] = [aScreening({ id: 99 }), aUserScreening({ screeningId: 99 })];
      expect(await database.saveUserScreening(row, next)).toEqual(row);
      const stored = await database.load(anna);
      expect(stored.userScreenings).toEqual([row]);
      expect(stored.screenings).toEqual([aScreening(), next]);
    });

    test('[AS-2, UP-16] an assignment leaves the tests that the device has: an update may have brought newer ones', async () => {
      const newer = aScreening({ name: 'Neu' });
      const fetched = { userScreenings: [aUserScreening()], screenings: [newer], runs: [], athleteIds: [] };
      await database.replaceScreenings(fetched, anna);
      await database.saveUserScreening(aUserScreening(), aScreening({ name: 'Alt' }));
      expect((await database.load(anna)).screenings).toEqual([newer]);
    });

    test('[AS-3] an assignment that is withdrawn leaves no screening, but the tests stay for the runs', async () => {
      const fetched = {
        userScreenings: [aUserScreening()],
        screenings: [aScreening()],
        runs: [],
        athleteIds: [],
      };
      await database.replaceScreenings(fetched, anna);
      const withdrawn = { ...aUserScreening(), screeningId: null };
      expect(await database.saveUserScreening(withdrawn, null)).toEqual(withdrawn);
      const stored = await database.load(anna);
      expect(stored.userScreenings).toEqual([withdrawn]);
      expect(stored.screenings).toEqual([aScreening()]);
    });

    test('[DB-10] a run of the server is stored clean, closed and as its athlete’s own', async () => {
      const run = aServerScreeningRun();
      await replaceRuns(database, [run]);
      expect(await storedRun(database, { ...run, kind: 'screeningRun' })).toMatchObject({
        ...run,
        localId: expect.any(Number),
        isDirty: false,
        recordedBy: anna.id,
        position: null,
        refusal: null,
      });
    });

    test('[CO-7] a run that the server no longer has goes, one that it does not have yet stays', async () => {
      const gone = aScreeningRun({ id: 7, isDirty: false, position: null });
      const unsent = aScreeningRun({ isDirty: false });
      const waiting = aScreeningRun({ isDirty: true });
      const changed = aScreeningRun({ id: 8, isDirty: true });
      for (const run of [gone, unsent, waiting, changed]) await database.saveRun(run);
      await replaceRuns(database, []);
      const { runs } = await database.load(anna);
      expect(runs.screeningRun.map(({ clientId }) => clientId)).toEqual(
        [unsent, waiting, changed].map(({ clientId }) => clientId),
      );
    });

    test('[CO-7] the server’s copy does not take the place of a dirty run, but brings its id', async () => {
      const run = aScreeningRun({ isDirty: true, clientRevision: 4, position: 1 });
      await database.saveRun(run);
      await replaceRuns(database, [
        aServerScreeningRun({ clientId: run.clientId, id: 77, clientRevision: 3 }),
      ]);
      expect(await storedRun(database, run)).toMatchObject({ ...run, id: 77 });
    });

    test('[FL-16] says when a run stays that is older than the server’s copy', async () => {
      const run = aScreeningRun({ isDirty: false, clientRevision: 4, position: 1 });
      await database.saveRun(run);
      const copy = { ...aServerScreeningRun(), clientId: run.clientId, id: 77 };
      expect(await replaceRuns(database, [{ ...copy, clientRevision: 4 }])).toMatchObject({
        keepsOlder: false,
      });
      expect(await replaceRuns(database, [{ ...copy, clientRevision: 5 }])).toMatchObject({
        keepsOlder: true,
      });
      expect(await storedRun(database, run)).toMatchObject({ clientRevision: 4, position: 1 });
    });

    test('[FL-11] the server’s copy keeps where a clean run stands here, and its key', async () => {
      const fresh = aServerScreeningRun({ id: 77, clientRevision: 4 });
      const run = aScreeningRun({ ...fresh, position: 1, recordedBy: tina.id });
      await database.saveRun(run);
      const before = await storedRun(database, run, tina);
      await replaceRuns(database, [fresh]);
      expect(await storedRun(database, run, tina)).toMatchObject({
        position: 1,
        recordedBy: tina.id,
        testRuns: fresh.testRuns,
        localId: before?.localId,
      });
    });

    test.each([
      ['clearing', () => database.clear({ keepVideos: false })],
      ['an update', () => replaceRuns(database, [])],
    ])(
      '[CO-6] %s leaves the id of a screening run that goes to the exercise run that follows from it',
      async (_by, remove) => {
        const gone = aScreeningRun({ id: 501, isDirty: false, position: null });
        const follower = anExerciseRun({ screeningRunClientId: gone.clientId, isDirty: true });
        const unrelated = anExerciseRun({ isDirty: true });
        await database.saveRun(gone);
        for (const run of [follower, unrelated]) await database.saveRun(run);
        await remove();
        expect(await storedRun(database, gone)).toBeUndefined();
        expect(await storedRun(database, follower)).toMatchObject({
          screeningRunId: 501,
          isDirty: true,
        });
        expect(await storedRun(database, unrelated)).toMatchObject({ screeningRunId: null });
      },
    );

    test('[CO-7] [CO-24] an older copy of the server does not take the place of a run that was sent since', async () => {
      const run = aScreeningRun({ id: 77, isDirty: false, clientRevision: 4, position: null });
      await database.saveRun(run);
      await replaceRuns(database, [
        aServerScreeningRun({ clientId: run.clientId, id: 77, clientRevision: 3 }),
      ]);
      expect(await storedRun(database, run)).toMatchObject({
        clientRevision: 4,
        testRuns: run.testRuns,
      });
    });

    test('[SE-2] the exercise runs of other users that are sent go with the exercises, their own stay', async () => {
      const own = anExerciseRun({ id: 1, isDirty: false });
      const foreign = anExerciseRun({ id: 2, isDirty: false, position: null, recordedBy: tina.id });
      const foreignUnsent = anExerciseRun({ isDirty: true, recordedBy: tina.id });
      for (const run of [own, foreign, foreignUnsent]) await database.saveRun(run);
      await database.replaceExercises([], anna);
      expect(await storedRun(database, own)).toBeDefined();
      expect(await storedRun(database, foreign, tina)).toBeUndefined();
      expect(await storedRun(database, foreignUnsent, tina)).toBeDefined();
    });

    test('[UP-15] clearing empties everything but the runs that are not on the server as they are', async () => {
      await fill(database);
      await database.saveVideo('a.mp4', new Blob(['a']));
      const kept = [aScreeningRun({ isDirty: true }), aScreeningRun({ id: 9, isDirty: true })];
      for (const run of kept) await database.saveRun(run);
      const exerciseRun = anExerciseRun({ isDirty: true });
      const sent = anExerciseRun({ id: 5, isDirty: false, position: null });
      for (const run of [exerciseRun, sent]) await database.saveRun(run);
      await database.clear({ keepVideos: false });
      expect(await database.load(anna)).toMatchObject({
        users: [],
        userScreenings: [],
        screenings: [],
        exercises: [],
        videos: [],
        runs: { screeningRun: kept, exerciseRun: [exerciseRun] },
      });
    });
  });

  describe(`${name}: videos`, () => {
    test('[VI-1] are kept with their tag, which one of an older version lacks', async () => {
      await database.saveVideo('a.mp4', new Blob(['bewegt'], { type: 'video/mp4' }), '"eins"');
      await database.saveVideo('b.mp4', new Blob(['alt']));
      const b = { fileName: 'b.mp4', size: 3, etag: null };
      expect(await database.keptVideos()).toEqual([{ fileName: 'a.mp4', size: 6, etag: '"eins"' }, b]);
      await database.tagVideo('b.mp4', '"zwei"');
      await database.tagVideo('c.mp4', '"drei"');
      await database.saveVideo('a.mp4', new Blob(['neu']));
      const a = { fileName: 'a.mp4', size: 3, etag: null };
      expect(await database.keptVideos()).toEqual([a, { ...b, etag: '"zwei"' }]);
      expect(await (await database.video('b.mp4'))?.text()).toBe('alt');
    });

    test('[DB-3] keep their bytes and their type', async () => {
      await database.saveVideo('a.mp4', new Blob(['bewegt'], { type: 'video/mp4' }));
      const video = await database.video('a.mp4');
      expect(await video?.text()).toBe('bewegt');
      expect(video?.type).toBe('video/mp4');
      expect((await database.load(anna)).videos).toEqual(['a.mp4']);
    });

    test('a newer one takes the place of the older', async () => {
      await database.saveVideo('a.mp4', new Blob(['alt']));
      await database.saveVideo('a.mp4', new Blob(['neu']));
      expect(await (await database.video('a.mp4'))?.text()).toBe('neu');
      expect((await database.load(anna)).videos).toEqual(['a.mp4']);
    });

    test('go, but for those that are to be kept', async () => {
      for (const fileName of ['a.mp4', 'b.mp4', 'c.mp4']) {
        await database.saveVideo(fileName, new Blob([fileName]));
      }
      await database.keepVideos(['b.mp4', 'd.mp4']);
      expect((await database.load(anna)).videos).toEqual(['b.mp4']);
      expect(await (await database.video('b.mp4'))?.text()).toBe('b.mp4');
      expect(await database.video('a.mp4')).toBeNull();
    });

    test('one that is not here is null', async () => {
      expect(await database.video('a.mp4')).toBeNull();
    });
  });
};
