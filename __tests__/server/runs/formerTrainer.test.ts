import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { erasePerson } from '../../../server/erasure/erasePerson';
import { assignmentCalls } from '../../../src/contract/assignments';
import { calls } from '../../../src/contract/calls';
import { memberCalls } from '../../../src/contract/members';
import { painCalls } from '../../../src/contract/pain';
import { runCorrectionCalls } from '../../../src/contract/runCorrections';
import type { ScreeningRunPost } from '../../../src/contract/runs';
import { trainingCalls } from '../../../src/contract/trainings';
import { aScreeningRunPost, assignments, type Person, people } from '../../contract/serverContract/club';
import { type Desk, startDesk } from '../desk/desk';
import { aTraining, postScreening } from './postedRuns';

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk();
});
afterEach(() => desk.stop());

const day = 24 * 60 * 60 * 1000;
const { anna, ben, david, tina } = people;
const iso = (time: number) => new Date(time).toISOString();

const aRun = (overrides: Partial<ScreeningRunPost> = {}) =>
  aScreeningRunPost({ clientId: randomUUID(), start: iso(desk.clock.now - 1000), ...overrides });
const save = (run: ScreeningRunPost, as: Person = 'tina') => desk.send(calls.saveScreeningRun(run), as);
const refused = async (run: ScreeningRunPost) => {
  const { status, body } = await save(run);
  return [status, (body as { message: string }).message];
};
const runsOfAnna = async () =>
  (await desk.send(calls.screeningRunsOfUser(anna.id), 'anna')).body as { clientId: string }[];
const takeTinaAway = (athleteId = anna.id, as: Person = 'theo') =>
  desk.ask(memberCalls.removeTrainer(athleteId, tina.id), as);

const outside =
  'Du betreust diese Person nicht mehr, und das hier hast du erst danach begonnen. Es bleibt auf deinem Gerät. Sichere es als Datei, wenn jemand es noch braucht.';
const late =
  'Du betreust diese Person seit mehr als 30 Tagen nicht mehr, deshalb nimmt der Server das nicht mehr an. Es bleibt auf deinem Gerät. Sichere es als Datei, wenn jemand es noch braucht.';

