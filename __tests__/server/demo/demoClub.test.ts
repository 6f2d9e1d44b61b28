import { readdirSync } from 'node:fs';
import { demoContent } from '../../../server/demo/content/demoContent';
import { seedDemoClub } from '../../../server/demo/seed';
import { createPasswords } from '../../../server/secrets/passwords';
import { openVideos } from '../../../server/videos/openVideos';
import { recommendExercises } from '../../../src/domain/recommendation';
import { cheapPasswords, type Demo, type DemoUser, makeFolder, startDemo, wholeVideosDir } from '../support';
import { openTestDatabase, removePlace } from '../testDatabase';

const { exercises: demoExercises, tests: demoTests } = demoContent();

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const screeningsOf = async (username: DemoUser) =>
  (await demo.get(username, `/screening/user/${await demo.idOf(username)}`)).json();
const runsOf = async (username: DemoUser) =>
  (await demo.get(username, `/screening/runs/user/${await demo.idOf(username)}`)).json();
const exerciseRunsOf = async (username: DemoUser) =>
  demo.db
    .selectFrom('exerciseRun')
    .selectAll()
    .where('userId', '=', await demo.idOf(username))
    .execute();

test.each(['trainer', 'anna', 'ben', 'clara', 'trainer2', 'david', 'team'])(
  '[RU-6] %s signs in with the password athletik and has an address at example.org',
  async (username) => {
    expect((await demo.signIn(username, 'athletik')).statusCode).toBe(200);
    const rows = await demo.db.selectFrom('user').select('email').where('username', '=', username).execute();
    expect(rows).toEqual([{ email: `${username}@example.org` }]);
  },
);

test('[RU-6] there is nobody else but the 24 athletes of team', async () => {
  expect(await demo.db.selectFrom('user').select('id').execute()).toHaveLength(7 + 24);
});

test('[RU-7] Tina Trainer has anna, ben and clara; Theo Trainer has david alone', async () => {
  const athletesOf = async (username: 'trainer' | 'trainer2') => {
    const athletes = (await demo.get(username, `/admin/user/trainer/${await demo.idOf(username)}`)).json();
    return athletes.map((athlete: { username: string }) => athlete.username);
  };
  expect((await demo.signIn('trainer', 'athletik')).json()).toMatchObject({
    firstName: 'Tina',
    lastName: 'Trainer',
  });
  expect((await demo.signIn('trainer2', 'athletik')).json()).toMatchObject({
    firstName: 'Theo',
    lastName: 'Trainer',
  });
  expect(await athletesOf('trainer')).toEqual(['anna', 'ben', 'clara']);
  expect(await athletesOf('trainer2')).toEqual(['david']);
});

test('[RU-8] anna has the demo screening with notes on the screening, a test and an exercise', async () => {
  expect(await screeningsOf('anna')).toEqual([
    expect.objectContaining({
      screeningId: 1,
      screeningNote: expect.objectContaining({ athleteNote: expect.any(String) }),
      testNotes: [expect.objectContaining({ athleteNote: expect.any(String) })],
      exerciseNotes: [expect.objectContaining({ athleteNote: expect.any(String) })],
    }),
  ]);
});

test('[RU-8] anna has two earlier screening runs, each with the exercises that follow from it', async () => {
  const runs = await runsOf('anna');
  expect(runs).toHaveLength(2);
  for (const { completed, start, testRuns, exercises } of runs) {
    expect(completed).toBe(true);
    expect(Date.parse(start)).toBeLessThan(demo.clock.now);
    expect(exercises).toEqual(recommendExercises(demoTests, testRuns, demoExercises));
    expect(exercises.length).toBeGreaterThan(0);
  }
});

test('[RU-8] anna has one exercise run, which follows from her second screening run', async () => {
  const [, second] = await runsOf('anna');
  const [run, ...others] = await exerciseRunsOf('anna');
  expect(others).toEqual([]);
  expect(run).toMatchObject({ screeningRunId: second.id, completed: 1 });
  const units: { exerciseId: number }[] = JSON.parse(run?.runUnits ?? '');
  expect(units.map(({ exerciseId }) => exerciseId)).toEqual(
    second.exercises.map(({ id }: { id: number }) => id),
  );
});

