import { ownerOf } from '../../../src/domain/owner';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import type { Database } from '../../../src/services/ports';
import {
  anExerciseRun,
  anOwner,
  aScreeningRun,
  aSentRun,
  aServerScreeningRun,
  aTrainer,
} from '../../builders';
import { storedRun } from './storedRun';

const anna = anOwner();
const tina = ownerOf(aTrainer(), null);
const refusal = { status: 422, message: 'Der Test ist unbekannt.' };

/** What every `Database` does with recorded runs. */
export const describeRuns = (name: string, open: () => Promise<Database>) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  describe(`${name}: what a person records`, () => {
    test('[DB-10] a run gets its key with the first save and keeps it; saving again makes no second one', async () => {
      const run = aScreeningRun();
      await database.saveRun(run);
      const first = await storedRun(database, run);
      await database.saveRun({ ...run, clientRevision: 1, position: 1 });
      const { runs } = await database.load(anna);
      expect(first?.localId).toEqual(expect.any(Number));
      expect(runs.screeningRun).toMatchObject([{ localId: first?.localId, position: 1 }]);
    });

    test('[TS-4] a run says to which session at the track it belongs, also after an update brought it', async () => {
      const run = aScreeningRun({ tracksideId: '70000000-0000-4000-8000-000000000001', isDirty: true });
      await database.saveRun(run);
      await database.markSent('screeningRun', [aSentRun(run, 77)]);
      const copy = aServerScreeningRun({ id: 77, clientId: run.clientId, completed: false });
      const fetched = { userScreenings: [], screenings: [], runs: [copy], athleteIds: [run.userId] };
      await database.replaceScreenings(fetched, anna);
      expect(await storedRun(database, run)).toMatchObject({
        tracksideId: run.tracksideId,
        id: 77,
        position: 0,
      });
    });

    test('[MB-6] of former athletes only what waits stays; what is refused of them is open no more', async () => {
      const uuid = (last: number) => `c0000000-0000-4000-8000-00000000000${last}`;
      const former = (last: number, fields: Partial<LocalScreeningRun>) =>
        aScreeningRun({ clientId: uuid(last), recordedBy: tina.id, userId: 99, ...fields });
      const sent = former(1, { id: 71, isDirty: false, position: null });
      const waiting = former(3, { isDirty: true, position: 1 });
      const refused = former(4, { isDirty: true, position: 1, refusal });
      const follower = anExerciseRun({
        clientId: uuid(6),
        recordedBy: tina.id,
        userId: 99,
        isDirty: true,
        screeningRunId: null,
        screeningRunClientId: sent.clientId,
      });
      const own = former(5, { id: 75, isDirty: false, position: null, userId: tina.id });
      const left = [sent, former(2, { id: 72, isDirty: false, position: 1 })];
      const trainingLeft = { ...follower, clientId: uuid(8), id: 78, isDirty: false };
      for (const run of [...left, waiting, refused, own, follower, trainingLeft]) await database.saveRun(run);
      const gone = await database.clearFormer(tina);
      expect(gone).toHaveLength(3);
      expect(gone).toEqual(
        expect.arrayContaining([...left, trainingLeft].map(({ kind, clientId }) => ({ kind, clientId }))),
      );
      for (const run of [...left, trainingLeft]) expect(await storedRun(database, run, tina)).toBeUndefined();
      expect(await storedRun(database, waiting, tina)).toMatchObject({ isDirty: true, position: 1 });
      expect(await storedRun(database, refused, tina)).toMatchObject({
        isDirty: true,
        position: null,
        refusal,
      });
      expect(await storedRun(database, own, tina)).toMatchObject({ id: 75 });
      expect(await storedRun(database, follower, tina)).toMatchObject({ screeningRunId: 71 });
    });

    test('[DB-10] two runs have two keys', async () => {
      const first = await database.saveRun(aScreeningRun());
      const second = await database.saveRun(aScreeningRun());
      const keys = (await database.load(anna)).runs.screeningRun.map(({ localId }) => localId);
      expect(keys).toEqual([first, second]);
      expect(first).not.toBe(second);
    });

    test.each([1, 0])(
      '[DB-10] a run keeps its key, also for a save at revision %i',
      async (clientRevision) => {
        const run = aScreeningRun({ clientRevision: 1 });
        const localId = await database.saveRun(run);
        expect(await database.saveRun({ ...run, clientRevision })).toBe(localId);
      },
    );

    test('an older revision does not take the place of a newer one', async () => {
      const run = aScreeningRun({ clientRevision: 5 });
      await database.saveRun(run);
      await database.saveRun({ ...run, clientRevision: 4, position: 3 });
      expect(await storedRun(database, run)).toMatchObject({ clientRevision: 5, position: 0 });
    });

    test('keeps the server’s id that came while an edit was on its way', async () => {
      const run = aScreeningRun({ isDirty: true, clientRevision: 1 });
      await database.saveRun(run);
      await database.markSent('screeningRun', [aSentRun(run, 77)]);
      await database.saveRun({ ...run, clientRevision: 2 });
      expect(await storedRun(database, run)).toMatchObject({
        id: 77,
        isDirty: true,
        clientRevision: 2,
      });
    });

    test('writes take effect in the order of their calls, without waiting in between', async () => {
      const run = aScreeningRun();
      const writes = Array.from({ length: 20 }, (_, position) =>
        database.saveRun({ ...run, clientRevision: 1, position }),
      );
      const read = database.load(anna);
      await Promise.all(writes);
      expect((await read).runs.screeningRun).toMatchObject([{ position: 19 }]);
    });

    test('is settled once all writes so far are done', async () => {
      const run = aScreeningRun();
      const exerciseRun = anExerciseRun();
      let written = 0;
      const count = () => {
        written += 1;
      };
      const writes = [database.saveRun(run).then(count), database.saveRun(exerciseRun).then(count)];
      await database.settled();
      await Promise.resolve();
      expect(written).toBe(2);
      await Promise.all(writes);
    });

    test('what was handed in or out may be changed without changing what is stored', async () => {
      const run = aScreeningRun({ drafts: { 11: { questionResults: [], questionRangeResults: [] } } });
      await database.saveRun(run);
      run.drafts = {};
      const handedOut = await storedRun(database, run);
      if (handedOut) handedOut.drafts = {};
      expect((await storedRun(database, run))?.drafts).toEqual({
        11: { questionResults: [], questionRangeResults: [] },
      });
    });
  });

  describe(`${name}: what waits for the server`, () => {
    test('[CO-5] [FL-3] are the dirty runs of the one who recorded them, oldest first', async () => {
      const late = aScreeningRun({ isDirty: true, start: '2025-03-09T10:00:00.000Z' });
      const early = aScreeningRun({ isDirty: true, start: '2025-03-09T09:00:00.000Z' });
      const others = [
        aScreeningRun({ isDirty: false }),
        aScreeningRun({ isDirty: true, refusal }),
        aScreeningRun({ isDirty: true, recordedBy: tina.id }),
      ];
      for (const run of [late, ...others, early]) await database.saveRun(run);
      const waiting = await database.sendableRuns('screeningRun', anna);
      expect(waiting.map(({ clientId }) => clientId)).toEqual([early.clientId, late.clientId]);
      expect(await database.sendableRuns('screeningRun', tina)).toMatchObject([{ recordedBy: tina.id }]);
    });

    test('[CO-5] a run says itself of which kind it is, and runs of one kind are none of the other', async () => {
      const run = aScreeningRun({ isDirty: true });
      await database.saveRun(run);
      // @ts-expect-error A saved run needs its own kind. The kind is not a separate argument.
      const _notSaved = () => database.saveRun('screeningRun', run);
      // @ts-expect-error The waiting runs of one kind do not fit the other kind.
      const none: LocalScreeningRun[] = await database.sendableRuns('exerciseRun', anna);
      expect(none).toEqual([]);
      expect(await database.sendableRuns('screeningRun', anna)).toMatchObject([run]);
    });

    test('[CO-5] [FL-3] exercise runs likewise', async () => {
      const late = anExerciseRun({ isDirty: true, start: '2025-03-09T10:00:00.000Z' });
      const early = anExerciseRun({ isDirty: true, start: '2025-03-09T09:00:00.000Z' });
      for (const run of [late, anExerciseRun(), early]) await database.saveRun(run);
      const waiting = await database.sendableRuns('exerciseRun', anna);
      expect(waiting.map(({ clientId }) => clientId)).toEqual([early.clientId, late.clientId]);
    });

    test('[CO-6] an exercise run is not among them while its screening run has no id, then it has it', async () => {
      const screeningRun = aScreeningRun({ isDirty: true });
      const exerciseRun = anExerciseRun({ isDirty: true, screeningRunClientId: screeningRun.clientId });
      for (const run of [screeningRun, exerciseRun]) await database.saveRun(run);
      expect(await database.sendableRuns('exerciseRun', anna)).toEqual([]);
      await database.markSent('screeningRun', [aSentRun(screeningRun, 71)]);
      expect(await database.sendableRuns('exerciseRun', anna)).toMatchObject([
        { clientId: exerciseRun.clientId, screeningRunId: 71 },
      ]);
    });

    test('[CO-6] [FL-16] an exercise run that names its screening run by a former client id is sent with its id', async () => {
      const [former, other] = [aScreeningRun(), aScreeningRun({ id: 70 })];
      const fork = aScreeningRun({ forkOf: former.clientId, id: 71 });
      const ofFork = anExerciseRun({ isDirty: true, screeningRunClientId: former.clientId });
      const ofOther = anExerciseRun({ isDirty: true, screeningRunClientId: other.clientId });
      const ofNone = anExerciseRun({ isDirty: true, screeningRunClientId: aScreeningRun().clientId });
      for (const run of [other, fork, ofFork, ofOther, ofNone]) await database.saveRun(run);
      const waiting = await database.sendableRuns('exerciseRun', anna);
      expect(new Map(waiting.map((run) => [run.clientId, run.screeningRunId]))).toEqual(
        new Map([
          [ofFork.clientId, 71],
          [ofOther.clientId, 70],
          [ofNone.clientId, null],
        ]),
      );
    });

    test('[FL-7] a sent run is clean, unless it has changed since', async () => {
      const same = aScreeningRun({ isDirty: true, clientRevision: 3 });
      const edited = aScreeningRun({ isDirty: true, clientRevision: 4 });
      for (const run of [same, edited]) await database.saveRun(run);
      await database.markSent('screeningRun', [
        aSentRun(same, 71),
        aSentRun(edited, 72, 3),
        aSentRun(aScreeningRun(), 73),
      ]);
      expect(await storedRun(database, same)).toMatchObject({ id: 71, isDirty: false });
      expect(await storedRun(database, edited)).toMatchObject({ id: 72, isDirty: true });
      expect((await database.load(anna)).runs.screeningRun).toHaveLength(2);
    });

    test('[FL-7] a sent run that is only shown again at another step stays clean', async () => {
      const run = aScreeningRun({ isDirty: true, clientRevision: 3 });
      await database.saveRun(run);
      await database.markSent('screeningRun', [aSentRun(run, 71)]);
      await database.saveRun({ ...run, position: 1 });
      expect(await storedRun(database, run)).toMatchObject({ id: 71, isDirty: false, position: 1 });
    });

    test('[FL-13] a run is stored over an older state, and over none that is as new', async () => {
      const run = aScreeningRun({ isDirty: true, clientRevision: 3 });
      const localId = await database.saveRun(run);
      const other = { ...run, completed: true };
      expect(await database.saveIfNewer({ ...other, clientRevision: 2 }, true)).toBeNull();
      expect(await database.saveIfNewer(other, true)).toBeNull();
      expect(await storedRun(database, run)).toEqual({ ...run, localId });
      const newer = { ...other, clientRevision: 4 };
      expect(await database.saveIfNewer(newer, false)).toBe(localId);
      expect(await storedRun(database, run)).toEqual({ ...newer, localId });
    });

    test('[FL-13] a run that is not on the device is stored only if it may be missing', async () => {
      const run = anExerciseRun({ isDirty: true });
      expect(await database.saveIfNewer(run, false)).toBeNull();
      expect(await storedRun(database, run)).toBeUndefined();
      const localId = await database.saveIfNewer(run, true);
      expect(await storedRun(database, run)).toEqual({ ...run, localId });
    });

    test('[FL-13] [FL-16] a run whose row is a fork meanwhile is as new as the fork', async () => {
      const run = aScreeningRun({ isDirty: true, clientRevision: 3 });
      const localId = await database.saveRun(run);
      const clientId = '00000000-0000-4000-8000-0000000000ff';
      await database.fork('screeningRun', run, clientId);
      expect(await database.saveIfNewer({ ...run, localId }, true)).toBeNull();
      expect(await database.saveIfNewer({ ...run, localId, clientRevision: 4 }, false)).toBe(localId);
      const { runs } = await database.load(anna);
      expect(runs.screeningRun).toMatchObject([{ clientId, forkOf: run.clientId, clientRevision: 4 }]);
    });

    test('[FL-16] a run of which the server has something else stays as it is, and is named', async () => {
      const [same, other] = [aScreeningRun({ isDirty: true }), aScreeningRun({ isDirty: true })];
      for (const run of [same, other]) await database.saveRun(run);
      const differing = aSentRun({ ...other, completed: true }, 72);
      expect(await database.markSent('screeningRun', [aSentRun(same, 71), differing])).toEqual([
        other.clientId,
      ]);
      expect(await storedRun(database, same)).toMatchObject({ id: 71, isDirty: false });
      expect(await storedRun(database, other)).toMatchObject(other);
    });

    test('[FL-16] a step saved under the former client id of a fork goes to the fork', async () => {
      const run = aScreeningRun({ isDirty: true, position: 1, clientRevision: 3 });
      const localId = await database.saveRun(run);
      const clientId = '00000000-0000-4000-8000-0000000000ff';
      await database.fork('screeningRun', run, clientId);
      const step = { ...run, localId, position: 2, clientRevision: 4 };
      expect(await database.saveRun(step)).toBe(localId);
      const { runs } = await database.load(anna);
      expect(runs.screeningRun).toMatchObject([
        { clientId, forkOf: run.clientId, isDirty: true, position: 2, clientRevision: 4, localId },
      ]);
    });

    test('[FL-16] a fork takes the place of its run, and the exercise runs to be sent follow it', async () => {
      const run = aScreeningRun({ id: 7, isDirty: true, clientRevision: 3 });
      const follows = { screeningRunClientId: run.clientId, screeningRunId: 7 };
      const waiting = anExerciseRun({ ...follows, isDirty: true });
      const sent = anExerciseRun({ ...follows, id: 8, isDirty: false });
      for (const each of [run, waiting, sent]) await database.saveRun(each);
      const clientId = '00000000-0000-4000-8000-0000000000ff';
      expect(await database.fork('screeningRun', { ...run, clientRevision: 2 }, clientId)).toBe(false);
      expect(await database.fork('screeningRun', run, clientId)).toBe(true);
      const { runs } = await database.load(anna);
      expect(runs.screeningRun).toMatchObject([{ clientId, forkOf: run.clientId, isDirty: true }]);
      expect(runs.screeningRun[0]).not.toHaveProperty('id');
      expect(await storedRun(database, waiting)).toMatchObject({
        screeningRunClientId: clientId,
        screeningRunId: null,
      });
      expect(await storedRun(database, sent)).toMatchObject(follows);
      expect(await database.runIds('screeningRun')).toEqual(
        new Map([
          [run.clientId, null],
          [clientId, null],
        ]),
      );
    });

    test('[FL-15] a failed try is counted until the run is sent, also over a save', async () => {
      const run = aScreeningRun({ isDirty: true });
      await database.saveRun(run);
      for (const text of ['Eins', 'Zwei']) await database.markFailed('screeningRun', [run.clientId], text);
      await database.saveRun({ ...run, clientRevision: 1 });
      expect(await storedRun(database, run)).toMatchObject({ failure: { tries: 2, message: 'Zwei' } });
      await database.markSent('screeningRun', [aSentRun({ ...run, clientRevision: 1 }, 71)]);
      expect(await storedRun(database, run)).toMatchObject({ failure: null, isDirty: false });
    });

    test('[CO-23] a screening run that the server lost waits again, and its exercise runs wait for it', async () => {
      const run = aScreeningRun({ id: 7 });
      const follows = { screeningRunClientId: run.clientId, screeningRunId: 7 };
      const waiting = anExerciseRun({ ...follows, isDirty: true });
      for (const each of [run, waiting]) await database.saveRun(each);
      expect(await database.sendAgain('unknown')).toBe(false);
      expect(await database.sendAgain(run.clientId)).toBe(true);
      expect(await storedRun(database, run)).toMatchObject({ isDirty: true });
      expect(await database.runIds('screeningRun')).toEqual(new Map([[run.clientId, null]]));
      expect(await storedRun(database, waiting)).toMatchObject({ screeningRunId: null });
    });

    test('[CO-23] an exercise run without its screening run waits again', async () => {
      const run = anExerciseRun({ isDirty: true, refusal, screeningRunId: 7, screeningRunClientId: 'gone' });
      await database.saveRun(run);
      await database.detach(run.clientId);
      expect(await storedRun(database, run)).toMatchObject({
        refusal: null,
        screeningRunId: null,
        screeningRunClientId: null,
      });
    });

    test('[ON-5] a run that was erased from the server is removed', async () => {
      const [run, other] = [aScreeningRun(), aScreeningRun()];
      for (const each of [run, other]) await database.saveRun(each);
      await database.removeRun('screeningRun', run.clientId);
      expect((await database.load(anna)).runs.screeningRun).toMatchObject([{ clientId: other.clientId }]);
    });

    test('[CO-4] a refused run is set aside, unless it has changed since', async () => {
      const same = anExerciseRun({ isDirty: true, clientRevision: 3 });
      const edited = anExerciseRun({ isDirty: true, clientRevision: 4 });
      for (const run of [same, edited]) await database.saveRun(run);
      for (const { clientId } of [same, edited]) {
        await database.markRefused('exerciseRun', clientId, 3, refusal);
      }
      expect(await storedRun(database, same)).toMatchObject({ isDirty: true, refusal });
      expect(await storedRun(database, edited)).toMatchObject({ refusal: null });
      expect(await database.sendableRuns('exerciseRun', anna)).toMatchObject([{ clientId: edited.clientId }]);
    });

    test('[CO-4] refused runs wait again once their refusals are cleared; those of others stay set aside', async () => {
      const runs = [
        aScreeningRun({ isDirty: true, refusal, clientRevision: 3 }),
        aScreeningRun({ isDirty: true, refusal, recordedBy: tina.id }),
      ] as const;
      const exerciseRun = anExerciseRun({ isDirty: true, refusal });
      for (const run of runs) await database.saveRun(run);
      await database.saveRun(exerciseRun);
      await database.clearRefusals(anna);
      expect(await database.sendableRuns('screeningRun', anna)).toMatchObject([
        { ...runs[0], refusal: null, localId: expect.any(Number) },
      ]);
      expect(await database.sendableRuns('exerciseRun', anna)).toMatchObject([
        { clientId: exerciseRun.clientId },
      ]);
      expect(await storedRun(database, runs[1], tina)).toMatchObject({ refusal });
    });

    test('[CO-6] the server’s id of each screening run, or null while it has none', async () => {
      const sent = aScreeningRun({ id: 77 });
      const unsent = aScreeningRun({ recordedBy: tina.id });
      for (const run of [sent, unsent]) await database.saveRun(run);
      expect(await database.runIds('screeningRun')).toEqual(
        new Map([
          [sent.clientId, 77],
          [unsent.clientId, null],
        ]),
      );
    });

    test('[ON-4] the server’s id of each exercise run likewise', async () => {
      const sent = anExerciseRun({ id: 601 });
      const unsent = anExerciseRun({ recordedBy: tina.id });
      for (const run of [sent, unsent, aScreeningRun({ id: 77 })]) await database.saveRun(run);
      expect(await database.runIds('exerciseRun')).toEqual(
        new Map([
          [sent.clientId, 601],
          [unsent.clientId, null],
        ]),
      );
    });
  });

  describe(`${name}: who sees what`, () => {
    test('[SE-1] [SE-3] an unsent run is there for the one who recorded it alone', async () => {
      const unsent = aScreeningRun({ recordedBy: tina.id, isDirty: true });
      const unsentExerciseRun = anExerciseRun({ recordedBy: tina.id, isDirty: true });
      await database.saveRun(unsent);
      await database.saveRun(unsentExerciseRun);
      expect(await database.load(anna)).toMatchObject({
        runs: { screeningRun: [], exerciseRun: [] },
      });
      expect(await database.load(tina)).toMatchObject({
        runs: {
          screeningRun: [{ clientId: unsent.clientId }],
          exerciseRun: [{ clientId: unsentExerciseRun.clientId }],
        },
      });
    });
  });
};