describe('runs of a former trainer', () => {
  test('[MB-6] that were begun in the right are taken for 30 days, each once', async () => {
    const [run, training] = [aRun(), aTraining({ start: iso(desk.clock.now - 1000) })];
    await takeTinaAway();
    desk.clock.now += 30 * day;
    for (let time = 1; time <= 2; time += 1) {
      const answer = await save(run);
      expect(answer).toMatchObject({ status: 200, body: { ...run, ratedBy: tina.id } });
      expect(await desk.send(calls.saveExerciseRuns([training]), 'tina')).toMatchObject({
        status: 200,
        body: [training],
      });
    }
    expect((await runsOfAnna()).filter(({ clientId }) => clientId === run.clientId)).toHaveLength(1);
    const trainings = await desk.ask(trainingCalls.runsOfUser(anna.id), 'theo');
    expect(trainings.map(({ clientId }) => clientId)).toEqual([training.clientId]);
  });

  test('[MB-6] are refused after 30 days, with what is to be done', async () => {
    const run = aRun();
    await takeTinaAway();
    desk.clock.now += 30 * day + 1;
    expect(await refused(run)).toEqual([403, late]);
    expect(await runsOfAnna()).toEqual([]);
  });

  test('[MB-6] that were begun after the right, or before it, are refused', async () => {
    const before = aRun({ userId: david.id });
    desk.clock.now += 1;
    await desk.ask(memberCalls.addTrainer(david.id, tina.id), 'theo');
    await takeTinaAway(david.id);
    const last = aRun({ userId: david.id, start: iso(desk.clock.now) });
    desk.clock.now += 1;
    const after = aRun({ userId: david.id, start: iso(desk.clock.now) });
    expect(await refused(before)).toEqual([403, outside]);
    expect(await refused(after)).toEqual([403, outside]);
    expect((await save(last)).status).toBe(200);
  });

  test('[MB-6] are refused with the whole batch when one of it is', async () => {
    const [run, other] = [aRun(), aRun({ start: iso(desk.clock.now + 2) })];
    await takeTinaAway();
    desk.clock.now += 3;
    expect(await desk.refusal(calls.saveScreeningRuns([run, other]), 'tina')).toBe(403);
    expect(await runsOfAnna()).toEqual([]);
  });

  test('[MB-6] may change what they have posted themselves', async () => {
    const run = aRun({ clientRevision: 1, completed: false });
    await save(run);
    await takeTinaAway();
    const done = { ...run, clientRevision: 5, completed: true };
    expect(await save(done)).toMatchObject({ status: 200, body: done });
    expect(await runsOfAnna()).toMatchObject([done]);
  });

  test('[MB-6] [FL-16] never change a run that somebody else has posted to since', async () => {
    const run = aRun({ clientRevision: 1, completed: false });
    await save(run);
    const annas = { ...run, clientRevision: 2, completed: true };
    await save(annas, 'anna');
    await takeTinaAway();
    for (const clientRevision of [1, 2, 9])
      expect(await desk.refusal(calls.saveScreeningRun({ ...run, clientRevision }), 'tina')).toBe(409);
    expect(await runsOfAnna()).toMatchObject([annas]);
    const other = { ...run, clientId: randomUUID(), clientRevision: 9 };
    expect((await save(other)).status).toBe(200);
    expect(await runsOfAnna()).toMatchObject([annas, other]);
  });

  test('[MB-6] are answered without what others have added', async () => {
    await desk.db.updateTable('user').set({ painAgreedAt: 1 }).where('id', '=', anna.id).execute();
    const training = aTraining({ start: iso(desk.clock.now - 1000), clientRevision: 1 });
    await desk.send(calls.saveExerciseRun(training), 'anna');
    const newer = { ...training, clientRevision: 2 };
    const { body } = await desk.send(calls.saveExerciseRun(newer), 'tina');
    const { id } = body as { id: number };
    const pain = { userId: anna.id, exerciseRunId: id, value: 3, at: iso(desk.clock.now) };
    await desk.ask(painCalls.answer({ clientId: randomUUID(), ...pain }), 'anna');
    await takeTinaAway();
    const answer = await desk.send(calls.saveExerciseRun(newer), 'tina');
    expect(answer).toMatchObject({ status: 200, body: { id, ...newer, ratedBy: null, morningPain: null } });
  });

  test('[MB-6] [CO-8] with a start in the future count as begun when they arrive', async () => {
    const [arrived, waiting] = [iso(desk.clock.now + 90 * day), iso(desk.clock.now + 90 * day)].map((start) =>
      aRun({ start }),
    );
    if (!arrived || !waiting) throw new Error('Both runs are made above.');
    await save(arrived);
    desk.clock.now += day;
    await takeTinaAway();
    desk.clock.now += day;
    expect((await save(arrived)).status).toBe(200);
    expect(await refused(waiting)).toEqual([403, outside]);
  });

  test('[MB-6] are refused for who never was a trainer of the athlete', async () => {
    expect(await refused(aRun({ userId: david.id }))).toEqual([403, 'Dafür fehlt dir die Berechtigung.']);
  });

  test('[MB-6] are taken as those of any trainer once the right is there again', async () => {
    await takeTinaAway();
    desk.clock.now += 60 * day;
    await desk.ask(memberCalls.addTrainer(anna.id, tina.id), 'theo');
    expect((await save(aRun({ start: iso(desk.clock.now - 30 * day) }))).status).toBe(200);
  });

  test('[MB-6] [MB-7] [ON-5] are gone when the athlete was erased, or the run', async () => {
    const run = await postScreening(desk, 'tina', { start: iso(desk.clock.now - 1000) });
    await desk.ask(runCorrectionCalls.delete(run.id, { clientId: randomUUID() }), 'tina');
    await takeTinaAway();
    const { id: _id, isDirty: _dirty, ratedBy: _rater, ...post } = run;
    desk.clock.now += 31 * day;
    expect((await save(post)).status).toBe(410);
    await desk.db.transaction().execute((transaction) => erasePerson(transaction, anna.id));
    expect(await desk.db.selectFrom('formerRight').selectAll().execute()).toEqual([]);
    expect((await save(aRun())).status).toBe(410);
  });

  test('[MB-6] a right that ends while a run is under way has ended', async () => {
    const run = aRun({ start: iso(desk.clock.now + 5) });
    const body = Readable.from(
      (async function* slowly() {
        await takeTinaAway();
        desk.clock.now += 10;
        yield JSON.stringify(run);
      })(),
    );
    const headers = {
      authorization: `Bearer ${await desk.tokenOf('tina')}`,
      'content-type': 'application/json',
    };
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/screening/runs',
      headers,
      payload: body,
    });
    expect(answer.statusCode).toBe(403);
  });
});

