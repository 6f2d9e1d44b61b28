import { erasePerson } from '../../../server/erasure/erasePerson';
import { MailNotSent } from '../../../server/mail/mailNotSent';
import { changeCalls } from '../../../src/contract/changes';
import { clubCalls } from '../../../src/contract/club';
import { type ConsentPost, consentCalls } from '../../../src/contract/consent';
import { guardianCalls } from '../../../src/contract/guardian';
import { memberCalls } from '../../../src/contract/members';
import { type Office, startOffice } from '../office/office';
import { idOf } from '../office/people';

const kim = idOf('kim');
const mother = 'mutter@example.org';
const day = 24 * 60 * 60 * 1000;

let office: Office;
let isAddressBad: boolean;
beforeEach(async () => {
  isAddressBad = false;
  office = await startOffice({
    beforeMail: async () => {
      if (isAddressBad) throw new MailNotSent('address', null);
    },
  });
});
afterEach(() => office.stop());

const answers = (more: Partial<ConsentPost> = {}): ConsentPost => ({
  version: 1,
  painConsent: true,
  birthYear: null,
  guardianName: 'Eva Ahorn',
  guardianEmail: mother,
  ...more,
});

const agree = (more: Partial<ConsentPost> = {}) => office.ask(consentCalls.agree(answers(more)), 'kim');
const tokens = () => office.mails.map(({ link }) => link.split('/').at(-1) ?? '');
const lastToken = () => tokens().at(-1) ?? '';
const open = (token = lastToken()) => office.ask(guardianCalls.open(token), null);
const confirm = (token = lastToken()) => office.ask(guardianCalls.confirm(token), null);
const guardian = async () => (await office.memberOf(kim)).guardian;
const user = () => office.db.selectFrom('user').selectAll().where('id', '=', kim).executeTakeFirstOrThrow();
const demand = async (guardianDemand: 'none' | 'before' | 'within14Days') => {
  const { name, operator, settings } = await office.ask(clubCalls.present(), 'ada');
  if (!settings) throw new Error('The club has no settings.');
  const { consentText, minorsChat, secondReaderId, intervalWeeks, keepMonths } = settings;
  const wanted = { consentText, minorsChat, secondReaderId, intervalWeeks, keepMonths, guardianDemand };
  await office.ask(clubCalls.change({ name, operator, settings: wanted }), 'ada');
};

