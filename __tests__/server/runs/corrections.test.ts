import { randomUUID } from 'node:crypto';
import { calls } from '../../../src/contract/calls';
import { featureCalls, runCorrectionsFeature } from '../../../src/contract/features';
import { runCorrectionCalls } from '../../../src/contract/runCorrections';
import type { ScreeningRunPost } from '../../../src/contract/runs';
import { type RatedScreeningRun, trainingCalls } from '../../../src/contract/trainings';
import {
  anExerciseRunPost,
  aScreeningRunPost,
  type Person,
  people,
} from '../../contract/serverContract/club';
import { type Desk, startDesk } from '../desk/desk';
import { postScreening, postTraining } from './postedRuns';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

const { anna, ben, david } = people;

const screened = (as: Person = 'tina', overrides: Partial<ScreeningRunPost> = {}) =>
  postScreening(desk, as, overrides);
const aMove = (userId = ben.id) => ({ clientId: randomUUID(), userId });
const move = (id: number, as: Person = 'tina', to = aMove()) => desk.ask(runCorrectionCalls.move(id, to), as);
const erase = (id: number, as: Person = 'tina') =>
  desk.ask(runCorrectionCalls.delete(id, { clientId: randomUUID() }), as);
const runsOf = async (person: Person) =>
  (await desk.send(calls.screeningRunsOfUser(people[person].id), 'tina')).body as RatedScreeningRun[];
const trainingsOf = (person: Person) => desk.ask(trainingCalls.runsOfUser(people[person].id), 'tina');
const tagOfTrainings = async () => {
  const headers = { authorization: `Bearer ${await desk.tokenOf('anna')}` };
  return (await desk.app.inject({ url: `/api/exercise/runs/user/${anna.id}`, headers })).headers.etag;
};
const train = (screeningRunId: number) => postTraining(desk, 'anna', { screeningRunId });
const again = ({ id: _id, isDirty: _dirty, ratedBy: _rater, ...post }: RatedScreeningRun) =>
  calls.saveScreeningRun(post);

test('[TS-7] the corrections are named as what the server has beside the contract', async () => {
  expect((await desk.ask(featureCalls.features(), 'tina')).features).toContain(runCorrectionsFeature);
});

describe('a screening that was recorded for the wrong athlete', () => {
  test('[TS-7] is moved whole, with who recorded it, under a new id and the client id of the move', async () => {
    const run = await screened();
    const to = aMove();
    const moved = await move(run.id, 'tina', to);
    expect(moved).toEqual({ ...run, id: expect.any(Number), userId: ben.id, clientId: to.clientId });
    expect(moved?.id).toBeGreaterThan(run.id);
    expect(await runsOf('anna')).toEqual([]);
    expect(await runsOf('ben')).toEqual([moved]);
  });

  test('[TS-7] [ON-5] does not come back from a device that still has it: 410', async () => {
    const run = await screened();
    await move(run.id);
    expect(await desk.refusal(again({ ...run, clientRevision: 9 }), 'tina')).toBe(410);
    expect(await runsOf('anna')).toEqual([]);
  });

  test('[TS-7] [ON-3] is moved once, however often the move arrives', async () => {
    const run = await screened();
    const to = aMove();
    const moved = await move(run.id, 'tina', to);
    expect(await move(run.id, 'tina', to)).toEqual(moved);
    await erase(moved?.id ?? 0);
    expect(await move(run.id, 'tina', to)).toBeNull();
    expect(await runsOf('ben')).toEqual([]);
  });

  test('[TS-7] can be moved back, and is then kept when it is sent again', async () => {
    const run = await screened();
    const moved = await move(run.id);
    const back = await move(moved?.id ?? 0, 'tina', aMove(anna.id));
    expect(await runsOf('anna')).toEqual([back]);
    expect(await runsOf('ben')).toEqual([]);
    expect((await desk.send(again(back as RatedScreeningRun), 'tina')).status).toBe(200);
  });

  test('[TS-7] leaves the trainings that followed from it as they were, without it', async () => {
    const run = await screened();
    const before = await train(run.id);
    const etag = await tagOfTrainings();
    await move(run.id);
    expect(await tagOfTrainings()).not.toBe(etag);
    const waited = await train(run.id);
    expect(waited).toMatchObject({ screeningRunId: null });
    expect(await trainingsOf('anna')).toEqual([{ ...before, screeningRunId: null }, waited]);
  });

  test('[TS-7] [API-28] only who had the screening may follow from it: another athlete is refused as before', async () => {
    const run = await screened();
    await move(run.id);
    const post = anExerciseRunPost({ clientId: randomUUID(), userId: ben.id, screeningRunId: run.id });
    expect(await desk.refusal(calls.saveExerciseRun(post), 'ben')).toBe(422);
  });

  test('[TS-7] stays where it is when it is of this athlete already', async () => {
    const run = await screened();
    expect(await move(run.id, 'tina', aMove(anna.id))).toEqual(run);
    expect(await runsOf('anna')).toEqual([run]);
  });

  test('[TS-7] [CS-1] leaves pain behind unless the other athlete agrees to that, and is 422 without consent', async () => {
    const [testRun] = aScreeningRunPost().testRuns;
    if (!testRun) throw new Error('There is no test run.');
    const hurting = { ...testRun, pain: 6, painNote: 'Knie' };
    await desk.db.updateTable('user').set({ painAgreedAt: null }).where('id', '=', ben.id).execute();
    const run = await screened('tina', { testRuns: [hurting] });
    expect(run.testRuns).toEqual([hurting]);
    const moved = await move(run.id);
    expect(moved?.testRuns).toEqual([testRun]);
    await desk.db.updateTable('user').set({ agreedVersion: null }).where('id', '=', anna.id).execute();
    const back = runCorrectionCalls.move(moved?.id ?? 0, aMove(anna.id));
    expect(await desk.refusal(back, 'tina')).toBe(422);
    expect(await runsOf('ben')).toEqual([moved]);
  });

  test('[TS-7] [ON-6] is deleted for ever, once', async () => {
    const run = await screened();
    const call = runCorrectionCalls.delete(run.id, { clientId: randomUUID() });
    expect(await desk.ask(call, 'tina')).toBeNull();
    expect(await desk.ask(call, 'tina')).toBeNull();
    expect(await runsOf('anna')).toEqual([]);
    expect(await desk.refusal(again(run), 'anna')).toBe(410);
    expect(await train(run.id)).toMatchObject({ screeningRunId: null });
  });
});

