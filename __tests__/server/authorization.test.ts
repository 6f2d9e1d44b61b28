/** @jest-environment node */
import { anExerciseRunPost, aScreeningRunPost, type Demo, type DemoUser, startDemo } from './support';

/** Who asks; null is nobody. */
const viewers = [null, 'anna', 'ben', 'trainer', 'trainer2'] as const;
type Viewer = (typeof viewers)[number];

/** Whose data is asked for or written. */
const owners = ['trainer', 'anna', 'ben', 'clara', 'trainer2', 'david'] as const satisfies DemoUser[];

/** Everybody themselves, and their athletes [SE-4]. */
const mayActFor: Record<DemoUser, readonly DemoUser[]> = {
  trainer: ['trainer', 'anna', 'ben', 'clara'],
  trainer2: ['trainer2', 'david'],
  anna: ['anna'],
  ben: ['ben'],
  clara: ['clara'],
  david: ['david'],
};

let demo: Demo;
const ids = {} as Record<DemoUser, number>;
const runIds = {} as Record<DemoUser, number>;
const exerciseRunIds = {} as Record<DemoUser, number>;

beforeAll(async () => {
  demo = await startDemo();
  for (const owner of owners) {
    ids[owner] = await demo.idOf(owner);
    const run = await demo.post(owner, '/screening/runs/', aScreeningRunPost({ userId: ids[owner] }));
    runIds[owner] = run.json().id;
    const training = await demo.post(owner, '/exercise/runs/', anExerciseRunPost({ userId: ids[owner] }));
    exerciseRunIds[owner] = training.json().id;
  }
});
afterAll(() => demo.stop());

type Ask = (viewer: Viewer, owner: DemoUser) => ReturnType<Demo['get']>;

/** Calls about the data of one person. */
const callsForOne: Record<string, Ask> = {
  'GET /admin/user/name/{username}': (viewer, owner) => demo.get(viewer, `/admin/user/name/${owner}`),
  'GET /screening/user/{userId}': (viewer, owner) => demo.get(viewer, `/screening/user/${ids[owner]}`),
  'GET /screening/runs/user/{userId}': (viewer, owner) =>
    demo.get(viewer, `/screening/runs/user/${ids[owner]}`),
  'GET /screening/runs/user/{userId}/': (viewer, owner) =>
    demo.get(viewer, `/screening/runs/user/${ids[owner]}/`),
  'GET /screening/runs/{id}/': (viewer, owner) => demo.get(viewer, `/screening/runs/${runIds[owner]}/`),
  'POST /screening/runs/': (viewer, owner) =>
    demo.post(viewer, '/screening/runs/', aScreeningRunPost({ userId: ids[owner] })),
  'POST /screening/runs/all/': (viewer, owner) =>
    demo.post(viewer, '/screening/runs/all/', [aScreeningRunPost({ userId: ids[owner] })]),
  'POST /exercise/runs/': (viewer, owner) =>
    demo.post(viewer, '/exercise/runs/', anExerciseRunPost({ userId: ids[owner] })),
  'POST /exercise/runs/all/': (viewer, owner) =>
    demo.post(viewer, '/exercise/runs/all/', [anExerciseRunPost({ userId: ids[owner] })]),
  'POST /exercise/feedback': (viewer, owner) =>
    demo.post(viewer, '/exercise/feedback', {
      exerciseRunId: exerciseRunIds[owner],
      comment: '',
      answers: [],
    }),
};

const expectedStatus = (viewer: Viewer, isAllowed: (viewer: DemoUser) => boolean): number => {
  if (viewer === null) return 401;
  return isAllowed(viewer) ? 200 : 403;
};

/** The rules as data: what each viewer must be answered about each owner. */
const matrix = Object.entries(callsForOne).flatMap(([call, ask]) =>
  viewers.flatMap((viewer) =>
    owners.map((owner) => ({
      call,
      ask,
      viewer,
      owner,
      status: expectedStatus(viewer, (one) => mayActFor[one].includes(owner)),
    })),
  ),
);

test.each(matrix)(
  '[SE-4, SE-8] $call of $owner answers $viewer with $status',
  async ({ ask, viewer, owner, status }) => {
    const answer = await ask(viewer, owner);
    expect(answer.statusCode).toBe(status);
    if (status !== 200)
      expect(answer.json()).toEqual({ status, error: expect.any(String), message: expect.any(String) });
  },
);

/** Calls that are for the person alone, not even for their trainer. */
const callsForSelf: Record<string, Ask> = {
  'GET /admin/user/trainer/{trainerId}': (viewer, owner) =>
    demo.get(viewer, `/admin/user/trainer/${ids[owner]}`),
  'GET /admin/user/name/contacts/{id}': (viewer, owner) =>
    demo.get(viewer, `/admin/user/name/contacts/${ids[owner]}`),
  'GET /chat/chatroom/{userId}': (viewer, owner) => demo.get(viewer, `/chat/chatroom/${ids[owner]}`),
  'GET /notification/{userId}': (viewer, owner) => demo.get(viewer, `/notification/${ids[owner]}`),
};

