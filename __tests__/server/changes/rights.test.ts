import type { Changes } from '../../../src/contract/changes';
import { anExerciseRunPost, aScreeningRunPost } from '../support';
import { type Club, idOf, type Name, startClub } from './club';
import { Device } from './Device';

let club: Club;
beforeEach(async () => {
  club = await startClub();
});
afterEach(() => club.stop());

const [ada, tina, theo, anna, ben] = [idOf('ada'), idOf('tina'), idOf('theo'), idOf('anna'), idOf('ben')];

const must = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
const give = (athlete: Name, trainerId: number) =>
  must(club.send(ada, 'POST', `/members/${idOf(athlete)}/trainers/`, { trainerId }));
const take = (athlete: Name, trainerId: number) =>
  must(club.send(ada, 'DELETE', `/members/${idOf(athlete)}/trainers/${trainerId}`));
const postRun = async (userId: number, screeningId = 11): Promise<number> => {
  const post = aScreeningRunPost({ userId, screeningId });
  const { status, body } = await club.send(userId, 'POST', '/screening/runs/', post);
  expect(status).toBe(200);
  return (body as { id: number }).id;
};
const erase = (id: number) => club.db.deleteFrom('screeningRun').where('id', '=', id).execute();
const cursorOf = async (userId: number) => (await club.changes(userId, null)).cursor;
const idsOf = (rows: Changes['runs']) => rows.map(({ id }) => id);

test('[DE-6] a right gained brings everything of the athlete, however old', async () => {
  const run = await postRun(anna);
  const training = anExerciseRunPost({ userId: anna });
  await must(club.send(anna, 'POST', '/exercise/runs/', training));
  const feedback = { exerciseRunId: 1, comment: 'Gut.', answers: [] };
  await must(club.send(anna, 'POST', '/exercise/feedback', feedback));
  await club.db.deleteFrom('change').execute();
  await club.db.insertInto('exercise').values({ name: 'Neu' }).execute();
  const cursor = await cursorOf(theo);
  await give('anna', theo);
  const page = await club.changes(theo, cursor);
  expect(page).toMatchObject({
    me: { id: theo, athleteIds: [anna, ben, idOf('david')] },
    users: [{ id: anna, username: 'anna' }],
    userScreenings: [{ userId: anna, screeningId: 11 }],
    runs: [{ id: run, clientRevision: 1 }],
    exerciseRuns: [{ id: 1, clientId: training.clientId }],
    feedback: [feedback],
    gone: [{ kind: 'athlete', id: anna }],
    exercises: [],
  });
});

test('[DE-6] a right lost says so, and brings nothing of the athlete any more', async () => {
  const cursor = await cursorOf(tina);
  await postRun(anna);
  await take('anna', tina);
  await postRun(anna);
  const page = await club.changes(tina, cursor);
  expect(page).toMatchObject({ users: [], userScreenings: [], runs: [] });
  expect(page.gone).toEqual([{ kind: 'athlete', id: anna }]);
  expect(page.me?.athleteIds).toEqual([idOf('tim'), ben]);
});

test('[DE-6] a right that came and went within one page leaves nothing, one that went and came brings all', async () => {
  const run = await postRun(anna);
  const [ofTina, ofTheo] = [await cursorOf(tina), await cursorOf(theo)];
  for (let time = 1; time <= 2; time += 1) {
    await take('anna', tina);
    await give('anna', theo);
    await give('anna', tina);
    await take('anna', theo);
  }
  const gone = [{ kind: 'athlete', id: anna }];
  expect(await club.changes(theo, ofTheo)).toMatchObject({ users: [], runs: [], gone });
  const page = await club.changes(tina, ofTina);
  expect([idsOf(page.runs), page.gone]).toEqual([[run], gone]);
});

test('[DE-6] what was removed while the right was gone is gone, also when the pages came between', async () => {
  await club.stop();
  club = await startClub(1);
  const run = await postRun(anna);
  const device = await Device.open(club, tina, 'tina');
  await postRun(ben);
  await erase(run);
  await take('anna', tina);
  // The removal goes by unseen: by now the run is not hers any more.
  await device.takePage();
  await give('anna', tina);
  await device.update();
  await device.expectWhole();
  expect(device.data.runs.has(run)).toBe(false);
});

test('[MB-5, DE-6] who rests leaves their trainers’ devices, and comes back whole when they wake', async () => {
  const run = await postRun(ben);
  const cursors = [await cursorOf(tina), await cursorOf(theo), await cursorOf(anna)] as const;
  await must(club.send(ada, 'POST', `/members/${ben}/rest`, {}));
  const [ofTina, ofTheo] = [await club.changes(tina, cursors[0]), await club.changes(theo, cursors[1])];
  expect(ofTina.gone).toEqual([{ kind: 'athlete', id: ben }]);
  expect(ofTheo).toMatchObject({ gone: [{ kind: 'athlete', id: ben }], me: { athleteIds: [idOf('david')] } });
  expect(await club.changes(anna, cursors[2])).toMatchObject({ me: null, gone: [] });
  await must(club.send(ada, 'POST', `/members/${ben}/wake`, {}));
  const woken = await club.changes(tina, ofTina.cursor);
  expect([idsOf(woken.runs), woken.me?.athleteIds]).toEqual([[run], [idOf('tim'), anna, ben]]);
});

