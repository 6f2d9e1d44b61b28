import { originOf, unknownOrigin } from '../../../src/domain/owner';
import type { Database } from '../../../src/services/ports';
import { anExerciseRun, anOwner, aScreeningRun, aServerScreeningRun } from '../../builders';
import { storedRun } from './storedRun';

const anna = anOwner({ instance: '50000000-0000-4000-8000-000000000001' });
const elsewhere = anOwner({ instance: '50000000-0000-4000-8000-000000000002' });
const ben = anOwner({ id: 3, username: 'ben', instance: anna.instance });
const origin = originOf(anna);
const sent = { isDirty: false, position: null, completed: true };

const newIds = ['40000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000002'] as const;

/** What every `Database` does to keep apart what was recorded on different servers. */
export const describeOwners = (name: string, open: () => Promise<Database>) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  /** Stores an update of this athlete in which the server has these runs. Returns the client ids of the lost ones. */
  const update = async (runs = [aServerScreeningRun()], athleteIds = [anna.id], owner = anna) =>
    (await database.replaceScreenings({ userScreenings: [], screenings: [], runs, athleteIds }, owner)).lost;

  describe(`${name}: which server a run belongs to`, () => {
    test('[FL-18] what was recorded on one server is neither shown nor sent on another, only listed apart', async () => {
      const run = aScreeningRun({ origin, isDirty: true });
      const copy = aScreeningRun({ origin, id: 501, ...sent });
      for (const each of [run, copy]) await database.saveRun(each);
      expect(await database.sendableRuns('screeningRun', elsewhere)).toEqual([]);
      expect(await database.load(elsewhere)).toMatchObject({
        runs: { screeningRun: [] },
        formerRuns: [{ clientId: run.clientId }],
      });
      expect(await database.load(anna)).toMatchObject({
        runs: { screeningRun: [{ clientId: run.clientId }, { clientId: copy.clientId }] },
        formerRuns: [],
      });
    });

    test('[FL-18] a cleared refusal is that of this server', async () => {
      const run = aScreeningRun({ origin, isDirty: true, refusal: { status: 422, message: 'Nein.' } });
      await database.saveRun(run);
      await database.clearRefusals(elsewhere);
      expect(await storedRun(database, run, anna)).toMatchObject({ refusal: { status: 422 } });
    });

    test('[FL-18] a run that comes from the server belongs to it', async () => {
      const run = aServerScreeningRun();
      await update([run]);
      expect(await storedRun(database, { ...run, kind: 'screeningRun' }, anna)).toMatchObject({
        origin: { instance: anna.instance, username: null },
      });
      expect((await database.load(elsewhere)).runs.screeningRun).toEqual([]);
    });

    test('[FL-18] the first server that is named is that of all earlier runs, and of no later ones', async () => {
      const early = aScreeningRun({ origin: unknownOrigin, isDirty: true });
      const bens = anExerciseRun({ origin: unknownOrigin, recordedBy: ben.id, isDirty: true });
      for (const run of [early, bens]) await database.saveRun(run);
      await database.nameServer(anna);
      await database.nameServer(elsewhere);
      expect(await storedRun(database, early, anna)).toMatchObject({ origin });
      expect(await storedRun(database, bens, ben)).toMatchObject({
        origin: { instance: anna.instance, username: null },
      });
    });

    test('[FL-18] saving an open run keeps the server that was named meanwhile', async () => {
      const run = aScreeningRun({ origin: unknownOrigin });
      await database.saveRun(run);
      await database.nameServer(anna);
      await database.saveRun({ ...run, clientRevision: 1, isDirty: true });
      expect(await storedRun(database, run, anna)).toMatchObject({ clientRevision: 1, origin });
    });

    test('[FL-18] runs of a former server that are moved here wait here, as runs of this user', async () => {
      const screeningRun = aScreeningRun({ origin, isDirty: true, id: 501, position: 1, forkOf: 'x' });
      const exerciseRun = anExerciseRun({
        origin,
        isDirty: true,
        screeningRunId: 501,
        screeningRunClientId: screeningRun.clientId,
      });
      const left = aScreeningRun({ origin, isDirty: true });
      for (const run of [screeningRun, exerciseRun, left]) await database.saveRun(run);
      const owner = { ...elsewhere, id: 77 };
      await database.moveHere(
        owner,
        new Map([
          [screeningRun.clientId, newIds[0]],
          [exerciseRun.clientId, newIds[1]],
        ]),
      );
      const moved = { userId: 77, recordedBy: 77, origin: originOf(owner), isDirty: true, position: null };
      const [first, ...others] = await database.sendableRuns('screeningRun', owner);
      expect(first).toMatchObject({ ...moved, clientId: newIds[0], forkOf: null });
      expect(first?.id).toBeUndefined();
      expect(others).toEqual([]);
      expect((await database.load(owner)).runs.exerciseRun).toMatchObject([
        { ...moved, clientId: newIds[1], screeningRunId: null, screeningRunClientId: newIds[0] },
      ]);
      expect((await database.load(owner)).formerRuns).toMatchObject([{ clientId: left.clientId }]);
    });
  });

  describe(`${name}: a server that was restored from a backup`, () => {
    test('[ON-5] what this user recorded and the server does not have any more waits again', async () => {
      const lost = aScreeningRun({ origin, id: 501, ...sent });
      const kept = aScreeningRun({ origin, id: 502, ...sent });
      const waiting = anExerciseRun({
        origin,
        isDirty: true,
        screeningRunId: 501,
        screeningRunClientId: lost.clientId,
      });
      for (const run of [lost, kept, waiting]) await database.saveRun(run);
      const answer = await update([aServerScreeningRun({ clientId: kept.clientId, id: 502 })]);
      expect(answer).toEqual([lost.clientId]);
      const [again, ...others] = await database.sendableRuns('screeningRun', anna);
      expect(others).toEqual([]);
      expect(again).toMatchObject({ clientId: lost.clientId, isDirty: true });
      expect(again?.id).toBeUndefined();
      expect(await storedRun(database, kept, anna)).toMatchObject({ isDirty: false, id: 502 });
      expect(await storedRun(database, waiting, anna)).toMatchObject({
        screeningRunId: null,
        screeningRunClientId: lost.clientId,
      });
    });

    test('[ON-5] what the server has as it was before waits again, too', async () => {
      const newer = aScreeningRun({ origin, id: 501, ...sent, clientRevision: 4 });
      await database.saveRun(newer);
      const older = aServerScreeningRun({ clientId: newer.clientId, id: 501, clientRevision: 2 });
      expect(await update([older])).toEqual([newer.clientId]);
      expect(await storedRun(database, newer, anna)).toMatchObject({ isDirty: true, clientRevision: 4 });
      const [again] = await database.sendableRuns('screeningRun', anna);
      expect(again).toMatchObject({ clientId: newer.clientId, clientRevision: 4 });
    });

    test.each([
      ['of an athlete who is no longer theirs', { userId: 9 }, anna],
      ['that somebody else recorded', { recordedBy: 3 }, anna],
      ['of another server', { origin: originOf(elsewhere) }, anna],
      ['on a server that does not name its database', {}, anOwner()],
    ])('[ON-5] a run %s goes, as before', async (_which, overrides, owner) => {
      const run = aScreeningRun({ origin, id: 501, ...sent, ...overrides });
      await database.saveRun(run);
      expect(await update([], [anna.id], owner)).toEqual([]);
      expect(await database.runIds('screeningRun')).toEqual(new Map());
    });

    test('[ON-6] [CO-23] a training that has only begun waits for the new id of its screening run', async () => {
      const screeningRun = aScreeningRun({ origin, id: 501, ...sent });
      const begun = anExerciseRun({
        origin,
        isDirty: false,
        screeningRunId: 501,
        screeningRunClientId: screeningRun.clientId,
      });
      for (const run of [screeningRun, begun]) await database.saveRun(run);
      await database.waitAgain(anna);
      const { exerciseRun } = (await database.load(anna)).runs;
      expect(exerciseRun).toMatchObject([{ clientId: begun.clientId, screeningRunId: null, isDirty: false }]);
    });

    test('[ON-6] with another epoch all sent runs of this user wait again, and their ids are unknown', async () => {
      const screeningRun = aScreeningRun({ origin, id: 501, ...sent });
      const exerciseRun = anExerciseRun({
        origin,
        id: 601,
        ...sent,
        screeningRunId: 501,
        screeningRunClientId: screeningRun.clientId,
      });
      const orphan = anExerciseRun({
        origin,
        id: 602,
        ...sent,
        screeningRunId: 7,
        screeningRunClientId: 'x',
      });
      const bens = aScreeningRun({ origin, id: 503, ...sent, recordedBy: ben.id });
      const unchanged = aScreeningRun({ origin, isDirty: false });
      for (const run of [screeningRun, exerciseRun, orphan, bens, unchanged]) await database.saveRun(run);
      const answer = await database.waitAgain(anna);
      expect(answer).toEqual([screeningRun.clientId, exerciseRun.clientId, orphan.clientId]);
      const [again, ...others] = await database.sendableRuns('screeningRun', anna);
      expect([again?.clientId, again?.id, others]).toEqual([screeningRun.clientId, undefined, []]);
      const trainings = (await database.load(anna)).runs.exerciseRun;
      expect(trainings).toMatchObject([
        { screeningRunId: null, screeningRunClientId: screeningRun.clientId },
        // Its screening run is not on this device, so nothing else would tell the id.
        { screeningRunId: 7 },
      ]);
      expect(trainings.map(({ id }) => id)).toEqual([undefined, undefined]);
      expect(await storedRun(database, bens, ben)).toMatchObject({ id: 503, isDirty: false });
    });
  });
};
