import { demandFreeUsername } from '../../../server/account/usernameRule';
import { invitationLifetime } from '../../../server/invitation/invitations';
import { calls } from '../../../src/contract/calls';
import { clubCalls } from '../../../src/contract/club';
import { type InvitationAnswer, invitationCalls, usernameTaken } from '../../../src/contract/invitation';
import { memberCalls, type NewMember } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { aNewMember, idOf } from '../office/people';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { open, accept } = invitationCalls;
const anAnswer = (overrides: Partial<InvitationAnswer> = {}): InvitationAnswer => ({
  username: 'mia.linde',
  password: 'drei kluge Worte',
  consent: true,
  painConsent: false,
  birthYear: null,
  guardianName: null,
  guardianEmail: null,
  ...overrides,
});

/** Adds somebody without an address, and invites them on paper. */
const print = async (overrides: Partial<NewMember> = {}) => {
  const { id } = await office.ask(memberCalls.add(aNewMember(overrides)), 'tina');
  const { invitation } = await office.ask(memberCalls.invite(id), 'tina');
  return { id, token: invitation?.token ?? '', code: invitation?.code ?? '' };
};

const statusOf = async (token: string, answer = anAnswer()) =>
  (await office.send(accept(token, answer), null)).status;
const stored = (id: number) =>
  office.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const notGood = [
  404,
  'Diese Einladung gilt nicht mehr. Frag deinen Trainer oder deine Trainerin nach einer neuen.',
];

/** An admin changes the club's text. */
const changeText = async (consentText: string) => {
  const { name, operator, settings } = await office.ask(clubCalls.present(), 'ada');
  if (!settings) throw new Error('Ada is no admin.');
  const { consentVersion: _, ...others } = settings;
  await office.ask(clubCalls.change({ name, operator, settings: { ...others, consentText } }), 'ada');
};

describe('an invitation that is opened', () => {
  test('[MB-4] shows the club, the member and the text of the consent, as often as it is opened', async () => {
    const { token } = await print();
    for (let time = 1; time <= 2; time += 1) {
      expect(await office.ask(open(token), null)).toEqual({
        clubName: 'Athletik Screening',
        firstName: 'Mia',
        needsGuardian: false,
        consentText: expect.stringMatching(/^Was: /),
        consentVersion: 1,
      });
    }
  });

  test.each([
    [2010, true],
    [2009, false],
    [null, null],
  ])('[CS-2] of an athlete born in %p says whether a guardian is needed: %p', async (birthYear, needs) => {
    const { token } = await print({ birthYear });
    expect((await office.ask(open(token), null)).needsGuardian).toBe(needs);
  });

  test('[CS-2] of a trainer needs no guardian, also without a birth year', async () => {
    const trainer = aNewMember({ roles: ['ROLE_TRAINER'], birthYear: null });
    const { id } = await office.ask(memberCalls.add(trainer), 'ada');
    const { invitation } = await office.ask(memberCalls.invite(id), 'ada');
    expect((await office.ask(open(invitation?.token ?? ''), null)).needsGuardian).toBe(false);
    expect(await statusOf(invitation?.token ?? '')).toBe(200);
  });

  test('[MB-4] that is unknown, used or expired is 404, and says whom to ask', async () => {
    const { token, code } = await print();
    const used = await print({ firstName: 'Jo' });
    expect(await statusOf(used.token)).toBe(200);
    for (const secret of ['unknown', 'AAAAAAAAAA', used.token, used.code]) {
      expect(await office.refusal(open(secret), null)).toEqual(notGood);
    }
    office.clock.now += invitationLifetime + 86_400_000;
    for (const secret of [token, code]) {
      expect(await office.refusal(open(secret), null)).toEqual(notGood);
      expect(await office.refusal(accept(secret, anAnswer()), null)).toEqual(notGood);
    }
  });
});