test('[MB-5, DE-6] who wakes goes on with the cursor from before', async () => {
  const device = await Device.open(club, ben, 'ben');
  await must(club.send(ada, 'POST', `/members/${ben}/rest`, {}));
  expect((await club.send(ben, 'GET', '/changes')).status).toBe(401);
  await must(club.send(tina, 'PUT', `/members/${anna}`, { lastName: 'Anders' }));
  await must(club.send(ada, 'POST', `/members/${ben}/wake`, {}));
  await device.update();
  await device.expectWhole();
});

test('[DE-6] a new role is a new `me`, and a new name reaches its owner and their trainers', async () => {
  const [ofTina, ofTheo, ofAnna] = [await cursorOf(tina), await cursorOf(theo), await cursorOf(anna)];
  await must(
    club.send(ada, 'PUT', `/members/${anna}`, { lastName: 'Linde', roles: ['ROLE_ATHLETE', 'ROLE_TRAINER'] }),
  );
  const linde = { id: anna, lastName: 'Linde' };
  expect(await club.changes(anna, ofAnna)).toMatchObject({
    me: { ...linde, authorities: ['ROLE_ATHLETE', 'ROLE_TRAINER'], athleteIds: [] },
    users: [linde],
  });
  expect(await club.changes(tina, ofTina)).toMatchObject({ me: null, users: [linde] });
  expect(await club.changes(theo, ofTheo)).toMatchObject({ me: null, users: [] });
});

test('[CO-16, DE-6] athletes get their notes without the texts for trainers', async () => {
  const cursor = await cursorOf(anna);
  const ofTina = await cursorOf(tina);
  const { id: userScreeningId } = await club.db
    .selectFrom('userScreening')
    .select('id')
    .where('userId', '=', anna)
    .executeTakeFirstOrThrow();
  const note = {
    userScreeningId,
    target: { kind: 'screening' },
    athleteNote: 'Ruhig.',
    trainerNote: 'Knie!',
  };
  await must(club.send(tina, 'POST', '/screening/note/', note));
  const noteIn = ({ userScreenings }: Changes) => userScreenings[0]?.screeningNote;
  expect(noteIn(await club.changes(anna, cursor))).toMatchObject({
    athleteNote: 'Ruhig.',
    trainerNote: null,
  });
  expect(noteIn(await club.changes(tina, ofTina))).toMatchObject({ trainerNote: 'Knie!' });
});

test('[ON-5, DE-6] a run that was erased on purpose leaves the devices of those who had it', async () => {
  const run = await postRun(anna);
  const [ofTina, ofTheo] = [await cursorOf(tina), await cursorOf(theo)];
  await erase(run);
  expect((await club.changes(tina, ofTina)).gone).toEqual([{ kind: 'screeningRun', id: run }]);
  expect((await club.changes(theo, ofTheo)).gone).toEqual([]);
});

test('[DE-6] a screening comes with what refers to it, unless an assignment of old does so, too', async () => {
  let cursor = await cursorOf(tina);
  const screeningsOfNext = async () => {
    const page = await club.changes(tina, cursor);
    cursor = page.cursor;
    return page.screenings.map(({ id }) => id);
  };
  await postRun(anna, 11);
  expect(await screeningsOfNext()).toEqual([]);
  await postRun(anna, 12);
  expect(await screeningsOfNext()).toEqual([12]);
  await club.db.updateTable('userScreening').set({ screeningId: 13 }).where('userId', '=', ben).execute();
  expect(await screeningsOfNext()).toEqual([13]);
  await postRun(anna, 13);
  expect(await screeningsOfNext()).toEqual([]);
});

test('[DE-6] a screening comes with an athlete who is new to the caller', async () => {
  await club.db.updateTable('userScreening').set({ screeningId: 12 }).where('userId', '=', anna).execute();
  const cursor = await cursorOf(theo);
  await give('anna', theo);
  expect((await club.changes(theo, cursor)).screenings.map(({ id }) => id)).toEqual([12]);
});

test('[DE-6] assignments that are still to come do not count as known, when a new athlete takes many pages', async () => {
  await club.stop();
  club = await startClub(1);
  const more = [13, 13].map((screeningId) => ({ userId: anna, screeningId }));
  await club.db.insertInto('userScreening').values(more).execute();
  const device = await Device.open(club, theo, 'theo');
  await give('anna', theo);
  await device.update();
  await device.expectWhole();
});
