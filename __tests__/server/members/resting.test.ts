import { calls } from '../../../src/contract/calls';
import { chatCalls } from '../../../src/contract/chatCalls';
import { memberCalls } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { aNewMember, idOf } from '../office/people';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { add, invite, rest, wake } = memberCalls;

test('[MB-5] who rests is signed out everywhere and cannot sign in; who wakes can', async () => {
  const anna = idOf('anna');
  await office.ask(calls.exercises(), 'anna');
  for (let time = 1; time <= 2; time += 1) {
    expect((await office.ask(rest(anna), 'tina')).state).toBe('resting');
  }
  expect((await office.refusal(calls.exercises(), 'anna'))[0]).toBe(401);
  expect(await office.signIn('anna')).toEqual({
    status: 403,
    message:
      'Dein Konto ist stillgelegt. Deine Daten sind noch da. Frag deinen Trainer oder deine Trainerin.',
  });
  for (let time = 1; time <= 2; time += 1) {
    expect((await office.ask(wake(anna), 'tina')).state).toBe('active');
  }
  expect((await office.refusal(calls.exercises(), 'anna'))[0]).toBe(401);
  expect((await office.signIn('anna')).status).toBe(200);
});

test('[MB-5] only who knows the password learns that the account rests', async () => {
  expect((await office.signIn('rosa', 'falsch')).status).toBe(401);
});

test('[MB-5] a sign-in that was checked before the rest began opens nothing', async () => {
  const { isCorrect } = office.passwords;
  jest.spyOn(office.passwords, 'isCorrect').mockImplementationOnce(async (word, hash) => {
    await office.ask(rest(idOf('anna')), 'tina');
    return isCorrect(word, hash);
  });
  const payload = { username: 'anna', password: 'geheimes Wort' };
  const { token } = (await office.app.inject({ method: 'POST', url: '/api/auth', payload })).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await office.app.inject({ url: '/api/exercise/', headers })).statusCode).toBe(401);
});

test('[MB-5] who rests gets no link to a new password, and one from before is good no more', async () => {
  const recover = () => office.app.inject({ url: '/api/admin/email/recovery/anna@example.org' });
  await recover();
  const token = office.mails.at(-1)?.link.split('/').at(-1);
  await office.ask(rest(idOf('anna')), 'tina');
  expect((await recover()).statusCode).toBe(404);
  expect(office.mails).toHaveLength(1);
  const check = await office.app.inject({ url: `/api/admin/email/recovery/check/${token}` });
  expect(check.json()).toBe(false);
});

test('[MB-5] who rests is off the desk and the contacts of the trainer, and back when awake', async () => {
  const seen = async () => {
    const athletes = await office.ask(calls.athletesOfTrainer(idOf('tina')), 'tina');
    const contacts = await office.ask(chatCalls.contacts(idOf('tina')), 'tina');
    const { athleteIds } = await office.ask(calls.userByName('tina'), 'tina');
    return [athletes.map(({ id }) => id), contacts.map(({ id }) => id), athleteIds];
  };
  const [anna, ida, kim] = [idOf('anna'), idOf('ida'), idOf('kim')];
  expect(await seen()).toEqual(Array(3).fill([anna, ida, kim]));
  await office.ask(rest(anna), 'tina');
  expect(await seen()).toEqual(Array(3).fill([ida, kim]));
  expect((await office.refusal(calls.userScreenings(anna), 'tina'))[0]).toBe(403);
  await office.ask(wake(anna), 'tina');
  expect(await seen()).toEqual(Array(3).fill([anna, ida, kim]));
});

test('[MB-5] the trainers of a rested athlete stay, and still manage the athlete', async () => {
  const { trainerIds } = await office.memberOf(idOf('anna'));
  expect((await office.ask(rest(idOf('anna')), 'tina')).trainerIds).toEqual(trainerIds);
  const seen = await office.ask(memberCalls.all(), 'tina');
  expect(seen.map(({ id }) => id)).toContain(idOf('anna'));
});

test('[MB-5] the rest of somebody who is invited ends the invitation', async () => {
  const { id } = await office.ask(add(aNewMember()), 'tina');
  const { invitation } = await office.ask(invite(id), 'tina');
  expect(await office.ask(rest(id), 'tina')).toMatchObject({ state: 'resting', invitationEndsAt: null });
  expect(await office.refusal(invite(id), 'tina')).toEqual([
    409,
    'Das Konto von Mia Linde ist stillgelegt. Aktiviere es zuerst wieder.',
  ]);
  expect((await office.ask(wake(id), 'tina')).state).toBe('invited');
  const answer = await office.app.inject({ url: `/api/invitation/${invitation?.token}` });
  expect(answer.statusCode).toBe(404);
});

test('[MB-5] the last admin who can sign in cannot rest; one of two can', async () => {
  const { id } = await office.ask(add(aNewMember({ roles: ['ROLE_ADMIN'] })), 'ada');
  expect(await office.refusal(rest(idOf('ada')), 'ada')).toEqual([
    409,
    'Nur Ada Ahorn verwaltet den Verein. Bitte gib diese Rolle zuerst noch jemandem mit Konto.',
  ]);
  await office.ask(rest(id), 'ada');
  await office.ask(memberCalls.change(idOf('theo'), { roles: ['ROLE_TRAINER', 'ROLE_ADMIN'] }), 'ada');
  await office.ask(rest(idOf('ada')), 'ada');
  expect((await office.refusal(rest(idOf('theo')), 'theo'))[0]).toBe(409);
});
