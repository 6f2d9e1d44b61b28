import { randomUUID } from 'node:crypto';
import { calls } from '../../../src/contract/calls';
import { memberCalls, type NewMember } from '../../../src/contract/members';
import { people } from '../../contract/serverContract/club';
import { linkTo, type OfficeServer, startOffice } from '../office/club';
import { members } from '../office/seedOffice';

let office: OfficeServer;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const aNewMember = (fields: Partial<NewMember> = {}): NewMember => ({
  clientId: randomUUID(),
  firstName: 'Mia',
  lastName: 'Mai',
  email: null,
  birthYear: 2012,
  team: 'U16 Mädchen',
  roles: ['ROLE_ATHLETE'],
  ...fields,
});

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const memberNamed = async (firstName: string) => {
  const member = (await office.ask(memberCalls.all(), 'ada')).find((one) => one.firstName === firstName);
  if (!member) throw new Error(`${firstName} is no member.`);
  return member;
};

describe('the list', () => {
  test('[MB-1] has all members for an admin, and their athletes for a trainer', async () => {
    const all = await office.ask(memberCalls.all(), 'ada');
    expect(all).toHaveLength(Object.keys(people).length + Object.keys(members).length);
    const { ivo, nora, kim, rita } = members;
    expect(idsOf(await office.ask(memberCalls.all(), 'tina'))).toEqual(
      [people.anna, people.ben, ivo, nora, kim, rita].map(({ id }) => id),
    );
    expect(idsOf(await office.ask(memberCalls.all(), 'theo'))).toEqual([people.david.id]);
  });

  test('[MB-1] [CS-2] says how each member stands', async () => {
    const list = await office.ask(memberCalls.all(), 'tina');
    const states = Object.fromEntries(list.map(({ firstName, state }) => [firstName, state]));
    expect(states).toEqual({
      Anna: 'active',
      Ben: 'active',
      Ivo: 'invited',
      Nora: 'active',
      Kim: 'active',
      Rita: 'resting',
    });
    expect(list.filter(({ hasConsent }) => !hasConsent).map(({ firstName }) => firstName)).toEqual([
      'Ivo',
      'Nora',
    ]);
  });

  test('[MB-5] shows an athlete without a trainer to the admins', async () => {
    await office.ask(memberCalls.removeTrainer(members.ivo.id, people.tina.id), 'tina');
    expect((await memberNamed('Ivo')).trainerIds).toEqual([]);
    expect(idsOf(await office.ask(memberCalls.all(), 'tina'))).not.toContain(members.ivo.id);
  });
});

describe('adding members', () => {
  test('[MB-2] a trainer adds an athlete of their own, who has no screening yet', async () => {
    const member = await office.ask(memberCalls.add(aNewMember()), 'tina');
    expect(member).toMatchObject({ state: 'invited', trainerIds: [people.tina.id], invitedAt: null });
    const [assignment] = await office.ask(calls.userScreenings(member.id), 'tina');
    expect(assignment).toMatchObject({ userId: member.id, screeningId: null });
  });

  test('[MB-2] roles are for admins', async () => {
    const trainer = aNewMember({ roles: ['ROLE_TRAINER'] });
    expect((await office.refused(memberCalls.add(trainer), 'tina'))[0]).toBe(403);
    expect(await office.ask(memberCalls.add(trainer), 'ada')).toMatchObject({ trainerIds: [] });
  });

  test('[ON-3] [MB-1] a repeated call adds nobody twice', async () => {
    const member = aNewMember();
    const first = await office.ask(memberCalls.add(member), 'tina');
    expect(await office.ask(memberCalls.add(member), 'tina')).toEqual(first);
  });

  test('[MB-2] whoever has an address gets a mail with a link', async () => {
    const member = await office.ask(memberCalls.add(aNewMember({ email: 'Mia@Example.org' })), 'tina');
    expect(member).toMatchObject({
      email: 'mia@example.org',
      hasMailFailed: false,
      invitationEndsAt: '2026-12-21T12:00:00.000Z',
    });
    expect(office.mails).toHaveLength(1);
    expect(office.mails[0]?.text).toContain('Tina');
  });

  test('[MB-1] two children have the address of their mother', async () => {
    const email = 'familie@example.org';
    await office.ask(memberCalls.add(aNewMember({ email })), 'tina');
    await office.ask(memberCalls.add(aNewMember({ email, firstName: 'Tom', birthYear: 2014 })), 'tina');
    expect(office.mails.map(({ to }) => to)).toEqual([email, email]);
  });

  test.each([
    [{ email: 'mia@' }, 422, '„mia@“ ist keine vollständige E-Mail-Adresse.'],
    [{ birthYear: 2027 }, 422, 'Der Jahrgang liegt in der Zukunft.'],
    [{ firstName: 'Kim', lastName: 'KRANZ' }, 409, 'Kim KRANZ ist schon Mitglied.'],
    [{ firstName: 'Nora', lastName: 'Neu', email: 'nora@example.org' }, 409, 'Nora Neu ist schon Mitglied.'],
  ])('[MB-3] %j is %i', async (fields, status, message) => {
    expect(await office.refused(memberCalls.add(aNewMember(fields)), 'tina')).toEqual([status, message]);
  });

  test('[MB-3] a list is added whole or not at all, and a repeated one adds nobody twice', async () => {
    const before = (await office.ask(memberCalls.all(), 'tina')).length;
    const good = [aNewMember(), aNewMember({ firstName: 'Tom' })];
    const bad = [...good, aNewMember({ firstName: 'Kim', lastName: 'Kranz' })];
    expect(await office.refused(memberCalls.addAll(bad), 'tina')).toEqual([
      409,
      'Eintrag 3: Kim Kranz ist schon Mitglied.',
    ]);
    expect(await office.ask(memberCalls.all(), 'tina')).toHaveLength(before);
    await office.ask(memberCalls.addAll(good), 'tina');
    await office.ask(memberCalls.addAll(good), 'tina');
    expect(await office.ask(memberCalls.all(), 'tina')).toHaveLength(before + 2);
  });
});