describe('the mail to a guardian', () => {
  test('[LV-3] says for whom and what, and has both links; the database has no token', async () => {
    await agree({ guardianEmail: ' Mutter@Example.org ' });
    expect(office.mails).toMatchObject([{ to: mother, subject: 'Bitte bestätigen: Einwilligung für Kim' }]);
    const text = office.mails[0]?.text;
    expect(text).toContain('Hallo Eva Ahorn');
    expect(text).toContain('Kim Ahorn');
    expect(text).toContain('auch Gesundheitsdaten');
    expect(text).toContain('21.11.2026, Fassung 1');
    expect(text).toContain('Angaben zu Schmerzen werden gespeichert');
    expect(text).toContain(`https://club.example/guardian/${lastToken()}\n`);
    expect(text).toContain(`https://club.example/guardian/${lastToken()}?zurueck\n`);
    expect(
      JSON.stringify(await office.db.selectFrom('guardianQuestion').selectAll().execute()),
    ).not.toContain(lastToken());
  });

  test('[LV-3] goes out once for the same answer, and not without an address', async () => {
    await agree({ guardianEmail: null });
    expect(office.mails).toEqual([]);
    expect(await guardian()).toBeUndefined();
    await agree();
    await agree();
    expect(office.mails).toHaveLength(1);
  });

  test('[LV-3] no address of the own account is taken', async () => {
    await office.db.updateTable('user').set({ email: mother }).where('id', '=', kim).execute();
    expect(await office.refusal(consentCalls.agree(answers()), 'kim')).toEqual([
      422,
      'Diese Adresse gehört schon zum Konto. Für die Bestätigung braucht es eine andere, die der sorgeberechtigten Person.',
    ]);
    expect((await user()).guardianName).toBeNull();
  });

  test('[LV-3] one that cannot be delivered is said, and sent again to another address; the link before ends', async () => {
    isAddressBad = true;
    await agree();
    expect(await guardian()).toMatchObject({
      email: mother,
      mailProblem: 'undeliverable',
      confirmedAt: null,
    });
    isAddressBad = false;
    await office.ask(memberCalls.askGuardian(kim, 'vater@example.org'), 'tina');
    const before = lastToken();
    await office.ask(memberCalls.askGuardian(kim, 'Oma@example.org'), 'tina');
    expect(office.mails.map(({ to }) => to)).toEqual(['vater@example.org', 'oma@example.org']);
    expect(await office.refusal(guardianCalls.confirm(before), null)).toMatchObject([404, /neuer/]);
    expect(await guardian()).toMatchObject({ email: 'oma@example.org', mailProblem: null });
    expect((await confirm()).state).toBe('confirmed');
    expect(await office.refusal(memberCalls.askGuardian(kim, mother), 'tina')).toMatchObject([
      409,
      /schon vor/,
    ]);
  });

  test('[LV-3] [MB-11] too many are not sent, and the member says so', async () => {
    await agree();
    for (let count = 0; count < 10; count += 1)
      await office.ask(memberCalls.askGuardian(kim, mother), 'tina');
    expect(office.mails).toHaveLength(10);
    expect(await guardian()).toMatchObject({ mailProblem: 'limited' });
  });
});