describe('who may correct', () => {
  test('[TS-7] [SE-8] who recorded it, and each trainer of the athlete', async () => {
    for (const as of ['tina', 'theo', 'anna'] as const) await erase((await screened('anna')).id, as);
    await move((await screened('theo')).id, 'tina');
    expect(await runsOf('anna')).toEqual([]);
  });

  test('[TS-7] [SE-8] nobody else, nor to somebody else’s athlete, nor a former trainer', async () => {
    const run = await screened();
    const ofBen = await screened('tina', { userId: ben.id });
    for (const [id, as, to] of [
      [run.id, 'anna', anna.id],
      [run.id, 'ben', ben.id],
      [run.id, 'tina', david.id],
      [run.id, 'david', david.id],
      [ofBen.id, 'theo', anna.id],
    ] as const)
      expect(await desk.refusal(runCorrectionCalls.move(id, aMove(to)), as)).toBe(403);
    const deletion = runCorrectionCalls.delete(run.id, { clientId: randomUUID() });
    for (const as of ['anna', 'ben', 'david'] as const) expect(await desk.refusal(deletion, as)).toBe(403);
    await desk.db.deleteFrom('trainerAthlete').where('trainerId', '=', people.tina.id).execute();
    expect(await desk.refusal(deletion, 'tina')).toBe(403);
  });

  test('[TS-7] [API-41] a run that is not there is 404, and what is no correction 400', async () => {
    expect(await desk.refusal(runCorrectionCalls.move(99_999, aMove()), 'tina')).toBe(404);
    expect(await desk.refusal(runCorrectionCalls.delete(0, { clientId: randomUUID() }), 'tina')).toBe(400);
    const { id } = await screened();
    expect(await desk.refusal(runCorrectionCalls.move(id, { clientId: 'x', userId: ben.id }), 'tina')).toBe(
      400,
    );
    expect(await desk.refusal(runCorrectionCalls.move(id, aMove(0)), 'tina')).toBe(400);
  });

  test('[TS-7] a refused correction is not noted, and may be made later', async () => {
    const run = await screened();
    const to = aMove();
    await desk.db.updateTable('user').set({ agreedVersion: null }).where('id', '=', ben.id).execute();
    expect(await desk.refusal(runCorrectionCalls.move(run.id, to), 'tina')).toBe(422);
    await desk.db.updateTable('user').set({ agreedVersion: 1 }).where('id', '=', ben.id).execute();
    expect((await move(run.id, 'tina', to))?.userId).toBe(ben.id);
  });
});
