import { readFileSync } from 'node:fs';
import { setupAnnouncement } from '../../../server/setup/announcement';
import { renewSetupCode, setupReplayTime } from '../../../server/setup/setupCode';
import { calls } from '../../../src/contract/calls';
import { clubCalls } from '../../../src/contract/club';
import { consentCalls } from '../../../src/contract/consent';
import { codeAlphabet } from '../../../src/contract/invitation';
import { currentUserSchema } from '../../../src/contract/schemas';
import { type Setup, setupCalls } from '../../../src/contract/setup';
import { aSetup } from '../../builders/setup';
import { inject } from '../../contract/serverContract/inject';
import { startDemo, startServer } from '../support';

let code: string;
let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer(
    async ({ db }) => {
      code = await renewSetupCode(db);
    },
    { hasDemo: false },
  );
});
afterEach(() => server.stop());

const setup = aSetup({ email: 'Tina@Example.org' });

const open = (typed = code) => inject(server.app, { ...setupCalls.open(typed), token: null });
const begin = (changes: Partial<Setup> = {}, typed = code) =>
  inject(server.app, { ...setupCalls.begin(typed, { ...setup, ...changes }), token: null });
const usernames = async () =>
  (await server.db.selectFrom('user').select('username').execute()).map(({ username }) => username);

test('[CL-1] an empty server offers the sample content to whoever has its code', async () => {
  expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{10}$`));
  expect(await open()).toEqual({ status: 200, body: { sampleContent: ['demo', 'short'] } });
  expect((await open(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5).toLowerCase()} `)).status).toBe(200);
});

test('[CL-1] the club begins with its name, its content, and a first trainer who is also admin', async () => {
  const { status, body } = await begin();
  expect(status).toBe(200);
  const { token, ...user } = currentUserSchema.parse(body);
  expect(user).toMatchObject({
    username: 'tina.trainer',
    firstName: 'Tina',
    athleteIds: [],
    authorities: ['ROLE_TRAINER', 'ROLE_ADMIN'],
  });
  const club = await inject(server.app, { ...clubCalls.present(), token });
  expect(club.body).toMatchObject({ name: 'TSV Musterstadt', settings: { minorsChat: 'off' } });

  const consent = await inject(server.app, { ...consentCalls.present(), token });
  expect(consent.body).toMatchObject({ version: 1, agreedVersion: null, needsGuardian: false });
  const agreed = { version: 1, painConsent: false, birthYear: null, guardianName: null, guardianEmail: null };
  await inject(server.app, { ...consentCalls.agree(agreed), token });
  const exercises = await inject(server.app, { ...calls.exercises(), token });
  expect(exercises.status).toBe(200);
  const [{ video }] = exercises.body as [{ video: string }];
  expect((await inject(server.app, { method: 'GET', path: `/video/${video}`, token })).status).toBe(200);
});

test('[CL-1] the first trainer signs in with the password, and recovers it by the address', async () => {
  await begin();
  const { username, password } = setup;
  const signedIn = await inject(server.app, { ...calls.authenticate({ username, password }), token: null });
  expect(signedIn.status).toBe(200);
  await server.app.inject({ url: '/api/admin/email/recovery/tina%40example.org' });
  expect(server.mails.map(({ to }) => to)).toEqual(['tina@example.org']);
});

test('[CL-1] afterwards the link is 404 for everybody else', async () => {
  await begin();
  expect((await open()).status).toBe(404);
  expect((await begin({ username: 'eve' })).status).toBe(404);
  expect((await begin({ password: 'ein anderes Passwort' })).status).toBe(404);
  expect(await usernames()).toEqual(['tina.trainer']);
});

test('[CL-1] the same set-up again within 10 minutes is 200 with a sign-in of its own, and begins nothing twice', async () => {
  const first = currentUserSchema.parse((await begin()).body);
  server.clock.now += setupReplayTime - 1;
  const second = currentUserSchema.parse((await begin()).body);
  expect(second.token).not.toBe(first.token);
  expect(second.id).toBe(first.id);
  expect(await usernames()).toEqual(['tina.trainer']);
  server.clock.now += 1;
  expect((await begin()).status).toBe(404);
});