describe('changing a member', () => {
  test('[AC-1] the trainer changes name and team', async () => {
    const changed = await office.ask(
      memberCalls.change(people.anna.id, { lastName: 'Ast', team: 'U18' }),
      'tina',
    );
    expect(changed).toMatchObject({ lastName: 'Ast', team: 'U18' });
  });

  test('[AC-1] the address of whoever has an account is theirs to change', async () => {
    const change = memberCalls.change(people.anna.id, { email: 'neu@example.org' });
    expect((await office.refused(change, 'tina'))[0]).toBe(422);
  });

  test('[MB-2] a corrected address gets a new invitation, and the link of the former one ends', async () => {
    const { id } = await office.ask(memberCalls.add(aNewMember({ email: 'falsch@example.org' })), 'tina');
    await office.ask(memberCalls.change(id, { email: 'mia@example.org' }), 'tina');
    expect(office.mails.map(({ to }) => to)).toEqual(['falsch@example.org', 'mia@example.org']);
    const invitations = await office.db.selectFrom('invitation').select('userId').execute();
    expect(invitations).toHaveLength(1);
    expect(linkTo(office, 'mia@example.org')).not.toBe(linkTo(office, 'falsch@example.org'));
  });

  test('[MB-5] the last admin neither rests nor gives up the role', async () => {
    const { id } = members.ada;
    const refusal = [409, 'Das geht nicht: Sonst könnte niemand mehr den Verein verwalten.'];
    expect(await office.refused(memberCalls.rest(id), 'ada')).toEqual(refusal);
    expect(await office.refused(memberCalls.change(id, { roles: ['ROLE_TRAINER'] }), 'ada')).toEqual(refusal);
    await office.ask(memberCalls.change(people.theo.id, { roles: ['ROLE_TRAINER', 'ROLE_ADMIN'] }), 'ada');
    expect(await office.ask(memberCalls.rest(id), 'ada')).toMatchObject({ state: 'resting' });
  });

  test('[MB-5] a resting member cannot sign in and is off the desk; the data is there when they wake', async () => {
    await office.ask(calls.userByName('anna'), 'anna');
    await office.ask(memberCalls.rest(people.anna.id), 'tina');
    expect((await office.send(calls.userByName('anna'), 'anna')).status).toBe(401);
    expect(await office.signIn('anna')).toBe(403);
    expect(await office.signIn('anna', 'falsch')).toBe(401);
    expect(idsOf(await office.ask(calls.athletesOfTrainer(people.tina.id), 'tina'))).not.toContain(
      people.anna.id,
    );
    expect((await office.send(calls.userScreenings(people.anna.id), 'tina')).status).toBe(403);
    await office.ask(memberCalls.wake(people.anna.id), 'tina');
    expect(await office.signIn('anna')).toBe(200);
    expect((await office.ask(calls.userScreenings(people.anna.id), 'tina')).length).toBeGreaterThan(0);
  });

  test('[MB-5] an athlete is shared with a second trainer, and handed over', async () => {
    const shared = await office.ask(memberCalls.addTrainer(people.ben.id, people.theo.id), 'tina');
    expect(shared.trainerIds.toSorted()).toEqual([people.tina.id, people.theo.id].toSorted());
    await office.ask(memberCalls.removeTrainer(people.ben.id, people.tina.id), 'theo');
    expect((await office.send(memberCalls.change(people.ben.id, { team: 'U18' }), 'tina')).status).toBe(403);
    expect(idsOf(await office.ask(calls.athletesOfTrainer(people.theo.id), 'theo'))).toContain(people.ben.id);
  });

  test('[MB-5] only a trainer who can sign in gets an athlete', async () => {
    for (const id of [people.anna.id, members.ada.id, 999])
      expect((await office.refused(memberCalls.addTrainer(people.ben.id, id), 'tina'))[0]).toBe(422);
  });
});

