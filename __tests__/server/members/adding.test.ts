import { randomUUID } from 'node:crypto';
import { memberCalls } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { aNewMember, idOf } from '../office/people';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { add, addAll, all, trainers } = memberCalls;
const count = async () => (await office.ask(all(), 'ada')).length;

describe('the members', () => {
  test('[MB-1] [MB-5] are all for an admin, and the own athletes of any state for a trainer', async () => {
    const ids = async (as: 'ada' | 'tina' | 'theo') => (await office.ask(all(), as)).map(({ id }) => id);
    expect(await ids('ada')).toHaveLength(9);
    expect(await ids('tina')).toEqual([idOf('anna'), idOf('ida'), idOf('rosa'), idOf('kim')]);
    expect(await ids('theo')).toEqual([idOf('david')]);
  });

  test('[MB-1] have a state: resting before active before invited', async () => {
    const stateOf = async (name: 'anna' | 'ida' | 'rosa') => (await office.memberOf(idOf(name))).state;
    expect([await stateOf('anna'), await stateOf('ida'), await stateOf('rosa')]).toEqual([
      'active',
      'invited',
      'resting',
    ]);
  });

  test('[MB-5] the trainers to hand somebody over to are the active ones of the club', async () => {
    const found = await office.ask(trainers(), 'tina');
    expect(found.map(({ firstName }) => firstName)).toEqual(['Nora', 'Theo', 'Tina']);
    await office.ask(memberCalls.rest(idOf('theo')), 'ada');
    expect((await office.ask(trainers(), 'ada')).map(({ firstName }) => firstName)).toEqual(['Nora', 'Tina']);
  });
});

describe('adding a member', () => {
  test('[MB-2] a trainer gets an athlete of their own, who can be assigned a screening', async () => {
    const member = await office.ask(add(aNewMember({ team: 'U 18' })), 'tina');
    expect(member).toEqual({
      id: member.id,
      username: null,
      consents: [],
      newEmail: null,
      firstName: 'Mia',
      lastName: 'Linde',
      email: null,
      birthYear: 2001,
      team: 'U 18',
      roles: ['ROLE_ATHLETE'],
      trainerIds: [idOf('tina')],
      state: 'invited',
      hasConsent: false,
      invitedAt: null,
      lastSeenAt: null,
      invitationEndsAt: null,
      hasMailFailed: false,
      mailProblem: null,
      erasureAt: null,
      forgetAt: null,
    });
    const assigned = await office.db
      .selectFrom('userScreening')
      .select('screeningId')
      .where('userId', '=', member.id)
      .execute();
    expect(assigned).toEqual([{ screeningId: null }]);
  });

  test('[MB-2] [MB-5] other roles, and athletes without a trainer, are for admins', async () => {
    const trainer = aNewMember({ roles: ['ROLE_TRAINER', 'ROLE_TRAINER', 'ROLE_ATHLETE'] });
    expect((await office.refusal(add(trainer), 'tina'))[0]).toBe(403);
    expect(await count()).toBe(9);
    expect(await office.ask(add(trainer), 'ada')).toMatchObject({
      roles: ['ROLE_TRAINER', 'ROLE_ATHLETE'],
      trainerIds: [],
    });
  });

  test('[ON-3] sent again makes nobody a second time, and no second mail', async () => {
    const mia = aNewMember({ email: 'mia@example.org' });
    const first = await office.ask(add(mia), 'tina');
    expect(await office.ask(add({ ...mia, firstName: 'Anders' }), 'tina')).toEqual(first);
    expect(await office.ask(addAll([mia, mia]), 'tina')).toEqual([first, first]);
    expect(await count()).toBe(10);
    expect(office.mails).toHaveLength(1);
  });

  test('[ON-3] the client id of one trainer is not that of another', async () => {
    const clientId = randomUUID();
    const mia = await office.ask(add(aNewMember({ clientId })), 'tina');
    const jo = await office.ask(add(aNewMember({ clientId, firstName: 'Jo' })), 'theo');
    expect(jo).toMatchObject({ firstName: 'Jo', trainerIds: [idOf('theo')] });
    expect(jo.id).not.toBe(mia.id);
  });

  test.each([
    ['Mia', 'Linde'],
    ['mia', ' LINDE '],
  ])('[MB-3] of the same name and birth year (%s %s) is 409', async (firstName, lastName) => {
    await office.ask(add(aNewMember()), 'tina');
    expect(await office.refusal(add(aNewMember({ firstName, lastName })), 'theo')).toEqual([
      409,
      `${firstName} ${lastName.trim()} (2001) ist schon Mitglied.`,
    ]);
    expect(await count()).toBe(10);
  });

  test('[MB-3] of the same name and another birth year is another person', async () => {
    await office.ask(add(aNewMember()), 'tina');
    await office.ask(add(aNewMember({ birthYear: 2002 })), 'tina');
    await office.ask(add(aNewMember({ birthYear: null })), 'tina');
    expect(await office.refusal(add(aNewMember({ birthYear: null })), 'tina')).toEqual([
      409,
      'Mia Linde ist schon Mitglied.',
    ]);
  });

  test('[MB-1] two children share the address of their mother, but not also a first name', async () => {
    const email = 'Mutter@Example.org';
    const mia = await office.ask(add(aNewMember({ email })), 'tina');
    const tom = await office.ask(add(aNewMember({ email, firstName: 'Tom', birthYear: 2004 })), 'tina');
    expect([mia.email, tom.email]).toEqual(['mutter@example.org', 'mutter@example.org']);
    expect(office.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['mutter@example.org', 'Einladung für Mia: Athletik Screening'],
      ['mutter@example.org', 'Einladung für Tom: Athletik Screening'],
    ]);
    expect(await office.refusal(add(aNewMember({ email, lastName: 'Eiche' })), 'tina')).toEqual([
      409,
      'Mia mit der E-Mail-Adresse „mutter@example.org“ ist schon Mitglied.',
    ]);
  });

  test.each(['mia', 'mia@', 'mia@example.org, tom@example.org', 'mia@example.org\r\nBcc: x@example.org'])(
    '[MB-3] with the address %j is 422 that names it',
    async (email) => {
      const [status, message] = await office.refusal(add(aNewMember({ email })), 'tina');
      expect([status, message]).toEqual([422, `Die E-Mail-Adresse „${email}“ ist ungültig.`]);
      expect(office.mails).toEqual([]);
    },
  );

  test.each(['firstName', 'lastName', 'team'])(
    '[MB-12] with a link or hidden characters as %s is 400, and no mail goes out',
    async (field) => {
      for (const name of ['Gewonnen https://evil.example', 'Mia\u202E']) {
        const member = aNewMember({ email: 'mia@example.org', [field]: name });
        expect((await office.refusal(add(member), 'tina'))[0]).toBe(400);
      }
      expect(office.mails).toEqual([]);
    },
  );

  test('[MB-3] with a blank address has none', async () => {
    expect((await office.ask(add(aNewMember({ email: '  ' })), 'tina')).email).toBeNull();
  });

  test('[MB-3] born next year is 422, born this year is taken', async () => {
    expect(await office.refusal(add(aNewMember({ birthYear: 2027 })), 'tina')).toEqual([
      422,
      'Der Jahrgang 2027 liegt in der Zukunft. Bitte prüf ihn.',
    ]);
    await office.ask(add(aNewMember({ birthYear: 2026 })), 'tina');
  });
});