test.each(['ben', 'david'] as const)('[RU-9] %s has the demo screening and no run yet', async (username) => {
  expect(await screeningsOf(username)).toEqual([
    expect.objectContaining({
      screeningId: 1,
      screeningNote: null,
      trainingNote: null,
      testNotes: [],
      exerciseNotes: [],
    }),
  ]);
  expect(await runsOf(username)).toEqual([]);
  expect(await exerciseRunsOf(username)).toEqual([]);
});

test('[RU-9] clara has no screening assigned', async () => {
  expect(await screeningsOf('clara')).toEqual([expect.objectContaining({ screeningId: null })]);
});

test('[AS-5] what is assigned is due again after the club’s interval', async () => {
  const [annas] = await screeningsOf('anna');
  const [first] = await runsOf('anna');
  expect(annas).toMatchObject({ intervalWeeks: 8, assignedAt: first.start });
  const today = new Date(demo.clock.now).toISOString();
  expect(await screeningsOf('ben')).toMatchObject([{ intervalWeeks: 8, assignedAt: today }]);
  expect(await screeningsOf('clara')).toMatchObject([{ intervalWeeks: null, assignedAt: null }]);
});

test('[HI-5] anna’s trainer has rated her screenings, she herself her training', async () => {
  const trainer = await demo.idOf('trainer');
  expect(await runsOf('anna')).toMatchObject([{ ratedBy: trainer }, { ratedBy: trainer }]);
  expect(await exerciseRunsOf('anna')).toMatchObject([{ ratedBy: await demo.idOf('anna') }]);
});

test('[RU-10] each test and each exercise has a video that is served', async () => {
  const { tests } = (await demo.get('ben', '/screening/1')).json();
  const exercises = (await demo.get('ben', '/exercise/')).json();
  expect(tests).toHaveLength(7);
  expect(exercises).toHaveLength(demoExercises.length);
  for (const { video } of [...tests, ...exercises]) {
    expect((await demo.get('ben', `/video/${video}`)).headers['content-type']).toBe('video/mp4');
  }
});

describe('on a database of its own', () => {
  const seedAt = async (dataDir: string, date: string) => {
    const db = await openTestDatabase(dataDir);
    const passwords = await createPasswords(cheapPasswords);
    const now = () => Date.parse(date);
    const isNew = await seedDemoClub({
      db,
      passwords,
      now,
      config: { dataDir, demoVideosDir: wholeVideosDir },
    });
    return { db, isNew };
  };

  test('[RU-4] the club is made once, and not again', async () => {
    const dataDir = makeFolder();
    const first = await seedAt(dataDir, '2026-11-21');
    expect(first.isNew).toBe(true);
    await first.db.destroy();
    const second = await seedAt(dataDir, '2026-11-22');
    expect(second.isNew).toBe(false);
    expect(await second.db.selectFrom('user').select('id').execute()).toHaveLength(7 + 24);
    const videos = openVideos(second.db, dataDir);
    for (const name of readdirSync(wholeVideosDir)) expect(await videos.find(name)).toBeDefined();
    await second.db.destroy();
    removePlace(dataDir);
  });

  test('[RU-8] anna’s runs are earlier wherever the clock stands, in the same order', async () => {
    const dataDir = makeFolder();
    const { db } = await seedAt(dataDir, '2025-01-15');
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('username', '=', 'anna')
      .executeTakeFirstOrThrow();
    const startsIn = (table: 'screeningRun' | 'exerciseRun') =>
      db.selectFrom(table).select('startedAt').where('userId', '=', id).orderBy('id').execute();
    const [screeningRuns, exerciseRuns] = [await startsIn('screeningRun'), await startsIn('exerciseRun')];
    const starts = [...screeningRuns, ...exerciseRuns].map(({ startedAt }) => startedAt);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThan(Date.parse('2025-01-15'));
    await db.destroy();
    removePlace(dataDir);
  });
});