describe('a consent on paper', () => {
  const { ivo } = members;

  test('[CS-2] makes a member active without an account', async () => {
    const consent = { date: '2026-11-20', guardianName: 'Ines Igel' };
    expect(await office.ask(memberCalls.noteConsent(ivo.id, consent), 'tina')).toMatchObject({
      state: 'active',
      hasConsent: true,
      username: null,
    });
  });

  test.each([
    [{ date: '2026-11-20', guardianName: null }, 'Der Name einer sorgeberechtigten Person fehlt.'],
    [{ date: '2026-11-22', guardianName: 'Ines Igel' }, 'Das Datum liegt in der Zukunft.'],
    [{ date: '2026-13-01', guardianName: 'Ines Igel' }, 'Dieses Datum gibt es nicht.'],
  ])('[CS-2] %j is refused', async (consent, message) => {
    const [status, said] = await office.refused(memberCalls.noteConsent(ivo.id, consent), 'tina');
    expect([status, said]).toEqual([422, expect.stringContaining(message)]);
  });

  test('[CS-2] needs the birth year', async () => {
    await office.ask(memberCalls.change(ivo.id, { birthYear: null }), 'tina');
    const consent = { date: '2026-11-20', guardianName: 'Ines Igel' };
    expect(await office.refused(memberCalls.noteConsent(ivo.id, consent), 'tina')).toEqual([
      422,
      'Bitte trag zuerst den Jahrgang ein.',
    ]);
  });
});

describe('a code for a new password', () => {
  const { kim } = members;
  const setPassword = (code: string, password: string) => ({
    method: 'POST' as const,
    path: `/admin/email/recovery/${code}`,
    body: { password },
    schema: memberCalls.all().schema,
    answers: [],
  });

  test('[MB-8] sets it once, however it is typed', async () => {
    const { code, endsAt } = await office.ask(memberCalls.makeRecoveryCode(kim.id), 'tina');
    expect(endsAt).toBe('2026-11-22T12:00:00.000Z');
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect((await office.send(setPassword(typed, 'neues Passwort'), null)).status).toBe(200);
    expect(await office.signIn('kim', 'neues Passwort')).toBe(200);
    expect((await office.send(setPassword(typed, 'noch ein Passwort'), null)).status).toBe(404);
  });

  test('[MB-8] ends after a day, and with the next one', async () => {
    const first = await office.ask(memberCalls.makeRecoveryCode(kim.id), 'tina');
    const second = await office.ask(memberCalls.makeRecoveryCode(kim.id), 'tina');
    expect((await office.send(setPassword(first.code, 'neues Passwort'), null)).status).toBe(404);
    office.clock.now += 24 * 60 * 60 * 1000;
    expect((await office.send(setPassword(second.code, 'neues Passwort'), null)).status).toBe(404);
  });

  test('[MB-8] is for whoever has an account and no address', async () => {
    for (const { id } of [people.anna, members.ivo])
      expect((await office.refused(memberCalls.makeRecoveryCode(id), 'tina'))[0]).toBe(422);
  });
});
