import { defaultConsentText } from '../../../server/club/consentText';
import { changeConsentText } from '../../../server/club/consentTexts';
import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { consentCalls } from '../../../src/contract/consent';
import { memberCalls } from '../../../src/contract/members';
import { painCalls } from '../../../src/contract/pain';
import { type Withdrawal, withdrawalCalls } from '../../../src/contract/withdrawal';
import { inject } from '../../contract/serverContract/inject';
import { askingOf } from '../asking';
import { anExerciseRunPost, aScreeningRunPost, type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
let anna: number;
beforeEach(async () => {
  demo = await startDemo({ hasDemo: false });
  anna = await demo.idOf('anna');
});
afterEach(() => demo.stop());

const ask = askingOf(() => demo);
const withdraw = (what: Withdrawal['what'], as: DemoUser = 'anna') => ask(withdrawalCalls.withdraw(what), as);

const testRun = { duration: 60_000, questionRangeResults: [] };
const answered = { ...testRun, testId: 1, questionResults: [{ questionId: 101, checked: true }] };
const pain = { pain: 6, painNote: 'Zieht im Knie' };
const unit = { exerciseId: 1, duration: 45_000, athleteNote: 'Ging gut.', completed: true };

/** A screening and a training of Anna with pain, as the trainer has recorded them. */
const recordPain = async () => {
  const screening = aScreeningRunPost({
    userId: anna,
    testRuns: [
      { ...answered, ...pain },
      { ...testRun, testId: 2, questionResults: [], ...pain },
    ],
  });
  const training = anExerciseRunPost({ userId: anna, runUnits: [{ ...unit, ...pain }] });
  await ask(calls.saveScreeningRun(screening), 'trainer');
  const { body } = await ask(calls.saveExerciseRun(training), 'trainer');
  const { id: exerciseRunId } = body as { id: number };
  const at = '2026-11-21T07:00:00.000Z';
  const morning = painCalls.answer({
    clientId: screening.clientId,
    userId: anna,
    exerciseRunId,
    value: 5,
    at,
  });
  expect((await ask(morning, 'anna')).status).toBe(200);
  return { screening, training, morning };
};

const runOf = async (table: 'screeningRun' | 'exerciseRun', clientId: string) =>
  demo.db.selectFrom(table).selectAll().where('clientId', '=', clientId).executeTakeFirstOrThrow();
const entries = async () =>
  demo.db.selectFrom('consent').selectAll().where('userId', '=', anna).orderBy('id').execute();
const user = (id = anna) =>
  demo.db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('withdrawing about pain', () => {
  test('[CS-5] erases its entries, and nothing else', async () => {
    const { screening, training } = await recordPain();
    expect((await withdraw('pain')).status).toBe(200);
    const screened = await runOf('screeningRun', screening.clientId);
    expect(JSON.parse(screened.testRuns)).toEqual([answered]);
    expect(screened.bytes).toBe(screened.testRuns.length + screened.exercises.length);
    const trained = await runOf('exerciseRun', training.clientId);
    expect(JSON.parse(trained.runUnits)).toEqual([unit]);
    expect(trained.morningPain).toBeNull();
    expect(
      await demo.db
        .selectFrom('exerciseRun')
        .select('morningPain')
        .where('userId', '=', anna)
        .where('morningPain', 'is not', null)
        .execute(),
    ).toEqual([]);
    expect((await ask(consentCalls.present(), 'anna')).body).toMatchObject({
      agreedVersion: 1,
      painConsent: false,
    });
  });

  test('[CS-5] takes it from the devices of the trainers, which learn that none is stored', async () => {
    const { screening, training } = await recordPain();
    const { cursor } = (await ask(changeCalls.since(null), 'trainer')).body as { cursor: string };
    await withdraw('pain');
    const { body } = await ask(changeCalls.since(cursor), 'trainer');
    expect(JSON.stringify(body)).toContain(screening.clientId);
    expect(JSON.stringify(body)).toContain(training.clientId);
    expect(JSON.stringify(body)).not.toContain('Zieht im Knie');
    expect(body).toMatchObject({ users: [{ id: anna, painConsent: false }] });
  });

  test('[CS-5] what was recorded before and comes later is stored without its pain', async () => {
    await withdraw('pain');
    const late = anExerciseRunPost({ userId: anna, runUnits: [{ ...unit, ...pain }] });
    expect((await ask(calls.saveExerciseRun(late), 'trainer')).status).toBe(200);
    expect(JSON.parse((await runOf('exerciseRun', late.clientId)).runUnits)).toEqual([unit]);
  });

  test('[CS-5] [LV-1] is an entry of its own, also when it comes twice', async () => {
    await withdraw('pain');
    await withdraw('pain');
    expect(await entries()).toMatchObject([
      { what: 'agreed', pain: 1 },
      {
        what: 'painWithdrawn',
        how: 'self',
        version: 1,
        pain: 0,
        at: demo.clock.now,
        enteredBy: anna,
        reason: null,
      },
    ]);
  });

  test('[CS-5] agreed to again, it is stored again', async () => {
    await withdraw('pain');
    const answers = { painConsent: true, birthYear: null, guardianName: null, guardianEmail: null };
    expect((await ask(consentCalls.agree({ version: 1, ...answers }), 'anna')).status).toBe(200);
    const { training } = await recordPain();
    expect((await runOf('exerciseRun', training.clientId)).runUnits).toContain('Zieht im Knie');
  });
});

describe('agreeing without the tick for pain', () => {
  const answers = { painConsent: false, birthYear: null, guardianName: null, guardianEmail: null };
  const agreeWithout = (version: number) => ask(consentCalls.agree({ version, ...answers }), 'anna');

  test('[CS-5] [CS-1] to a new text withdraws about pain: its entries are erased, and the trainers’ devices learn it', async () => {
    const { screening, training } = await recordPain();
    const { cursor } = (await ask(changeCalls.since(null), 'trainer')).body as { cursor: string };
    await changeConsentText(demo.db, `${defaultConsentText} Neu.`, demo.clock.now);
    expect((await agreeWithout(2)).status).toBe(200);
    expect(JSON.parse((await runOf('screeningRun', screening.clientId)).testRuns)).toEqual([answered]);
    expect(await runOf('exerciseRun', training.clientId)).toMatchObject({
      runUnits: JSON.stringify([unit]),
      morningPain: null,
    });
    expect(await entries()).toMatchObject([
      { what: 'agreed', version: 1, pain: 1 },
      { what: 'painWithdrawn', version: 1, how: 'self', enteredBy: anna, reason: null },
      { what: 'agreed', version: 2, pain: 0 },
    ]);
    const { body } = await ask(changeCalls.since(cursor), 'trainer');
    expect(JSON.stringify(body)).toContain(training.clientId);
    expect(JSON.stringify(body)).not.toContain('Zieht im Knie');
    expect(body).toMatchObject({ users: [{ id: anna, painConsent: false }] });
  });

  test('[CS-5] after all was withdrawn and the erasure stopped, nothing about pain is left', async () => {
    const { training } = await recordPain();
    await withdraw('all');
    expect((await ask(memberCalls.stopErasure(anna), 'trainer')).status).toBe(200);
    const { token } = (await demo.signIn('anna', 'athletik')).json();
    const call = consentCalls.agree({ version: 1, ...answers });
    expect((await inject(demo.app, { ...call, token })).status).toBe(200);
    expect(JSON.parse((await runOf('exerciseRun', training.clientId)).runUnits)).toEqual([unit]);
  });
});

describe('withdrawing all', () => {
  test('[CS-5] the account rests at once and is erased after 14 days, as an entry says', async () => {
    expect((await withdraw('all')).status).toBe(200);
    expect((await withdraw('all')).status).toBe(401);
    expect(await user()).toMatchObject({
      isResting: 1,
      agreedVersion: null,
      agreedAt: null,
      painAgreedAt: null,
    });
    const [planned] = await demo.db.selectFrom('plannedErasure').selectAll().execute();
    expect(planned).toMatchObject({
      userId: anna,
      plannedBy: anna,
      reason: 'Einwilligung zurückgenommen',
      dueAt: demo.clock.now + 14 * 24 * 60 * 60 * 1000,
    });
    expect((await entries()).at(-1)).toMatchObject({ what: 'withdrawn', how: 'self', pain: 0 });
    const late = anExerciseRunPost({ userId: anna, runUnits: [unit] });
    // Of the time of their right, so it is the consent that is missing.
    expect((await ask(calls.saveExerciseRun(late), 'trainer')).status).toBe(422);
  });

  test('[CS-5] [MB-7] stopped, the account wakes, and is asked for consent anew', async () => {
    await withdraw('all');
    expect((await ask(memberCalls.stopErasure(anna), 'trainer')).status).toBe(200);
    expect(await user()).toMatchObject({ isResting: 0, agreedVersion: null });
  });

  test('[CS-5] [MB-5] the last admin hands the club over first: 409, and nothing changes', async () => {
    expect((await withdraw('all', 'trainer')).status).toBe(409);
    expect(await user(await demo.idOf('trainer'))).toMatchObject({ isResting: 0, agreedVersion: 1 });
  });
});

describe('for a member', () => {
  const forAnna = (what: Withdrawal['what'], reason = 'Am Telefon', as: DemoUser = 'trainer2') =>
    ask(withdrawalCalls.withdrawFor(anna, { what, reason }), as);

  test('[LV-4] their trainer withdraws, and says why', async () => {
    expect((await forAnna('pain', ' ', 'trainer')).status).toBe(400);
    expect((await forAnna('pain', 'x'.repeat(501), 'trainer')).status).toBe(400);
    const { body } = await forAnna('pain', 'Am Telefon', 'trainer');
    expect(body).toMatchObject({
      id: anna,
      consents: [
        { what: 'painWithdrawn', how: 'office', enteredBy: 'Tina Trainer', reason: 'Am Telefon' },
        { what: 'agreed' },
      ],
    });
    const all = await forAnna('all', 'Brief der Eltern', 'trainer');
    expect(all.body).toMatchObject({
      state: 'resting',
      hasConsent: false,
      consents: [{ what: 'withdrawn' }, { what: 'painWithdrawn' }, { what: 'agreed' }],
    });
    expect((all.body as { erasureAt: string | null }).erasureAt).not.toBeNull();
  });

  test('[SE-8] another trainer may not, and learns nothing: 403', async () => {
    expect((await forAnna('all')).status).toBe(403);
    expect(await user()).toMatchObject({ isResting: 0, agreedVersion: 1 });
  });

  test('[LV-1] an admin gets the consents of all members', async () => {
    await forAnna('pain', 'Am Telefon', 'trainer');
    const { body } = await ask(memberCalls.all(), 'trainer');
    const list = body as { id: number; consents: { what: string }[] }[];
    expect(list).toHaveLength(31);
    expect(list.find(({ id }) => id === anna)?.consents.map(({ what }) => what)).toEqual([
      'painWithdrawn',
      'agreed',
    ]);
  });
});

test('[CS-5] [RU-6] an account that a demo offers to everybody cannot withdraw all, but pain', async () => {
  const offered = await startDemo();
  const token = await offered.tokenOf('anna');
  const send = (what: Withdrawal['what']) =>
    inject(offered.app, { ...withdrawalCalls.withdraw(what), token });
  expect(await send('all')).toMatchObject({
    status: 409,
    body: { message: 'Dieses Konto gehört zur Demo und bleibt, damit auch andere sie ansehen können.' },
  });
  expect((await send('pain')).status).toBe(200);
  await offered.stop();
});
