import { accountCalls } from '../../../src/contract/account';
import { memberCalls } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { aNewMember, idOf } from '../office/people';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { add, addTrainer, change, removeTrainer } = memberCalls;
const linkOf = (mail: { link: string } | undefined) => mail?.link.split('/').at(-1) ?? '';

describe('a change', () => {
  test('[MB-1] [MB-2] of name and team is for the trainer, at any time', async () => {
    const fields = { firstName: 'Änne', lastName: 'Birke', team: 'U 18' };
    expect(await office.ask(change(idOf('anna'), fields), 'tina')).toMatchObject(fields);
    const { email, roles } = await office.memberOf(idOf('anna'));
    expect([email, roles]).toEqual(['anna@example.org', ['ROLE_ATHLETE']]);
    expect((await office.ask(change(idOf('anna'), {}), 'tina')).firstName).toBe('Änne');
  });

  test('[CS-3] [MB-2] a birth year that is known is for admins: it decides who reads along with an athlete', async () => {
    const { birthYear } = await office.memberOf(idOf('anna'));
    for (const other of [1990, null]) {
      expect(await office.refusal(change(idOf('anna'), { birthYear: other }), 'tina')).toEqual([
        403,
        'Den Jahrgang ändert nur, wer den Verein verwaltet. Bitte wende dich dorthin.',
      ]);
    }
    await office.ask(change(idOf('anna'), { birthYear, team: 'U 18' }), 'tina');
    expect(await office.ask(change(idOf('anna'), { birthYear: null }), 'ada')).toMatchObject({
      birthYear: null,
    });
    expect(await office.ask(change(idOf('anna'), { birthYear: 2010 }), 'tina')).toMatchObject({
      birthYear: 2010,
    });
  });

  test('[MB-3] to a birth year in the future is 422 and changes nothing', async () => {
    const fields = { firstName: 'Änne', birthYear: 2031 };
    expect((await office.refusal(change(idOf('anna'), fields), 'ada'))[0]).toBe(422);
    expect((await office.memberOf(idOf('anna'))).firstName).toBe('Anna');
  });

  test('[MB-2] of roles is for admins; a trainer may send the present ones', async () => {
    const roles = ['ROLE_ATHLETE', 'ROLE_TRAINER'] as const;
    const promotion = change(idOf('anna'), { firstName: 'Änne', roles: [...roles] });
    expect((await office.refusal(promotion, 'tina'))[0]).toBe(403);
    expect((await office.memberOf(idOf('anna'))).firstName).toBe('Anna');
    await office.ask(change(idOf('anna'), { firstName: 'Änne', roles: ['ROLE_ATHLETE'] }), 'tina');
    expect(await office.ask(promotion, 'ada')).toMatchObject({ roles });
  });

  test('[MB-2] of whoever is more than an athlete is for admins, also for their trainer', async () => {
    await office.ask(change(idOf('anna'), { roles: ['ROLE_ATHLETE', 'ROLE_ADMIN'] }), 'ada');
    expect((await office.refusal(change(idOf('anna'), { team: 'U 18' }), 'tina'))[0]).toBe(403);
    expect((await office.refusal(memberCalls.rest(idOf('anna')), 'tina'))[0]).toBe(403);
  });

  test('[MB-2] who becomes an athlete can be assigned a screening', async () => {
    const roles = ['ROLE_TRAINER' as const, 'ROLE_ATHLETE' as const];
    await office.ask(change(idOf('theo'), { roles }), 'ada');
    const rows = await office.db.selectFrom('userScreening').select('userId').execute();
    expect(rows).toEqual([{ userId: idOf('theo') }]);
  });

  test('[MB-5] of a role that others rest on is 409 and says what to do first', async () => {
    const trainer = change(idOf('theo'), { roles: ['ROLE_ADMIN'] });
    expect(await office.refusal(trainer, 'ada')).toEqual([
      409,
      'Theo Ahorn hat noch Athleten. Bitte übergib sie zuerst.',
    ]);
    const athlete = change(idOf('david'), { roles: ['ROLE_TRAINER'] });
    expect((await office.refusal(athlete, 'ada'))[0]).toBe(409);
    await office.ask(removeTrainer(idOf('david'), idOf('theo')), 'ada');
    await office.ask(trainer, 'ada');
    await office.ask(athlete, 'ada');
  });

  test('[MB-5] the last admin keeps the role until somebody else with an account has it', async () => {
    const resignation = change(idOf('ada'), { roles: ['ROLE_TRAINER'] });
    await office.ask(add(aNewMember({ roles: ['ROLE_ADMIN'] })), 'ada');
    expect(await office.refusal(resignation, 'ada')).toEqual([
      409,
      'Nur Ada Ahorn verwaltet den Verein. Bitte gib diese Rolle zuerst noch jemandem mit Konto.',
    ]);
    await office.ask(change(idOf('theo'), { roles: ['ROLE_TRAINER', 'ROLE_ADMIN'] }), 'ada');
    expect((await office.ask(resignation, 'ada')).roles).toEqual(['ROLE_TRAINER']);
  });

  test('[MB-1] of somebody who does not exist is 404 for an admin, and 403 for a trainer', async () => {
    expect((await office.refusal(change(999, { team: 'U 18' }), 'ada'))[0]).toBe(404);
    expect((await office.refusal(change(999, { team: 'U 18' }), 'tina'))[0]).toBe(403);
  });
});