describe('a guardian', () => {
  test('[LV-3] reads for whom and what; opening changes nothing', async () => {
    await agree();
    await open();
    expect(await open()).toMatchObject({
      state: 'open',
      firstName: 'Kim',
      lastName: 'Ahorn',
      guardianName: 'Eva Ahorn',
      version: 1,
      text: expect.stringContaining('Was: Name'),
      pain: true,
      confirmedAt: null,
    });
    expect(await guardian()).toMatchObject({ missingSince: new Date(office.clock.now).toISOString() });
  });

  test('[LV-3] confirms, also twice and twice at once; the mark goes, also from the desk', async () => {
    const { cursor } = await office.ask(changeCalls.since(null), 'tina');
    const kimOfTina = async () =>
      (await office.ask(changeCalls.since(cursor), 'tina')).users.find(({ id }) => id === kim);
    await agree();
    const since = new Date(office.clock.now).toISOString();
    expect(await kimOfTina()).toMatchObject({ guardianMissingSince: since });
    const states = await Promise.all([confirm(), confirm(), confirm()]);
    expect(states.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    office.clock.now += day;
    expect(await confirm()).toMatchObject({ state: 'confirmed', confirmedAt: since });
    expect(await guardian()).toMatchObject({ missingSince: null, confirmedAt: since });
    expect((await office.memberOf(kim)).consents[0]).toMatchObject({ confirmedAt: since });
    expect(await kimOfTina()).not.toHaveProperty('guardianMissingSince');
  });

  test('[LV-3] a paper does in its place', async () => {
    await agree();
    await office.ask(memberCalls.noteConsent(kim, { date: '2026-11-21', guardianName: 'Eva Ahorn' }), 'tina');
    expect(await guardian()).toBeUndefined();
    expect((await open()).state).toBe('replaced');
    expect((await confirm()).state).toBe('replaced');
  });

  test('[LV-3] of a newer consent is asked anew, and the former link says so', async () => {
    await agree();
    const former = lastToken();
    await agree({ painConsent: false });
    expect((await confirm(former)).state).toBe('replaced');
    expect((await office.ask(guardianCalls.withdraw(former, 'all'), null)).state).toBe('replaced');
    expect((await user()).isResting).toBe(0);
    expect((await open()).state).toBe('open');
  });

  test('[LV-3] [CS-5] withdraws about pain, and then all, also after confirming and twice', async () => {
    await agree();
    await confirm();
    expect(await office.ask(guardianCalls.withdraw(lastToken(), 'pain'), null)).toMatchObject({
      state: 'confirmed',
      pain: false,
    });
    await office.ask(guardianCalls.withdraw(lastToken(), 'pain'), null);
    expect((await office.ask(guardianCalls.withdraw(lastToken(), 'all'), null)).state).toBe('withdrawn');
    expect((await office.ask(guardianCalls.withdraw(lastToken(), 'all'), null)).state).toBe('withdrawn');
    expect((await confirm()).state).toBe('withdrawn');
    const member = await office.memberOf(kim);
    expect(member).toMatchObject({ state: 'resting', hasConsent: false });
    expect(member.erasureAt).not.toBeNull();
    expect(member.consents).toMatchObject([
      { what: 'withdrawn', how: 'guardian', enteredBy: null },
      { what: 'painWithdrawn', how: 'guardian' },
      { what: 'agreed', how: 'guardian' },
    ]);
    expect(member.consents[0]?.reason).toMatch(/sorgeberechtigten Person/);
  });

  test('[LV-3] [CS-2] does not decide any more from the year on in which the person does', async () => {
    await agree();
    office.clock.now = Date.parse('2028-12-31T12:00:00.000Z');
    expect((await open()).state).toBe('open');
    office.clock.now = Date.parse('2029-01-02T12:00:00.000Z');
    expect((await confirm()).state).toBe('grown');
    expect((await office.ask(guardianCalls.withdraw(lastToken(), 'all'), null)).state).toBe('grown');
    expect((await user()).isResting).toBe(0);
  });

  test('[LV-3] [MB-7] of somebody who was erased is told so', async () => {
    await agree();
    await office.db.transaction().execute((transaction) => erasePerson(transaction, kim));
    expect(await office.refusal(guardianCalls.open(lastToken()), null)).toEqual([
      410,
      'Das Konto wurde gelöscht. Auf dem Server ist nichts mehr davon gespeichert.',
    ]);
  });
});

describe('what the club demands', () => {
  test('[LV-3] nothing at first', async () => {
    expect((await office.ask(clubCalls.present(), 'ada')).settings?.guardianDemand).toBe('none');
    await agree();
    await office.ask(changeCalls.since(null), 'kim');
  });

  test('[LV-3] before the first use: other calls are 403 until a guardian has confirmed', async () => {
    await demand('before');
    const consent = await agree();
    expect(consent.guardian).toEqual({ email: mother, isAwaited: true });
    const { status, body } = await office.send(changeCalls.since(null), 'kim');
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'guardian' } });
    await office.ask(consentCalls.askGuardian(), 'kim');
    expect(office.mails).toHaveLength(2);
    await confirm();
    await office.ask(changeCalls.since(null), 'kim');
    expect((await office.ask(consentCalls.present(), 'kim')).guardian).toBeUndefined();
  });

  test('[LV-3] before the first use, without an address: until a paper is entered', async () => {
    await demand('before');
    expect((await agree({ guardianEmail: null })).guardian).toEqual({ email: null, isAwaited: true });
    expect((await office.refusal(consentCalls.askGuardian(), 'kim'))[0]).toBe(409);
    expect((await office.send(changeCalls.since(null), 'kim')).status).toBe(403);
    await office.ask(memberCalls.noteConsent(kim, { date: '2026-11-21', guardianName: 'Eva Ahorn' }), 'tina');
    await office.ask(changeCalls.since(null), 'kim');
  });

  test('[LV-3] another demand holds from the day on which it is made, also for what was agreed before', async () => {
    await agree({ guardianEmail: null });
    office.clock.now += 30 * day;
    await demand('within14Days');
    expect((await user()).guardianMissingSince).toBe(office.clock.now);
    await demand('none');
    expect((await user()).guardianMissingSince).toBeNull();
  });
});
