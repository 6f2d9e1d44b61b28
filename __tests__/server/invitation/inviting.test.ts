import { beginClub } from '../../../server/club/club';
import { invitationLifetime } from '../../../server/invitation/invitations';
import { invitationCalls } from '../../../src/contract/invitation';
import { memberCalls } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { aNewMember, idOf } from '../office/people';
import { publicUrl } from '../support';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { add, invite } = memberCalls;
const open = (secret: string) => office.send(invitationCalls.open(secret), null);
const lastToken = () => office.mails.at(-1)?.link.split('/').at(-1) ?? '';

describe('an invitation by mail', () => {
  test('[MB-2] goes out when somebody with an address is added, and says who invites to which club', async () => {
    await beginClub(office.db, { name: 'TSV Musterstadt' }, office.clock.now);
    const member = await office.ask(add(aNewMember({ email: 'mia@example.org' })), 'tina');
    expect(member).toMatchObject({
      state: 'invited',
      invitedAt: '2026-11-21T12:00:00.000Z',
      invitationEndsAt: '2026-12-21T12:00:00.000Z',
      hasMailFailed: false,
    });
    const [mail, ...others] = office.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'mia@example.org', subject: 'Einladung für Mia: TSV Musterstadt' });
    expect(mail?.link).toMatch(new RegExp(`^${publicUrl}/invitation/[\\w-]{43}$`));
    expect(mail?.text).toContain(`\n${mail?.link}\n`);
    expect(mail?.text).toContain('Hallo Mia,');
    expect(mail?.text).toContain('Tina Ahorn lädt dich zu Athletik Screening ein.');
    expect(mail?.text).toContain('30 Tage und nur einmal');
  });

  test('[MB-2] is good for 30 days', async () => {
    await office.ask(add(aNewMember({ email: 'mia@example.org' })), 'tina');
    office.clock.now += invitationLifetime - 1;
    expect((await open(lastToken())).status).toBe(200);
    office.clock.now += 1;
    expect((await open(lastToken())).status).toBe(404);
  });

  test('[MB-2] sent anew ends the former one, and names who sent it', async () => {
    const { id } = await office.ask(add(aNewMember({ email: 'mia@example.org' })), 'tina');
    const former = lastToken();
    office.clock.now += 86_400_000;
    const again = await office.ask(invite(id), 'ada');
    expect(again).toMatchObject({
      invitation: null,
      invitedAt: '2026-11-22T12:00:00.000Z',
      invitationEndsAt: '2026-12-22T12:00:00.000Z',
    });
    expect([(await open(former)).status, (await open(lastToken())).status]).toEqual([404, 200]);
    expect(office.mails.at(-1)?.text).toContain('Ada Ahorn lädt dich');
  });

  test('[MB-2] and on paper are stored as hashes only', async () => {
    await office.ask(add(aNewMember({ email: 'mia@example.org' })), 'tina');
    const { invitation } = await office.ask(invite(idOf('ida')), 'tina');
    const rows = JSON.stringify(await office.db.selectFrom('invitation').selectAll().execute());
    for (const secret of [lastToken(), invitation?.token, invitation?.code]) {
      expect(secret).not.toBe('');
      expect(rows).not.toContain(secret);
    }
  });
});

describe('an invitation on paper', () => {
  test('[MB-2] [MB-4] has a token for the QR code and a short code, both good for 30 days', async () => {
    const { invitation, ...member } = await office.ask(invite(idOf('ida')), 'tina');
    expect(member).toMatchObject({
      invitedAt: '2026-11-21T12:00:00.000Z',
      invitationEndsAt: '2026-12-21T12:00:00.000Z',
    });
    expect(invitation).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{10}$/),
      endsAt: '2026-12-21T12:00:00.000Z',
    });
    const { token = '', code = '' } = invitation ?? {};
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    for (const secret of [token, code, typed]) expect((await open(secret)).status).toBe(200);
    office.clock.now += invitationLifetime;
    for (const secret of [token, code]) expect((await open(secret)).status).toBe(404);
    expect(office.mails).toEqual([]);
  });

  test('[MB-2] printed anew ends the former sheet', async () => {
    const former = (await office.ask(invite(idOf('ida')), 'tina')).invitation;
    const present = (await office.ask(invite(idOf('ida')), 'tina')).invitation;
    const statuses = [former?.token, former?.code, present?.token, present?.code].map(
      async (secret) => (await open(secret ?? '')).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
  });

  test('[CS-2] is also for who is active by a consent on paper', async () => {
    await office.ask(memberCalls.change(idOf('ida'), { birthYear: 2000 }), 'tina');
    const consent = { date: '2026-11-20', guardianName: null };
    await office.ask(memberCalls.noteConsent(idOf('ida'), consent), 'tina');
    expect((await office.ask(invite(idOf('ida')), 'tina')).state).toBe('active');
  });
});

test.each([
  ['anna', 'Anna Ahorn hat schon ein Konto.'],
  ['rosa', 'Das Konto von Rosa Ahorn ist stillgelegt. Aktiviere es zuerst wieder.'],
] as const)('[MB-2] [MB-5] of %s is 409', async (name, message) => {
  expect(await office.refusal(invite(idOf(name)), 'tina')).toEqual([409, message]);
});
