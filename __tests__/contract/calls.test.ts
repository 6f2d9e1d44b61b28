import { calls, erased, refusals, videoAnswers, videoPath } from '../../src/contract/calls';
import { exerciseRunPost, screeningRunPost } from '../../src/domain/runPosts';
import {
  aBasisExercise,
  aCurrentUser,
  anExercise,
  anExerciseRun,
  aScreening,
  aScreeningRun,
  aServerExerciseRun,
  aServerScreeningRun,
  aUser,
  aUserDetails,
  aUserScreening,
  someCredentials,
} from '../builders';

const credentials = someCredentials();
const screeningRun = screeningRunPost(aScreeningRun());
const exerciseRun = exerciseRunPost(anExerciseRun());

/** Each call with its rule, its request line, its body and a valid answer. */
const table = {
  authenticate: ['API-6', calls.authenticate(credentials), 'POST /auth', credentials, aCurrentUser()],
  userByName: ['API-8', calls.userByName('anna'), 'GET /admin/user/name/anna', undefined, aUserDetails()],
  athletesOfTrainer: [
    'API-10',
    calls.athletesOfTrainer(1),
    'GET /admin/user/trainer/1',
    undefined,
    [aUser()],
  ],
  userScreenings: ['API-15', calls.userScreenings(2), 'GET /screening/user/2', undefined, [aUserScreening()]],
  screening: ['API-18', calls.screening(31), 'GET /screening/31', undefined, aScreening()],
  screeningRun: [
    'API-21',
    calls.screeningRun(501),
    'GET /screening/runs/501',
    undefined,
    aServerScreeningRun(),
  ],
  screeningRunsOfUser: [
    'API-20',
    calls.screeningRunsOfUser(2),
    'GET /screening/runs/user/2',
    undefined,
    [aServerScreeningRun()],
  ],
  saveScreeningRun: [
    'API-22',
    calls.saveScreeningRun(screeningRun),
    'POST /screening/runs/',
    screeningRun,
    aServerScreeningRun(),
  ],
  saveScreeningRuns: [
    'API-24',
    calls.saveScreeningRuns([screeningRun]),
    'POST /screening/runs/all/',
    [screeningRun],
    [aServerScreeningRun()],
  ],
  exercises: ['API-25', calls.exercises(), 'GET /exercise/', undefined, [anExercise()]],
  basisExercises: ['API-26', calls.basisExercises(), 'GET /exercise/basis', undefined, [aBasisExercise()]],
  saveExerciseRun: [
    'API-28',
    calls.saveExerciseRun(exerciseRun),
    'POST /exercise/runs/',
    exerciseRun,
    aServerExerciseRun(),
  ],
  saveExerciseRuns: [
    'API-30',
    calls.saveExerciseRuns([exerciseRun]),
    'POST /exercise/runs/all/',
    [exerciseRun],
    [aServerExerciseRun()],
  ],
} as const satisfies Record<keyof typeof calls, unknown>;

const rows = Object.entries(table).map(([name, [rule, ...rest]]) => [rule, name, ...rest] as const);

test.each(rows)(
  '[%s] %s is the request that the specification has',
  (_rule, _name, call, requestLine, body) => {
    expect(`${call.method} ${call.path}`).toBe(requestLine);
    expect(call.body).toEqual(body);
  },
);

test.each(rows)(
  '[%s] [API-5] %s takes the answer of the contract',
  (_rule, _name, call, _line, _body, answer) => {
    expect(call.schema.parse(answer)).toEqual(answer);
  },
);

test.each(rows)('[%s] [UP-17] %s refuses any other answer', (_rule, _name, call, _line, _body, answer) => {
  const good = Array.isArray(answer) ? answer[0] : answer;
  const bad = { ...good, id: 'seven', exerciseId: 'seven' };
  const badAnswers = [null, 'text', {}, [{}], bad, [bad], [good, bad]];
  expect(badAnswers.filter((other) => call.schema.safeParse(other).success)).toEqual([]);
});

test('[API-8] a username is encoded in the path', () => {
  expect(calls.userByName('änne/b?c').path).toBe('/admin/user/name/%C3%A4nne%2Fb%3Fc');
});

test('[API-31] a video has its file name, encoded, in the path', () => {
  expect(videoPath('kniebeuge.mp4')).toBe('/video/kniebeuge.mp4');
  expect(videoPath('knie beuge/1.mp4')).toBe('/video/knie%20beuge%2F1.mp4');
});

describe('the user-screenings', () => {
  const { schema } = calls.userScreenings(2);

  test('[API-15] may come as a single object', () => {
    expect(schema.parse(aUserScreening())).toEqual([aUserScreening()]);
  });

  test('[API-15] may be none or several', () => {
    const several = [aUserScreening(), aUserScreening({ id: 42 })];
    expect(schema.parse([])).toEqual([]);
    expect(schema.parse(several)).toEqual(several);
  });
});

test.each(rows.filter(([, name, , , , answer]) => Array.isArray(answer) && name !== 'userScreenings'))(
  '[%s] [UP-17] %s is a list and nothing else',
  (_rule, _name, call, _line, _body, answer) => {
    expect(call.schema.safeParse(Array.isArray(answer) ? answer[0] : answer).success).toBe(false);
    expect(call.schema.parse([])).toEqual([]);
  },
);

test('[CO-22] the refusals and 429 are answers to every POST', () => {
  expect(refusals).toEqual([400, 403, 404, 409, 413, 422]);
  const posting = rows.flatMap(([, , call]) => (call.method === 'POST' ? [call] : []));
  for (const { answers } of posting) expect(answers).toEqual(expect.arrayContaining([...refusals, 429]));
});

test('[CO-3] [ON-5] the erasure of a run is an answer to every call that saves runs', () => {
  const saving = [
    table.saveScreeningRun,
    table.saveScreeningRuns,
    table.saveExerciseRun,
    table.saveExerciseRuns,
  ];
  expect(saving.map(([, call]) => call.answers)).toEqual(saving.map(() => [...refusals, 429, erased]));
});

test('[RE-6] the 403 of a sign-in and the 404 of a video are answers', () => {
  expect(calls.authenticate(credentials).answers).toContain(403);
  expect(videoAnswers).toEqual([404]);
});

test('[CO-23] a screening run that is not there is an answer', () => {
  expect(calls.screeningRun(501).answers).toEqual([403, 404]);
});

test('[RE-3] a call that reads takes no error for an answer', () => {
  const reading = rows.flatMap(([, name, call]) =>
    call.method === 'GET' && name !== 'screeningRun' ? [call] : [],
  );
  expect(reading.map(({ answers }) => answers)).toEqual(reading.map(() => []));
});