describe('an invitation that is accepted', () => {
  test('[MB-4] [CS-1] makes the member active, keeps the consent and signs in', async () => {
    const { id, token } = await print();
    const user = await office.ask(accept(token, anAnswer({ painConsent: true })), null);
    expect(user).toEqual({
      id,
      username: 'mia.linde',
      firstName: 'Mia',
      lastName: 'Linde',
      athleteIds: [],
      authorities: ['ROLE_ATHLETE'],
      token: expect.any(String),
    });
    const headers = { authorization: `Bearer ${user.token}` };
    expect((await office.app.inject({ url: '/api/exercise/', headers })).statusCode).toBe(200);
    expect((await office.signIn('mia.linde', 'drei kluge Worte')).status).toBe(200);
    expect(await office.memberOf(id)).toMatchObject({
      state: 'active',
      username: 'mia.linde',
      hasConsent: true,
      invitationEndsAt: null,
    });
    const now = office.clock.now;
    expect(await stored(id)).toMatchObject({ agreedVersion: 1, agreedAt: now, painAgreedAt: now });
  });

  test('[MB-4] by its short code, however it is typed, is the same', async () => {
    const { id, code } = await print();
    const user = await office.ask(accept(` ${code.toLowerCase()}`, anAnswer()), null);
    expect(user.id).toBe(id);
    expect((await stored(id)).painAgreedAt).toBeNull();
  });

  test('[MB-2] [API-7] by a mail also verifies the address', async () => {
    const { id } = await office.ask(memberCalls.add(aNewMember({ email: 'mia@example.org' })), 'tina');
    expect((await stored(id)).emailVerified).toBe(0);
    expect(await statusOf(office.mails[0]?.link.split('/').at(-1) ?? '')).toBe(200);
    expect((await stored(id)).emailVerified).toBe(1);
    expect((await office.signIn('mia.linde', 'drei kluge Worte')).status).toBe(200);
  });

  test('[MB-4] says on which device the sign-in is, and its answer is kept in no cache', async () => {
    const { id, token } = await print();
    const answer = await office.app.inject({
      method: 'POST',
      url: `/api/invitation/${token}`,
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' },
      payload: anAnswer(),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const signin = office.db.selectFrom('authToken').select('device').where('userId', '=', id);
    expect(await signin.execute()).toEqual([{ device: 'Android, Chrome' }]);
  });
});

describe('the same answers again', () => {
  test('[MB-4] are taken for ten minutes, each time with a sign-in; other answers are 404', async () => {
    const { id, token, code } = await print();
    const first = await office.ask(accept(token, anAnswer()), null);
    office.clock.now += 10 * 60_000 - 1;
    const second = await office.ask(accept(code, anAnswer()), null);
    expect(second).toEqual({ ...first, token: expect.any(String) });
    expect(second.token).not.toBe(first.token);
    for (const other of [{ painConsent: true }, { password: 'andere Worte' }, { username: 'mia' }]) {
      expect(await office.refusal(accept(token, anAnswer(other)), null)).toEqual(notGood);
    }
    office.clock.now += 1;
    expect(await office.refusal(accept(token, anAnswer()), null)).toEqual(notGood);
    expect((await stored(id)).username).toBe('mia.linde');
  });

  test('[MB-4] sign nobody in once the password was changed, nor who rests', async () => {
    const { id, token } = await print();
    await office.ask(accept(token, anAnswer()), null);
    const { code } = await office.ask(memberCalls.makeRecoveryCode(id), 'tina');
    const payload = { password: 'ganz andere Worte' };
    await office.app.inject({ method: 'POST', url: `/api/admin/email/recovery/${code}`, payload });
    expect(await statusOf(token)).toBe(404);
    const other = await print({ firstName: 'Jo' });
    await office.ask(accept(other.token, anAnswer({ username: 'jo.linde' })), null);
    await office.ask(memberCalls.rest(other.id), 'tina');
    expect(await statusOf(other.token, anAnswer({ username: 'jo.linde' }))).toBe(404);
  });

  test('[MB-4] find their own name free, which the first of two equal ones may just have got', async () => {
    const { id, token } = await print();
    expect(await statusOf(token)).toBe(200);
    await demandFreeUsername(office.db, 'mia.linde', id);
    const other = await print({ firstName: 'Jo' });
    await expect(demandFreeUsername(office.db, 'mia.linde', other.id)).rejects.toThrow('gibt es schon');
  });

  test('[MB-4] at once are both taken; of different ones at once exactly one wins', async () => {
    const { token } = await print();
    expect(await Promise.all([statusOf(token), statusOf(token)])).toEqual([200, 200]);
    const contested = await print({ firstName: 'Jo' });
    const answers = ['jo.eins', 'jo.zwei', 'jo.drei'].map((username) => anAnswer({ username }));
    const statuses = await Promise.all(answers.map((answer) => statusOf(contested.token, answer)));
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
    const winner = answers[statuses.indexOf(200)]?.username;
    expect((await stored(contested.id)).username).toBe(winner);
  });
});

describe('an answer that cannot be', () => {
  test.each([
    ['a short name', { username: 'mi' }, 'Der Benutzername muss 3 bis 50 Zeichen haben'],
    ['a long name', { username: 'm'.repeat(51) }, 'Der Benutzername muss 3 bis 50 Zeichen haben'],
    [
      'other characters',
      { username: 'mia linde' },
      'Buchstaben, Ziffern, Punkt, Unterstrich oder Bindestrich',
    ],
    ['a short password', { password: 'neun Zeic' }, 'Das Passwort muss mindestens 10 Zeichen haben.'],
    ['a common password', { password: 'passwort123' }, 'Dieses Passwort ist leicht zu erraten'],
    ['a name in the password', { password: 'MiaLinde1!' }, 'Dieses Passwort ist leicht zu erraten'],
    ['a long password', { password: 'x'.repeat(201) }, 'Das Passwort darf höchstens 200 Zeichen haben.'],
    ['no consent', { consent: false }, 'Ohne deine Einwilligung gibt es kein Konto.'],
  ])('[MB-4] [CS-1] [AC-1] with %s is 422, and the invitation stays good', async (_, fault, message) => {
    const { id, token } = await print();
    expect(await office.refusal(accept(token, anAnswer(fault)), null)).toEqual([
      422,
      expect.stringContaining(message),
    ]);
    expect((await stored(id)).passwordHash).toBeNull();
    expect(await statusOf(token, anAnswer({ username: 'Jörg_Ö-7' }))).toBe(200);
  });

  test('[MB-12] with a link as the name of a guardian is 400, and the invitation stays good', async () => {
    const { token } = await print();
    const guardianName = 'https://evil.example';
    expect((await office.refusal(accept(token, anAnswer({ guardianName })), null))[0]).toBe(400);
    expect(await statusOf(token)).toBe(200);
  });

  test.each(['anna', 'ANNA', 'Anna'])('[MB-4] with the taken name %s is 409', async (username) => {
    const { token } = await print();
    const { status, body } = await office.send(accept(token, anAnswer({ username })), null);
    expect([status, body]).toMatchObject([
      409,
      { code: usernameTaken, message: 'Diesen Benutzernamen gibt es schon.' },
    ]);
    expect(await statusOf(token)).toBe(200);
  });

  test('[MB-4] a name that differs in the case of an umlaut is taken, too; two at once do not both get it', async () => {
    const one = await print();
    const two = await print({ firstName: 'Jo' });
    const three = await print({ firstName: 'Kai' });
    const statuses = await Promise.all([
      statusOf(one.token, anAnswer({ username: 'Änne' })),
      statusOf(two.token, anAnswer({ username: 'änne' })),
    ]);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await statusOf(three.token, anAnswer({ username: 'ÄNNE' }))).toBe(409);
  });

  test('[CS-2] of an athlete of 16 or less without a guardian is 422; with one it is kept', async () => {
    const { id, token } = await print({ birthYear: 2010 });
    expect(await office.refusal(accept(token, anAnswer()), null)).toEqual([
      422,
      'Der Name einer sorgeberechtigten Person fehlt.',
    ]);
    const guardian = { guardianName: 'Iris Linde', guardianEmail: 'Iris@example.org' };
    expect(await statusOf(token, anAnswer(guardian))).toBe(200);
    expect(await stored(id)).toMatchObject({
      guardianName: 'Iris Linde',
      guardianEmail: 'iris@example.org',
    });
  });

  test('[CS-2] without the birth year that is asked is 422; what is said decides on the guardian', async () => {
    const { id, token } = await print({ birthYear: null });
    expect((await office.refusal(accept(token, anAnswer()), null))[1]).toContain('Jahrgang');
    expect(await statusOf(token, anAnswer({ birthYear: 2027 }))).toBe(422);
    expect(await statusOf(token, anAnswer({ birthYear: 2012 }))).toBe(422);
    const answer = anAnswer({ birthYear: 2012, guardianName: 'Iris Linde' });
    expect(await statusOf(token, answer)).toBe(200);
    expect(await stored(id)).toMatchObject({ birthYear: 2012, guardianName: 'Iris Linde' });
  });

  test('[CS-2] the birth year that the trainer has entered counts before another', async () => {
    const { id, token } = await print({ birthYear: 2012 });
    expect(await statusOf(token, anAnswer({ birthYear: 1990 }))).toBe(422);
    expect((await stored(id)).birthYear).toBe(2012);
  });
});

test('[CS-1] [MB-4] a text that has changed since it was read is 409, and the invitation stays good', async () => {
  const { id, token } = await print();
  const { consentVersion } = await office.ask(open(token), null);
  await changeText('Was: Neu.');
  expect(await office.refusal(accept(token, anAnswer({ version: consentVersion })), null)).toEqual([
    409,
    'Der Text hat sich inzwischen geändert. Bitte lies die neue Fassung.',
  ]);
  expect(await stored(id)).toMatchObject({ agreedVersion: null, passwordHash: null });
  expect(await office.ask(open(token), null)).toMatchObject({ consentText: 'Was: Neu.', consentVersion: 2 });
  expect(await statusOf(token, anAnswer({ version: 2 }))).toBe(200);
  expect(await stored(id)).toMatchObject({ agreedVersion: 2 });
});

describe('guessing', () => {
  test('[MB-4] is 429 after a hundred failures a minute from an address, also for a good code', async () => {
    const { code } = await print();
    for (let index = 0; index < 100; index += 1) {
      const guess = index % 2 === 0 ? open(`guess${index}`) : accept(`guess${index}`, anAnswer());
      expect((await office.send(guess, null)).status).toBe(404);
    }
    const [status, message] = await office.refusal(open(code), null);
    expect([status, message]).toEqual([
      429,
      'Zu viele Versuche. Bitte versuch es in 60 Sekunden noch einmal.',
    ]);
    expect(await statusOf(code)).toBe(429);
    office.clock.now += 60_000;
    expect(await statusOf(code)).toBe(200);
  });

  test('[MB-4] does not count what is good, nor what somebody has to correct', async () => {
    const { token } = await print();
    for (let index = 0; index < 60; index += 1) await office.ask(open(token), null);
    for (let index = 0; index < 60; index += 1) {
      expect(await statusOf(token, anAnswer({ username: '' }))).toBe(422);
    }
    expect(await statusOf(token)).toBe(200);
  });
});

test('[MB-4] [MB-5] a link that is accepted signs nobody else out', async () => {
  await office.ask(calls.exercises(), 'anna');
  const { token } = await print();
  expect(await statusOf(token)).toBe(200);
  await office.ask(calls.exercises(), 'anna');
  expect((await office.memberOf(idOf('anna'))).state).toBe('active');
});