test('[CL-1] of two at once one begins the club', async () => {
  const statuses = (await Promise.all([begin(), begin({ username: 'eve' })])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
  expect(await usernames()).toHaveLength(1);
  expect(await server.db.selectFrom('club').select('name').execute()).toHaveLength(1);
});

test('[CL-1] the same set-up sent twice at once is 200 both times, and begins one club', async () => {
  expect((await Promise.all([begin(), begin()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await usernames()).toEqual(['tina.trainer']);
});

test('[CL-1] a new start of the server ends the earlier link', async () => {
  const former = code;
  code = await renewSetupCode(server.db);
  expect((await open(former)).status).toBe(404);
  expect((await begin({}, former)).status).toBe(404);
  expect((await open()).status).toBe(200);
});

test('[CL-1] a server with users has no set-up, whatever code is left over', async () => {
  const demo = await startDemo();
  const leftOver = await renewSetupCode(demo.db);
  expect((await demo.get(null, `/setup/${leftOver}`)).statusCode).toBe(404);
  expect((await demo.post(null, `/setup/${leftOver}`, setup)).statusCode).toBe(404);
  await demo.stop();
});

test('[CL-1] the code is stored as a hash only', async () => {
  expect(JSON.stringify(await server.db.selectFrom('setupCode').selectAll().execute())).not.toContain(code);
});

test.each<[Partial<Setup>, number, string]>([
  [{ username: 'ab' }, 422, 'Benutzername'],
  [{ username: 'x'.repeat(51) }, 422, 'Benutzername'],
  [{ username: 'tina trainer' }, 422, 'Benutzername'],
  [{ username: 'tina@example.org' }, 422, 'Benutzername'],
  [{ password: 'neun Zei.' }, 422, 'mindestens 10 Zeichen'],
  [{ password: 'passwort123' }, 422, 'leicht zu erraten'],
  [{ clubName: 'TSV Birkenau', password: 'tsvbirkenau1' }, 422, 'leicht zu erraten'],
  [{ password: 'x'.repeat(201) }, 422, 'höchstens 200 Zeichen'],
  [{ email: 'tina' }, 422, 'E-Mail-Adresse'],
  [{ email: 'tina@example.org\r\nBcc: eve@example.org' }, 422, 'E-Mail-Adresse'],
  [{ sampleContent: 'all' as Setup['sampleContent'] }, 400, 'sampleContent'],
  [{ clubName: ' ' }, 400, 'clubName'],
  [{ firstName: 'Tina\nTrainer' }, 400, 'firstName'],
  [{ lastName: 'x'.repeat(101) }, 400, 'lastName'],
  [{ clubName: 'TSV\u0000' }, 400, ''],
  [{ clubName: 'Gewonnen: https://evil.example' }, 400, 'clubName'],
  [{ firstName: 'Tina\u202Eanit' }, 400, 'firstName'],
])('[CL-1] [ON-7] %j is %i, begins nothing, and the link stays good', async (wrong, status, message) => {
  expect(await begin(wrong)).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
  expect(await usernames()).toEqual([]);
  expect((await begin({ username: 'Jürgen_Müller-2.0' })).status).toBe(200);
});

test.each<[Setup['sampleContent'], string[], number, number]>([
  ['demo', ['Athletik-Screening'], 23, 11],
  ['short', ['Kurz-Check'], 19, 11],
  ['none', [], 0, 0],
])(
  '[CL-1] [CT-10] a club that begins with %s has these screenings, and what they need',
  async (chosen, names, count, basis) => {
    expect((await begin({ sampleContent: chosen })).status).toBe(200);
    const screenings = await server.db.selectFrom('screening').select('name').execute();
    expect(screenings.map(({ name }) => name)).toEqual(names);
    expect(await server.db.selectFrom('exercise').select('id').execute()).toHaveLength(count);
    expect(await server.db.selectFrom('basisExercise').select('exerciseId').execute()).toHaveLength(basis);
  },
);

test('[CL-1] [CT-5] a club whose content was imported before begins with that alone', async () => {
  await server.db.insertInto('screening').values({ name: 'Eigenes', tests: '[]' }).execute();
  expect(await open()).toEqual({ status: 200, body: { sampleContent: ['none'] } });
  expect((await begin({ sampleContent: 'demo' })).status).toBe(200);
  expect(await server.db.selectFrom('screening').select('name').execute()).toEqual([{ name: 'Eigenes' }]);
});

test('[CL-1] what fails half-way leaves nothing behind, and the link stays good', async () => {
  await server.db.schema.dropTable('feedbackQuestion').execute();
  expect((await begin()).status).toBe(500);
  expect(await usernames()).toEqual([]);
  expect(await server.db.selectFrom('club').selectAll().execute()).toEqual([]);
  expect((await open()).status).toBe(200);
});

test('[CL-1] guessing the code is limited like sign-in', async () => {
  for (let times = 0; times < 100; times += 1) await open('AAAAAAAAAA');
  const guessed = await server.app.inject({ url: '/api/setup/AAAAAAAAAA' });
  expect(guessed.statusCode).toBe(429);
  expect(Number(guessed.headers['retry-after'])).toBeGreaterThan(0);
  server.clock.now += 60_000;
  expect((await open()).status).toBe(200);
});

test('[CL-1] the guide quotes what the server says', () => {
  const guide = readFileSync('docs/erste-stunde.md', 'utf8');
  const [line, link] = setupAnnouncement('…', 'ABCDEFGH23').split('\n');
  expect(guide).toContain(`> ${line} ${link?.trim()}`);
});
