import { recoveryCodeLifetime } from '../../../server/members/recoveryCode';
import { accountCalls } from '../../../src/contract/account';
import { calls } from '../../../src/contract/calls';
import { memberCalls } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { idOf } from '../office/people';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { checkRecovery, setPassword } = accountCalls;
const make = () => office.ask(memberCalls.makeRecoveryCode(idOf('kim')), 'tina');
const isGood = (code: string) => office.ask(checkRecovery(code), null);
const statusOf = async (code: string, word: string) =>
  (await office.send(setPassword(code, word), null)).status;

test('[MB-8] a printed code sets a new password once, and ends the sign-ins', async () => {
  await office.ask(calls.exercises(), 'kim');
  const { code, endsAt } = await make();
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
  expect(endsAt).toBe('2026-11-22T12:00:00.000Z');
  expect(await isGood(code)).toBe(true);
  expect(await statusOf(code, 'drei kluge Worte')).toBe(200);
  expect(await isGood(code)).toBe(false);
  expect(await statusOf(code, 'andere kluge Worte')).toBe(404);
  expect((await office.refusal(calls.exercises(), 'kim'))[0]).toBe(401);
  expect((await office.signIn('kim', 'drei kluge Worte')).status).toBe(200);
});

test('[MB-8] it is taken however it is typed', async () => {
  const { code } = await make();
  const typed = ` ${code.slice(0, 5).toLowerCase()} - ${code.slice(5)}`;
  expect(await isGood(typed)).toBe(true);
  expect(await statusOf(typed, 'drei kluge Worte')).toBe(200);
});

test('[MB-8] it is good for 24 hours, and a new one ends it', async () => {
  const former = (await make()).code;
  const { code } = await make();
  expect([await isGood(former), await isGood(code)]).toEqual([false, true]);
  office.clock.now += recoveryCodeLifetime - 1;
  expect(await isGood(code)).toBe(true);
  office.clock.now += 1;
  expect(await isGood(code)).toBe(false);
  expect(await statusOf(code, 'drei kluge Worte')).toBe(404);
});

test('[MB-8] it is stored as a hash only', async () => {
  const { code } = await make();
  expect(JSON.stringify(await office.db.selectFrom('recoveryToken').selectAll().execute())).not.toContain(
    code,
  );
});

test.each([
  ['anna', 'Anna Ahorn hat eine E-Mail-Adresse und kann sich damit selbst ein neues Passwort geben.'],
  ['ida', 'Ida Ahorn hat noch kein Konto. Hier hilft eine Einladung.'],
  ['rosa', 'Das Konto von Rosa Ahorn ist stillgelegt. Aktiviere es zuerst wieder.'],
] as const)('[MB-8] for %s there is none: 409', async (name, message) => {
  expect(await office.refusal(memberCalls.makeRecoveryCode(idOf(name)), 'tina')).toEqual([409, message]);
});

test('[MB-1] recovery by mail sends one link for each account that has the address', async () => {
  const email = 'anna@example.org';
  await office.ask(memberCalls.change(idOf('kim'), { email }), 'tina');
  await office.openLastLink();
  await office.ask(memberCalls.change(idOf('ida'), { email }), 'tina');
  office.mails.length = 0;
  await office.ask(accountCalls.requestRecovery(email), null);
  const accountIn = (text: string) => /Konto „(\w+)“/.exec(text)?.[1];
  expect(office.mails.map(({ to, text }) => [to, text.split('\n')[0], accountIn(text)])).toEqual([
    [email, 'Hallo Anna,', 'anna'],
    [email, 'Hallo Kim,', 'kim'],
  ]);
  const [anna = '', kim = ''] = office.mails.map(({ link }) => link.split('/').at(-1));
  expect([await statusOf(kim, 'Worte von Kim'), await statusOf(anna, 'Worte von Anna')]).toEqual([200, 200]);
  expect((await office.signIn('anna', 'Worte von Anna')).status).toBe(200);
  expect((await office.signIn('kim', 'Worte von Kim')).status).toBe(200);
});
