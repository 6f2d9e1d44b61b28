import { randomUUID } from 'node:crypto';
import { accountCalls } from '../../../src/contract/account';
import { calls } from '../../../src/contract/calls';
import { type InvitationAnswer, invitationCalls } from '../../../src/contract/invitation';
import { memberCalls } from '../../../src/contract/members';
import { linkTo, type OfficeServer, startOffice } from '../office/club';
import { members } from '../office/seedOffice';

let office: OfficeServer;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { ivo } = members;
const day = 24 * 60 * 60 * 1000;

const anAnswer = (fields: Partial<InvitationAnswer> = {}): InvitationAnswer => ({
  username: 'ivo.igel',
  password: 'drei kleine Igel',
  consent: true,
  painConsent: true,
  birthYear: null,
  guardianName: 'Ines Igel',
  guardianEmail: null,
  ...fields,
});

const inviteIvo = async () => {
  const { invitation } = await office.ask(memberCalls.invite(ivo.id), 'tina');
  if (!invitation) throw new Error('Ivo has no address, so there is something to print.');
  return invitation;
};

const addMia = (email: string, birthYear: number | null = 1990) =>
  office.ask(
    memberCalls.add({
      clientId: randomUUID(),
      firstName: 'Mia',
      lastName: 'Mai',
      email,
      birthYear,
      team: null,
      roles: ['ROLE_ATHLETE'],
    }),
    'tina',
  );

