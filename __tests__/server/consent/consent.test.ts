import { defaultConsentText } from '../../../server/club/consentText';
import { changeConsentText } from '../../../server/club/consentTexts';
import { calls } from '../../../src/contract/calls';
import { chatCalls } from '../../../src/contract/chatCalls';
import { clubCalls } from '../../../src/contract/club';
import { type ConsentPost, consentCalls, consentSchema } from '../../../src/contract/consent';
import { featureCalls } from '../../../src/contract/features';
import { feedbackCalls } from '../../../src/contract/feedback';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { noteCalls } from '../../../src/contract/notes';
import { sessionCalls } from '../../../src/contract/session';
import { tokenHashOf } from '../../../src/services/tokenHash';
import { askingOf } from '../asking';
import { anExerciseRunPost, aScreeningRunPost, type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const ask = askingOf(() => demo);
const year = 2026;

/** Gives a member of the demo club what they have not answered yet. */
const hasNotAgreed = (username: DemoUser, birthYear: number | null = 2000) =>
  demo.db
    .updateTable('user')
    .set({ agreedVersion: null, agreedAt: null, painAgreedAt: null, birthYear })
    .where('username', '=', username)
    .execute();
const stored = (username: DemoUser) =>
  demo.db.selectFrom('user').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

const answers: ConsentPost = {
  version: 1,
  painConsent: false,
  birthYear: null,
  guardianName: null,
  guardianEmail: null,
};
const agree = (as: DemoUser, changes: Partial<ConsentPost> = {}) =>
  ask(consentCalls.agree({ ...answers, ...changes }), as);
const consentOf = async (as: DemoUser) => consentSchema.parse((await ask(consentCalls.present(), as)).body);

describe('without consent', () => {
  beforeEach(async () => {
    await hasNotAgreed('anna');
  });

  test('[CS-1] a member’s other calls are 403 with the code consent', async () => {
    const anna = await demo.idOf('anna');
    const refused = [
      calls.exercises(),
      calls.screening(1),
      calls.userScreenings(anna),
      calls.screeningRunsOfUser(anna),
      calls.saveScreeningRun(aScreeningRunPost({ userId: anna })),
      calls.userByName('ben'),
      feedbackCalls.questions(),
      chatCalls.rooms(anna),
      chatCalls.notifications(anna),
    ];
    for (const call of refused) {
      expect({ path: call.path, ...(await ask(call, 'anna')) }).toMatchObject({
        path: call.path,
        status: 403,
        body: { status: 403, code: 'consent', message: 'Bitte stimme zuerst dem Text deines Vereins zu.' },
      });
    }
    expect((await demo.get('anna', '/video/kniebeuge.mp4')).statusCode).toBe(403);
  });

  test('[CS-1] what the page of the consent needs, the own account and the end of the sign-in are open', async () => {
    const open = [
      consentCalls.present(),
      calls.userByName('anna'),
      myAccountCalls.present(),
      myAccountCalls.changeEmail({ email: 'neu@example.org', password: 'athletik' }),
      myAccountCalls.changePassword({ old: 'athletik', new: 'drei kluge Worte' }),
      myAccountCalls.endSignin(999_999),
      clubCalls.present(),
      featureCalls.features(),
      sessionCalls.end(tokenHashOf('of nobody')),
    ];
    for (const call of open) {
      expect({ path: call.path, ...(await ask(call, 'anna')) }).toMatchObject({
        path: call.path,
        status: 200,
      });
    }
  });

  test('[CS-1] other refusals have no code', async () => {
    const { body } = await ask(calls.userByName('ben'), 'clara');
    expect(body).toEqual({ status: 403, error: 'Forbidden', message: 'Dafür fehlt dir die Berechtigung.' });
  });

  test('[CS-1] who agrees may do everything from then on', async () => {
    expect(await consentOf('anna')).toMatchObject({
      clubName: 'TSV Musterstadt',
      version: 1,
      text: expect.stringMatching(/^Was: /),
      agreedVersion: null,
      agreedAt: null,
      painConsent: false,
    });
    const { status, body } = await agree('anna');
    expect(status).toBe(200);
    expect(body).toMatchObject({ agreedVersion: 1, agreedAt: new Date(demo.clock.now).toISOString() });
    expect((await ask(calls.exercises(), 'anna')).status).toBe(200);
  });

  test('[CS-1] nobody is signed in: 401', async () => {
    expect((await ask(consentCalls.present(), null)).status).toBe(401);
    expect((await ask(consentCalls.agree(answers), null)).status).toBe(401);
  });

  test.each([0, 2])(
    '[CS-1] another version than the present one is 409, and counts for nothing: %i',
    async (version) => {
      expect((await agree('anna', { version })).status).toBe(version === 0 ? 400 : 409);
      expect((await stored('anna')).agreedVersion).toBeNull();
    },
  );
});

describe('agreeing', () => {
  test('[CS-1] sent again keeps the date', async () => {
    await hasNotAgreed('anna');
    await agree('anna', { painConsent: true });
    const { agreedAt, painAgreedAt } = await stored('anna');
    expect([agreedAt, painAgreedAt]).toEqual([demo.clock.now, demo.clock.now]);
    demo.clock.now += 1000;
    expect((await agree('anna', { painConsent: true })).status).toBe(200);
    expect(await stored('anna')).toMatchObject({ agreedAt, painAgreedAt });
  });

  test('[LV-1] each consent is an entry of its own, which the member reads: version, date, how, pain', async () => {
    await agree('anna', { painConsent: false });
    await changeConsentText(demo.db, 'Was: Neu.', demo.clock.now);
    demo.clock.now += 1000;
    await agree('anna', { version: 2, painConsent: true });
    await agree('anna', { version: 2, painConsent: true });
    const common = {
      what: 'agreed',
      how: 'self',
      guardianName: null,
      reason: null,
      enteredBy: 'Anna Athletin',
    };
    const at = new Date(demo.clock.now).toISOString();
    expect((await consentOf('anna')).entries).toMatchObject([
      { ...common, version: 2, at, pain: true },
      { ...common, version: 1, pain: false },
      { ...common, what: 'painWithdrawn', version: 1, pain: false },
      { ...common, version: 1, pain: true },
    ]);
    const texts = await demo.db
      .selectFrom('consentText')
      .select(['version', 'text'])
      .orderBy('version')
      .execute();
    expect(texts).toEqual([
      { version: 1, text: defaultConsentText },
      { version: 2, text: 'Was: Neu.' },
    ]);
  });

  test('[CS-1] pain is agreed to separately', async () => {
    await agree('anna');
    expect(await consentOf('anna')).toMatchObject({ agreedVersion: 1, painConsent: false });
    await agree('anna', { painConsent: true });
    expect((await consentOf('anna')).painConsent).toBe(true);
    await agree('anna', { painConsent: false });
    expect(await stored('anna')).toMatchObject({ painAgreedAt: null, agreedVersion: 1 });
  });

  test('[CS-1] a new text is no hindrance for what waits, and the outdated version is 409', async () => {
    await changeConsentText(demo.db, 'Was: Neu.', demo.clock.now);
    const run = calls.saveScreeningRun(aScreeningRunPost({ userId: await demo.idOf('anna') }));
    expect((await ask(run, 'anna')).status).toBe(200);
    expect(await consentOf('anna')).toMatchObject({ version: 2, agreedVersion: 1, text: 'Was: Neu.' });
    expect(await agree('anna', { version: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Der Text hat sich inzwischen geändert. Bitte lies die neue Fassung.' },
    });
    expect((await agree('anna', { version: 2 })).status).toBe(200);
    expect(await consentOf('anna')).toMatchObject({ version: 2, agreedVersion: 2 });
  });

  test.each([
    [{ version: 'x' }, 400],
    [{ painConsent: null }, 400],
    [{ birthYear: 1899 }, 400],
    [{ guardianName: 'Petra\u0000' }, 400],
    [{ guardianName: 'https://evil.example' }, 400],
  ])('[CS-1] [ON-7] %j is %i', async (wrong, status) => {
    await hasNotAgreed('anna');
    expect((await agree('anna', wrong as Partial<ConsentPost>)).status).toBe(status);
    expect((await stored('anna')).agreedVersion).toBeNull();
  });
});

describe('athletes', () => {
  test.each([
    [year - 17, false],
    [year - 16, true],
    [null, null],
  ])('[CS-2] born in %p: a guardian is needed: %p', async (birthYear, needed) => {
    await hasNotAgreed('anna', birthYear);
    expect((await consentOf('anna')).needsGuardian).toBe(needed);
  });

  test('[CS-2] a guardian’s name is kept with the date of the consent', async () => {
    await hasNotAgreed('anna', year - 12);
    expect(await agree('anna')).toMatchObject({
      status: 422,
      body: { message: 'Der Name einer sorgeberechtigten Person fehlt.' },
    });
    expect((await stored('anna')).agreedVersion).toBeNull();
    await agree('anna', { guardianName: ' Petra Athletin ', guardianEmail: 'Petra@Example.org' });
    expect(await stored('anna')).toMatchObject({
      agreedVersion: 1,
      agreedAt: demo.clock.now,
      guardianName: 'Petra Athletin',
      guardianEmail: 'petra@example.org',
    });
  });

  test('[CS-2] the guardian’s address may be left out, but must be one', async () => {
    await hasNotAgreed('anna', year - 12);
    const guardianName = 'Petra Athletin';
    expect((await agree('anna', { guardianName, guardianEmail: 'petra' })).status).toBe(422);
    expect((await agree('anna', { guardianName, guardianEmail: ' ' })).status).toBe(200);
    expect((await stored('anna')).guardianEmail).toBeNull();
  });

  test('[CS-2] an unknown birth year is asked', async () => {
    await hasNotAgreed('anna', null);
    expect(await agree('anna')).toMatchObject({ status: 422, body: { message: 'Dein Jahrgang fehlt.' } });
    expect((await agree('anna', { birthYear: year + 1 })).status).toBe(422);
    expect((await agree('anna', { birthYear: year - 10 })).status).toBe(422);
    expect((await agree('anna', { birthYear: year - 20 })).status).toBe(200);
    expect((await stored('anna')).birthYear).toBe(year - 20);
  });

  test('[CS-2] nobody grows older by an answer: the birth year that the club knows counts', async () => {
    await hasNotAgreed('anna', year - 12);
    expect((await agree('anna', { birthYear: year - 30 })).status).toBe(422);
    expect((await stored('anna')).birthYear).toBe(year - 12);
  });

  test('[CS-2] who needs no guardian gets none', async () => {
    await hasNotAgreed('anna', year - 20);
    await agree('anna', { guardianName: 'Petra', guardianEmail: 'petra@example.org' });
    expect(await stored('anna')).toMatchObject({ agreedVersion: 1, guardianName: null, guardianEmail: null });
  });

  test('[CS-2] trainers are asked neither for a guardian nor for a birth year', async () => {
    await hasNotAgreed('trainer2', null);
    expect((await consentOf('trainer2')).needsGuardian).toBe(false);
    expect((await agree('trainer2')).status).toBe(200);
  });
});

describe('about a member without consent', () => {
  const missing = {
    status: 422,
    body: { message: 'Einwilligung fehlt: Ben Berger hat dem Text des Vereins noch nicht zugestimmt.' },
  };
  const runsOf = async (username: DemoUser) =>
    demo.db
      .selectFrom('screeningRun')
      .select('clientId')
      .where('userId', '=', await demo.idOf(username))
      .execute();

  test('[CS-1] a trainer’s runs are 422 with the name, and are taken once there is consent', async () => {
    await hasNotAgreed('ben');
    const userId = await demo.idOf('ben');
    const run = calls.saveScreeningRun(aScreeningRunPost({ userId }));
    expect(await ask(run, 'trainer')).toMatchObject(missing);
    expect(await ask(calls.saveExerciseRun(anExerciseRunPost({ userId })), 'trainer')).toMatchObject(missing);
    expect(await runsOf('ben')).toEqual([]);
    await agree('ben');
    expect((await ask(run, 'trainer')).status).toBe(200);
  });

  test('[CS-1] a batch with such a run is 422 as a whole, and the others are taken without it', async () => {
    await hasNotAgreed('ben');
    const others = [aScreeningRunPost({ userId: await demo.idOf('clara') })];
    const batch = [...others, aScreeningRunPost({ userId: await demo.idOf('ben') })];
    expect(await ask(calls.saveScreeningRuns(batch), 'trainer')).toMatchObject(missing);
    expect(await runsOf('clara')).toEqual([]);
    expect((await ask(calls.saveScreeningRuns(others), 'trainer')).status).toBe(200);
    expect(await runsOf('clara')).toHaveLength(1);
  });

  test('[CS-1] notes and feedback are 422', async () => {
    const userId = await demo.idOf('ben');
    const { body: run } = await ask(calls.saveExerciseRun(anExerciseRunPost({ userId })), 'ben');
    const { body: assigned } = await ask(calls.userScreenings(userId), 'trainer');
    await hasNotAgreed('ben');
    const note = noteCalls.save({
      userScreeningId: (assigned as { id: number }[])[0]?.id ?? 0,
      target: { kind: 'screening' },
      athleteNote: 'Langsam.',
      trainerNote: null,
    });
    expect(await ask(note, 'trainer')).toMatchObject(missing);
    const { id: exerciseRunId } = run as { id: number };
    const feedback = feedbackCalls.send({ exerciseRunId, comment: '', answers: [] });
    expect(await ask(feedback, 'trainer')).toMatchObject(missing);
  });

  test('[SE-8] whoever does not train them learns nothing of it: 403', async () => {
    await hasNotAgreed('ben');
    const run = calls.saveScreeningRun(aScreeningRunPost({ userId: await demo.idOf('ben') }));
    expect((await ask(run, 'trainer2')).status).toBe(403);
  });
});

test('[CS-1] the demo accounts have agreed and are adults', async () => {
  const users = await demo.db.selectFrom('user').select(['agreedVersion', 'birthYear']).execute();
  expect(users).toHaveLength(7 + 24);
  for (const { agreedVersion, birthYear } of users) {
    expect(agreedVersion).toBe(1);
    expect(year - (birthYear ?? year)).toBeGreaterThan(18);
  }
});