const selfMatrix = Object.entries(callsForSelf).flatMap(([call, ask]) =>
  viewers.flatMap((viewer) => owners.map((owner) => ({ call, ask, viewer, owner }))),
);

test.each(selfMatrix)(
  '[SE-4, SE-8] $call of $owner is answered to $viewer only if they are the same',
  async ({ ask, viewer, owner }) => {
    const answer = await ask(viewer, owner);
    expect(answer.statusCode).toBe(expectedStatus(viewer, (one) => one === owner));
  },
);

/** The room of the demo conversation is of these two [SE-6]. */
const participants: readonly (DemoUser | null)[] = ['trainer', 'anna'];
const roomId = 1;

test.each(viewers)(
  '[SE-6, SE-8] the conversation of trainer and anna, read and marked by %s',
  async (viewer) => {
    const messages = await demo.get(viewer, `/chat/chatroom/messages/${roomId}`);
    const marking = await demo.get(viewer, `/chat/updatestatus/${ids[viewer ?? 'anna']}/${roomId}`);
    const status = expectedStatus(viewer, (one) => participants.includes(one));
    expect([messages.statusCode, marking.statusCode]).toEqual([status, status]);
  },
);

test.each(viewers.flatMap((viewer) => owners.map((owner) => ({ viewer, owner }))))(
  '[SE-6, SE-8] $viewer may mark nothing for $owner unless they are the same',
  async ({ viewer, owner }) => {
    const answer = await demo.get(viewer, `/chat/updatestatus/${ids[owner]}/${roomId}`);
    const isAllowed = (one: DemoUser) => one === owner && participants.includes(one);
    expect(answer.statusCode).toBe(expectedStatus(viewer, isAllowed));
  },
);

/** Athletes with a screening, on which their own trainers alone write [SE-7]. */
const noteWriters: Partial<Record<DemoUser, DemoUser>> = {
  anna: 'trainer',
  ben: 'trainer',
  david: 'trainer2',
};

test.each(
  viewers.flatMap((viewer) =>
    Object.entries(noteWriters).map(([owner, trainer]) => ({ viewer, owner: owner as DemoUser, trainer })),
  ),
)('[SE-7, SE-8] a note for $owner is written by $trainer alone, tried by $viewer', async (one) => {
  const { id: userScreeningId } = await demo.db
    .selectFrom('userScreening')
    .select('id')
    .where('userId', '=', ids[one.owner])
    .executeTakeFirstOrThrow();
  const answer = await demo.post(one.viewer, '/screening/note/', {
    userScreeningId,
    target: { kind: 'screening' },
    athleteNote: 'Langsam.',
    trainerNote: null,
  });
  expect(answer.statusCode).toBe(expectedStatus(one.viewer, (viewer) => viewer === one.trainer));
});

const callsForAll = [
  '/features',
  '/screening/1',
  '/exercise/',
  '/exercise/basis',
  '/exercise/feedback/questions',
  '/exercise/1',
  '/video/kniebeuge.mp4',
];

test.each(callsForAll.flatMap((path) => viewers.map((viewer) => ({ path, viewer }))))(
  '[SE-5] [SE-8] $path is for everyone signed in, asked by $viewer',
  async ({ path, viewer }) => {
    expect((await demo.get(viewer, path)).statusCode).toBe(viewer === null ? 401 : 200);
  },
);

test.each(viewers)('[GU-8] recovery and verification are open to %s', async (viewer) => {
  const statusOf = async (path: string) => (await demo.get(viewer, path)).statusCode;
  expect(await statusOf('/admin/email/recovery/clara%40example.org')).toBe(200);
  expect(await statusOf('/admin/email/recovery/check/unknown')).toBe(200);
  expect(await statusOf('/admin/email/verification/unknown')).toBe(404);
  const password = { password: 'neues Passwort' };
  expect((await demo.post(viewer, '/admin/email/recovery/unknown', password)).statusCode).toBe(404);
});

test('[SE-8] a name that nobody has is answered like somebody else’s', async () => {
  const unknown = await demo.get('anna', '/admin/user/name/nobody');
  const foreign = await demo.get('anna', '/admin/user/name/ben');
  expect(unknown.statusCode).toBe(403);
  expect(unknown.json()).toEqual(foreign.json());
});

test('[SE-8] what is refused is not stored', async () => {
  const run = aScreeningRunPost({ userId: ids.david });
  expect((await demo.post('trainer', '/screening/runs/', run)).statusCode).toBe(403);
  const rows = await demo.db
    .selectFrom('screeningRun')
    .selectAll()
    .where('clientId', '=', run.clientId)
    .execute();
  expect(rows).toEqual([]);
});

test('[SE-8] a trainer loses an athlete who is taken from them at once', async () => {
  await demo.db.deleteFrom('trainerAthlete').where('athleteId', '=', ids.clara).execute();
  expect((await demo.get('trainer', `/screening/user/${ids.clara}`)).statusCode).toBe(403);
  expect((await demo.get('trainer', `/screening/user/${ids.ben}`)).statusCode).toBe(200);
});