describe('an invitation', () => {
  test('[MB-4] shows the club and the member, and what they agree to', async () => {
    const { token } = await inviteIvo();
    expect(await office.ask(invitationCalls.open(token), null)).toEqual({
      clubName: 'Athletik Screening',
      firstName: 'Ivo',
      needsGuardian: true,
      consentText: expect.stringContaining('Wer sieht es: '),
    });
  });

  test('[MB-2] [MB-4] is accepted with its code, however it is typed, and signs in', async () => {
    const { code } = await inviteIvo();
    const typed = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase();
    const user = await office.ask(invitationCalls.accept(typed, anAnswer()), null);
    expect(user).toMatchObject({ id: ivo.id, username: 'ivo.igel', authorities: ['ROLE_ATHLETE'] });
    expect(await office.signIn('ivo.igel', 'drei kleine Igel')).toBe(200);
    const member = (await office.ask(memberCalls.all(), 'tina')).find(({ id }) => id === ivo.id);
    expect(member).toMatchObject({ state: 'active', hasConsent: true, invitationEndsAt: null });
  });

  test('[MB-4] the same answers are taken again for ten minutes, others are not', async () => {
    const { token } = await inviteIvo();
    await office.ask(invitationCalls.accept(token, anAnswer()), null);
    const again = await office.ask(invitationCalls.accept(token, anAnswer()), null);
    expect(again.username).toBe('ivo.igel');
    const other = anAnswer({ username: 'jemand' });
    expect((await office.send(invitationCalls.accept(token, other), null)).status).toBe(404);
    expect((await office.send(invitationCalls.open(token), null)).status).toBe(404);
    office.clock.now += 10 * 60 * 1000 + 1;
    expect((await office.send(invitationCalls.accept(token, anAnswer()), null)).status).toBe(404);
  });

  test('[MB-4] of two that accept it at once one wins', async () => {
    const { token } = await inviteIvo();
    const answers = ['ivo.eins', 'ivo.zwei'].map((username) => anAnswer({ username }));
    const sent = await Promise.all(
      answers.map((answer) => office.send(invitationCalls.accept(token, answer), null)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('[MB-2] ends after 30 days, and with the next one', async () => {
    const first = await inviteIvo();
    const second = await inviteIvo();
    expect(await office.refused(invitationCalls.open(first.token), null)).toEqual([
      404,
      'Diese Einladung gilt nicht mehr. Frag deine Trainerin oder deinen Trainer nach einer neuen.',
    ]);
    await office.ask(invitationCalls.open(second.token), null);
    office.clock.now += 30 * day;
    expect((await office.send(invitationCalls.open(second.token), null)).status).toBe(404);
  });

  test('[MB-5] ends when the member rests', async () => {
    const { token } = await inviteIvo();
    await office.ask(memberCalls.rest(ivo.id), 'tina');
    expect((await office.send(invitationCalls.open(token), null)).status).toBe(404);
    expect((await office.refused(memberCalls.invite(ivo.id), 'tina'))[0]).toBe(409);
  });

  test.each([
    [{ username: 'iv' }, 422, '3 bis 50 Zeichen'],
    [{ username: 'ivo igel' }, 422, '3 bis 50 Zeichen'],
    [{ username: 'ANNA' }, 409, 'Diesen Benutzernamen gibt es schon.'],
    [{ password: 'kurz' }, 422, 'mindestens 10 Zeichen'],
    [{ consent: false }, 422, 'Ohne Einwilligung gibt es kein Konto.'],
    [{ guardianName: null }, 422, 'Name einer sorgeberechtigten Person'],
    [{ guardianEmail: 'ines@' }, 422, 'E-Mail-Adresse der sorgeberechtigten Person'],
  ])('[MB-4] [CS-1] [CS-2] [AC-1] %j is %i', async (fields, status, message) => {
    const { token } = await inviteIvo();
    const accepting = invitationCalls.accept(token, anAnswer(fields));
    expect(await office.refused(accepting, null)).toEqual([status, expect.stringContaining(message)]);
    await office.ask(invitationCalls.open(token), null);
  });

  test('[MB-4] guessing is limited', async () => {
    const { code } = await inviteIvo();
    for (let guess = 0; guess < 100; guess += 1)
      expect((await office.send(invitationCalls.open(`falsch${guess}`), null)).status).toBe(404);
    expect((await office.refused(invitationCalls.open(code), null))[0]).toBe(429);
  });
});

describe('an invitation by mail', () => {
  test('[MB-2] is opened by its link, and asks for an unknown birth year', async () => {
    await addMia('mia@example.org', null);
    const token = linkTo(office, 'mia@example.org');
    expect((await office.ask(invitationCalls.open(token), null)).needsGuardian).toBeNull();
    const answer = anAnswer({ username: 'mia', guardianName: null });
    expect(await office.refused(invitationCalls.accept(token, answer), null)).toEqual([
      422,
      'Dein Geburtsjahr fehlt.',
    ]);
    await office.ask(invitationCalls.accept(token, { ...answer, birthYear: 1999 }), null);
    expect(await office.signIn('mia', 'drei kleine Igel')).toBe(200);
  });

  test('[MB-1] a family gets one link for each account', async () => {
    for (const [firstName, username] of [
      ['Mia', 'mia'],
      ['Tom', 'tom'],
    ] as const) {
      const member = await addMia('familie@example.org').catch(() => undefined);
      if (!member) throw new Error('Not added.');
      await office.ask(memberCalls.change(member.id, { firstName }), 'tina');
      const answer = anAnswer({ username, guardianName: null });
      await office.ask(invitationCalls.accept(linkTo(office, 'familie@example.org'), answer), null);
      if (username === 'mia') await office.ask(memberCalls.change(member.id, { firstName: 'Mira' }), 'tina');
    }
    office.mails.length = 0;
    await office.ask(accountCalls.requestRecovery('familie@example.org'), null);
    expect(office.mails.map(({ text }) => text.split('\n')[0])).toEqual(['Hallo Mira,', 'Hallo Tom,']);
    expect(new Set(office.mails.map(({ link }) => link)).size).toBe(2);
  });

  test('[MB-2] nobody with an account is invited again', async () => {
    expect((await office.refused(memberCalls.invite(2), 'tina'))[0]).toBe(409);
  });

  test('[CS-1] an invited athlete has nothing stored yet', async () => {
    const run = { userId: ivo.id, clientId: randomUUID(), clientRevision: 1, screeningId: 31 };
    const post = { ...run, start: '2026-11-20T10:00:00.000Z', completed: false, testRuns: [], exercises: [] };
    expect(await office.refused(calls.saveScreeningRun(post), 'tina')).toEqual([
      422,
      expect.stringContaining('Einwilligung fehlt: Ivo Igel'),
    ]);
  });
});