describe('adding a list', () => {
  const list = () => [
    aNewMember({ firstName: 'Eins' }),
    aNewMember({ firstName: 'Zwei', email: 'zwei@example.org' }),
    aNewMember({ firstName: 'Drei' }),
  ];

  test('[MB-3] adds all in the order of the list, once however often it is sent', async () => {
    const members = list();
    const added = await office.ask(addAll(members), 'tina');
    expect(added.map(({ firstName }) => firstName)).toEqual(['Eins', 'Zwei', 'Drei']);
    expect((await office.ask(addAll(members.toReversed()), 'tina')).map(({ id }) => id)).toEqual(
      added.map(({ id }) => id).toReversed(),
    );
    expect(await count()).toBe(12);
  });

  test.each([
    ['an impossible year', { birthYear: 2030 }, 422, 'Zeile 3: Der Jahrgang 2030 liegt in der Zukunft.'],
    ['a bad address', { email: 'drei' }, 422, 'Zeile 3: Die E-Mail-Adresse „drei“ ist ungültig.'],
    ['a double in the list', { firstName: 'Eins' }, 409, 'Zeile 3: Eins Linde (2001) ist schon Mitglied.'],
    ['a role for admins', { roles: ['ROLE_ADMIN' as const] }, 403, 'Zeile 3: Dafür fehlt dir die'],
  ])('[MB-3] with %s adds nobody and names the row', async (_, fault, status, message) => {
    const [one, two, three] = list();
    if (!one || !two || !three) throw new Error('The list is too short.');
    const refusal = await office.refusal(addAll([one, two, { ...three, ...fault }]), 'tina');
    expect(refusal).toEqual([status, expect.stringContaining(message)]);
    expect(await count()).toBe(9);
    expect(office.mails).toEqual([]);
    await office.ask(addAll([one, two, three]), 'tina');
  });

  test('[MB-3] a list of 500 is taken, an empty or longer one is 400', async () => {
    const people = Array.from({ length: 501 }, (_, index) => aNewMember({ lastName: `Nummer ${index}` }));
    expect((await office.refusal(addAll(people), 'tina'))[0]).toBe(400);
    expect((await office.refusal(addAll([]), 'tina'))[0]).toBe(400);
    expect(await office.ask(addAll(people.slice(1)), 'tina')).toHaveLength(500);
  });
});