describe('another address', () => {
  test('[AC-1] of an account is for its owner, or for an admin where the owner cannot', async () => {
    const wrong = change(idOf('anna'), { email: 'neu@example.org' });
    const [status, message] = await office.refusal(wrong, 'tina');
    expect([status, message]).toEqual([409, expect.stringContaining('Anna Ahorn selbst')]);
    await office.ask(change(idOf('anna'), { email: 'Anna@Example.org' }), 'tina');
    expect(await office.ask(wrong, 'ada')).toMatchObject({
      email: 'anna@example.org',
      newEmail: 'neu@example.org',
    });
    expect(await office.openLastLink()).toBe(200);
    expect(await office.memberOf(idOf('anna'))).toMatchObject({ email: 'neu@example.org', newEmail: null });
  });

  test('[MB-9] is given by the trainer to an account without one, and counts once its link was opened', async () => {
    const given = await office.ask(change(idOf('kim'), { email: 'kim@example.org' }), 'tina');
    expect(given).toMatchObject({ email: null, newEmail: 'kim@example.org' });
    expect(office.mails).toMatchObject([
      { to: 'kim@example.org', text: expect.stringContaining('hat dein Konto keine Adresse') },
    ]);
    expect((await office.signIn('kim')).status).toBe(200);
    expect(await office.openLastLink()).toBe(200);
    expect(await office.memberOf(idOf('kim'))).toMatchObject({ email: 'kim@example.org', newEmail: null });
  });

  test('[MB-9] until then no recovery is mailed there, and the trainer still prints a code', async () => {
    await office.ask(change(idOf('kim'), { email: 'kim@example.org' }), 'tina');
    office.mails.length = 0;
    expect((await office.refusal(accountCalls.requestRecovery('kim@example.org'), null))[0]).toBe(404);
    expect(office.mails).toEqual([]);
    const { code } = await office.ask(memberCalls.makeRecoveryCode(idOf('kim')), 'tina');
    expect(await office.ask(accountCalls.checkRecovery(code), null)).toBe(true);
  });

  test('[MB-9] that an admin gives to an account is told to the former one', async () => {
    await office.ask(change(idOf('anna'), { email: 'neu@example.org' }), 'ada');
    expect(office.mails).toMatchObject([
      { to: 'neu@example.org', text: expect.stringContaining('gilt deine bisherige Adresse') },
      { to: 'anna@example.org', subject: 'Deine E-Mail-Adresse wird geändert' },
    ]);
  });

  test('[MB-9] that an admin takes away is gone at once, with its links', async () => {
    await office.ask(change(idOf('anna'), { email: 'neu@example.org' }), 'ada');
    expect(await office.ask(change(idOf('anna'), { email: null }), 'ada')).toMatchObject({
      email: null,
      newEmail: null,
    });
    expect(await office.openLastLink()).toBe(404);
  });

  test('[MB-9] is mailed ten times in ten minutes at most', async () => {
    const give = (time: number) => change(idOf('kim'), { email: `kim${time}@example.org` });
    for (let time = 0; time < 10; time += 1) await office.ask(give(time), 'tina');
    expect((await office.refusal(give(10), 'tina'))[0]).toBe(429);
    expect([office.mails.length, (await office.memberOf(idOf('kim'))).newEmail]).toEqual([10, null]);
  });

  test('[MB-1] ends the recovery that was mailed to the former one', async () => {
    await office.app.inject({ url: '/api/admin/email/recovery/anna@example.org' });
    const token = linkOf(office.mails.at(-1));
    const isGood = async () =>
      (await office.app.inject({ url: `/api/admin/email/recovery/check/${token}` })).json();
    expect(await isGood()).toBe(true);
    await office.ask(change(idOf('anna'), { email: 'neu@example.org' }), 'ada');
    expect(await isGood()).toBe(false);
  });

  test('[MB-2] of somebody invited is invited anew; what went to the wrong one is good no more', async () => {
    const { id } = await office.ask(add(aNewMember({ email: 'falsch@example.org' })), 'tina');
    const former = linkOf(office.mails.at(-1));
    await office.ask(change(id, { email: 'mia@example.org' }), 'tina');
    expect(office.mails.map(({ to }) => to)).toEqual(['falsch@example.org', 'mia@example.org']);
    const statusOf = async (token: string) =>
      (await office.app.inject({ url: `/api/invitation/${token}` })).statusCode;
    expect([await statusOf(former), await statusOf(linkOf(office.mails.at(-1)))]).toEqual([404, 200]);
    await office.ask(change(id, { email: null }), 'tina');
    expect(await statusOf(linkOf(office.mails.at(-1)))).toBe(404);
  });

  test('[MB-3] that is none is 422 and names it', async () => {
    expect(await office.refusal(change(idOf('kim'), { email: 'kim' }), 'tina')).toEqual([
      422,
      'Die E-Mail-Adresse „kim“ ist ungültig.',
    ]);
  });
});

