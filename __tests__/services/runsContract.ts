import type { LocalScreeningRun } from '../../src/domain/runs';
import type { Database } from '../../src/services/ports';
import { anExerciseRun, aScreeningRun, aTrainer, aUser } from '../builders';
import { storedRun } from './storedRun';

const anna = aUser().id;
const tina = aTrainer().id;
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
      await database.markSent('screeningRun', [{ clientId: run.clientId, id: 77, revision: 1 }]);
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
        aScreeningRun({ isDirty: true, recordedBy: tina }),
      ];
      for (const run of [late, ...others, early]) await database.saveRun(run);
      const waiting = await database.waitingRuns('screeningRun', anna);
      expect(waiting.map(({ clientId }) => clientId)).toEqual([early.clientId, late.clientId]);
      expect(await database.waitingRuns('screeningRun', tina)).toMatchObject([{ recordedBy: tina }]);
    });

    test('[CO-5] a run says itself of which kind it is, and runs of one kind are none of the other', async () => {
      const run = aScreeningRun({ isDirty: true });
      await database.saveRun(run);
      // @ts-expect-error A saved run needs its own kind. The kind is not a separate argument.
      const _notSaved = () => database.saveRun('screeningRun', run);
      // @ts-expect-error The waiting runs of one kind do not fit the other kind.
      const none: LocalScreeningRun[] = await database.waitingRuns('exerciseRun', anna);
      expect(none).toEqual([]);
      expect(await database.waitingRuns('screeningRun', anna)).toMatchObject([run]);
    });

    test('[CO-5] [FL-3] exercise runs likewise', async () => {
      const late = anExerciseRun({ isDirty: true, start: '2025-03-09T10:00:00.000Z' });
      const early = anExerciseRun({ isDirty: true, start: '2025-03-09T09:00:00.000Z' });
      for (const run of [late, anExerciseRun(), early]) await database.saveRun(run);
      const waiting = await database.waitingRuns('exerciseRun', anna);
      expect(waiting.map(({ clientId }) => clientId)).toEqual([early.clientId, late.clientId]);
    });

    test('[FL-7] a sent run is clean, unless it has changed since', async () => {
      const same = aScreeningRun({ isDirty: true, clientRevision: 3 });
      const edited = aScreeningRun({ isDirty: true, clientRevision: 4 });
      for (const run of [same, edited]) await database.saveRun(run);
      await database.markSent('screeningRun', [
        { clientId: same.clientId, id: 71, revision: 3 },
        { clientId: edited.clientId, id: 72, revision: 3 },
        { clientId: '00000000-0000-4000-8000-999999999999', id: 73, revision: 1 },
      ]);
      expect(await storedRun(database, same)).toMatchObject({ id: 71, isDirty: false });
      expect(await storedRun(database, edited)).toMatchObject({ id: 72, isDirty: true });
      expect((await database.load(anna)).runs.screeningRun).toHaveLength(2);
    });

    test('[FL-7] a sent run that is only shown again at another step stays clean', async () => {
      const run = aScreeningRun({ isDirty: true, clientRevision: 3 });
      await database.saveRun(run);
      await database.markSent('screeningRun', [{ clientId: run.clientId, id: 71, revision: 3 }]);
      await database.saveRun({ ...run, position: 1 });
      expect(await storedRun(database, run)).toMatchObject({ id: 71, isDirty: false, position: 1 });
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
      expect(await database.waitingRuns('exerciseRun', anna)).toMatchObject([{ clientId: edited.clientId }]);
    });

    test('[CO-4] refused runs wait again once their refusals are cleared; those of others stay set aside', async () => {
      const runs = [
        aScreeningRun({ isDirty: true, refusal, clientRevision: 3 }),
        aScreeningRun({ isDirty: true, refusal, recordedBy: tina }),
      ] as const;
      const exerciseRun = anExerciseRun({ isDirty: true, refusal });
      for (const run of runs) await database.saveRun(run);
      await database.saveRun(exerciseRun);
      await database.clearRefusals(anna);
      expect(await database.waitingRuns('screeningRun', anna)).toMatchObject([
        { ...runs[0], refusal: null, localId: expect.any(Number) },
      ]);
      expect(await database.waitingRuns('exerciseRun', anna)).toMatchObject([
        { clientId: exerciseRun.clientId },
      ]);
      expect(await storedRun(database, runs[1], tina)).toMatchObject({ refusal });
    });

    test('[CO-6] the server’s id of each screening run, or null while it has none', async () => {
      const sent = aScreeningRun({ id: 77 });
      const unsent = aScreeningRun({ recordedBy: tina });
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
      const unsent = anExerciseRun({ recordedBy: tina });
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
      const unsent = aScreeningRun({ recordedBy: tina, isDirty: true });
      const unsentExerciseRun = anExerciseRun({ recordedBy: tina, isDirty: true });
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