test('[MB-6] all else of a former trainer is refused, also what was written in the right', async () => {
  const run = await postScreening(desk, 'tina');
  await takeTinaAway();
  const assignment = { clientId: randomUUID(), userId: anna.id, screeningId: null, intervalWeeks: null };
  const note = {
    clientId: randomUUID(),
    userScreeningId: assignments.anna.id,
    target: { kind: 'screening' as const },
    athleteNote: 'Langsam.',
    trainerNote: null,
    revision: 0,
  };
  for (const call of [
    assignmentCalls.assign({ ...assignment, base: 1 }),
    assignmentCalls.saveNote(note),
    runCorrectionCalls.move(run.id, { clientId: randomUUID(), userId: ben.id }),
    runCorrectionCalls.delete(run.id, { clientId: randomUUID() }),
    calls.screeningRunsOfUser(anna.id),
    calls.screeningRun(run.id),
    trainingCalls.runsOfUser(anna.id),
  ])
    expect(await desk.refusal(call, 'tina')).toBe(403);
});

describe('the right of a trainer whose athlete rests', () => {
  test('[MB-5] [MB-6] has ended with the rest, so what was begun before is taken for 30 days', async () => {
    const [before, within] = [aRun(), aRun({ start: iso(desk.clock.now + day) })];
    for (let time = 1; time <= 2; time += 1) {
      await desk.ask(memberCalls.rest(anna.id), 'theo');
      desk.clock.now += 2 * day;
    }
    expect(await refused(within)).toEqual([403, outside]);
    expect((await save(before)).status).toBe(200);
    await takeTinaAway();
    expect(await refused(within)).toEqual([403, outside]);
  });

  test('[MB-5] [MB-6] begins anew when they wake', async () => {
    const within = aRun({ start: iso(desk.clock.now + day) });
    await desk.ask(memberCalls.rest(anna.id), 'theo');
    desk.clock.now += 2 * day;
    for (let time = 1; time <= 2; time += 1) await desk.ask(memberCalls.wake(anna.id), 'theo');
    const after = aRun({ start: iso(desk.clock.now) });
    desk.clock.now += day;
    await desk.ask(memberCalls.wake(anna.id), 'theo');
    await takeTinaAway();
    expect(await refused(within)).toEqual([403, outside]);
    expect((await save(after)).status).toBe(200);
  });
});

test('[MB-6] the trainer who adds an athlete has the right from then on', async () => {
  const member = {
    clientId: randomUUID(),
    firstName: 'Mia',
    lastName: 'Linde',
    email: null,
    birthYear: 2001,
  };
  const { id } = await desk.ask(memberCalls.add({ ...member, team: null, roles: ['ROLE_ATHLETE'] }), 'tina');
  const right = desk.db.selectFrom('trainerAthlete').selectAll().where('athleteId', '=', id);
  expect(await right.execute()).toEqual([{ trainerId: tina.id, athleteId: id, since: desk.clock.now }]);
});