describe('the trainers of an athlete', () => {
  test('[MB-5] share, hand over and take away, each as often as it is sent', async () => {
    const anna = idOf('anna');
    for (let time = 1; time <= 2; time += 1) {
      const shared = await office.ask(addTrainer(anna, idOf('theo')), 'tina');
      expect(shared.trainerIds).toEqual([idOf('tina'), idOf('theo'), idOf('nora')]);
    }
    for (let time = 1; time <= 2; time += 1) {
      const left = await office.ask(removeTrainer(anna, idOf('tina')), 'theo');
      expect(left.trainerIds).toEqual([idOf('theo'), idOf('nora')]);
    }
    expect((await office.refusal(change(anna, { team: 'U 18' }), 'tina'))[0]).toBe(403);
  });

  test('[MB-5] can all be taken away; admins then see the athlete, trainers do not', async () => {
    expect((await office.ask(removeTrainer(idOf('david'), idOf('theo')), 'theo')).trainerIds).toEqual([]);
    expect((await office.memberOf(idOf('david'))).trainerIds).toEqual([]);
    expect(await office.ask(memberCalls.all(), 'theo')).toEqual([]);
  });

  test.each(['anna', 'ada', 'kim'] as const)(
    '[MB-5] are active trainers of the club: %s is 422',
    async (name) => {
      expect(await office.refusal(addTrainer(idOf('anna'), idOf(name)), 'tina')).toEqual([
        422,
        'Diese Person hat nicht die Rolle „Trainer“ oder kein aktives Konto.',
      ]);
    },
  );

  test('[MB-5] nobody is given to a trainer who rests or was only invited, and only athletes are', async () => {
    const invited = await office.ask(add(aNewMember({ roles: ['ROLE_TRAINER'] })), 'ada');
    await office.ask(memberCalls.rest(idOf('theo')), 'ada');
    for (const id of [invited.id, idOf('theo'), 999]) {
      expect((await office.refusal(addTrainer(idOf('anna'), id), 'tina'))[0]).toBe(422);
    }
    expect((await office.refusal(addTrainer(idOf('nora'), idOf('tina')), 'ada'))[0]).toBe(422);
  });
});
