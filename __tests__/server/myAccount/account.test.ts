import { calls } from '../../../src/contract/calls';
import { type MyAccount, myAccountCalls } from '../../../src/contract/myAccount';
import { inject } from '../../contract/serverContract/inject';
import { askingOf } from '../asking';
import { type Demo, startDemo } from '../support';

const easyToGuess = expect.stringMatching(/^Dieses Passwort ist leicht zu erraten: .*drei Wörter/);

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const ask = askingOf(() => demo);
const account = async (): Promise<MyAccount> => (await ask(myAccountCalls.present(), 'anna')).body;
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const openLink = async (link: string) =>
  (await demo.get(null, `/admin/email/verification/${tokenOf(link)}`)).statusCode;

describe('a new address', () => {
  const change = (email: string, password = 'athletik') =>
    ask(myAccountCalls.changeEmail({ email, password }), 'anna');
  const linkMails = () => demo.mails.filter(({ link }) => link.includes('/verification/'));
  const lastLink = () => linkMails().at(-1)?.link ?? '';

  test('[AC-1] gets a mail with a link, and counts once that was opened', async () => {
    const { status, body } = await change(' Neu@Example.org ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'anna@example.org', newEmail: 'neu@example.org' });
    expect(linkMails()).toMatchObject([
      {
        to: 'neu@example.org',
        subject: 'Neue E-Mail-Adresse bestätigen',
        text: expect.stringContaining(lastLink()),
      },
    ]);
    expect(lastLink()).toMatch(/^https:\/\/club\.example\/verification\/[\w-]{43}\?neu$/);
    expect(await account()).toMatchObject({ email: 'anna@example.org', newEmail: 'neu@example.org' });
    for (let times = 0; times < 2; times += 1) expect(await openLink(lastLink())).toBe(200);
    expect(await account()).toMatchObject({ email: 'neu@example.org', newEmail: null });
  });

  test('[AC-1] ends the link to the one wanted before', async () => {
    await change('erste@example.org');
    const first = lastLink();
    await change('zweite@example.org');
    expect((await account()).newEmail).toBe('zweite@example.org');
    expect(await openLink(first)).toBe(404);
    expect(await openLink(lastLink())).toBe(200);
    expect((await account()).email).toBe('zweite@example.org');
  });

  test('[AC-1] a link from before does not bring its address back', async () => {
    await change('erste@example.org');
    const first = lastLink();
    await openLink(first);
    await change('zweite@example.org');
    await openLink(lastLink());
    expect(await openLink(first)).toBe(200);
    expect((await account()).email).toBe('zweite@example.org');
  });

  test('[AC-1] is forgotten when it is the one that the account has', async () => {
    await change('neu@example.org');
    await change('ANNA@example.org');
    expect(await account()).toMatchObject({ email: 'anna@example.org', newEmail: null });
    expect(linkMails()).toHaveLength(1);
  });

  test('[AC-1] needs the password: 403 else, nothing is mailed, and the address stays', async () => {
    for (const password of ['falsch', '', undefined]) {
      const wanted = myAccountCalls.changeEmail({ email: 'dieb@example.org', password });
      expect(await ask(wanted, 'anna')).toMatchObject({
        status: 403,
        body: { message: 'Das Passwort ist falsch.' },
      });
    }
    expect([demo.mails, (await account()).newEmail]).toEqual([[], null]);
  });

  test('[AC-1] the one that the account has is taken back without a password: nobody is kept from that', async () => {
    await change('neu@example.org');
    const { status } = await ask(myAccountCalls.changeEmail({ email: 'anna@example.org' }), 'anna');
    expect([status, (await account()).newEmail, await openLink(lastLink())]).toEqual([200, null, 404]);
  });

  test('[AC-1] wrong passwords count together with those of a password change', async () => {
    for (let times = 0; times < 5; times += 1) {
      await change('neu@example.org', 'falsch');
      await ask(myAccountCalls.changePassword({ old: 'falsch', new: 'drei kluge Worte' }), 'anna');
    }
    expect((await change('neu@example.org')).status).toBe(429);
    demo.clock.now += 60_000;
    expect((await change('neu@example.org')).status).toBe(200);
  });

  test('[AC-1] of a change of the password at once, the link ends or the password is wrong', async () => {
    await demo.tokenOf('anna');
    const [wanted] = await Promise.all([
      change('neu@example.org'),
      ask(myAccountCalls.changePassword({ old: 'athletik', new: 'drei kluge Worte' }), 'anna'),
    ]);
    expect([200, 403]).toContain(wanted.status);
    expect((await account()).newEmail).toBeNull();
  });

  test('[AC-1] is told to the address that counts, with how to stop it', async () => {
    await change('neu@example.org');
    const notice = demo.mails.find(({ to }) => to === 'anna@example.org');
    expect(notice).toMatchObject({
      subject: 'Deine E-Mail-Adresse wird geändert',
      link: 'https://club.example/account',
    });
    for (const part of ['neu@example.org', '„anna“', '„Mein Konto“', '24 Stunden', 'Trainer'])
      expect(notice?.text).toContain(part);
  });

  test('[AC-1] [MB-1] may be that of another member: a family shares one', async () => {
    await change('ben@example.org');
    expect(await openLink(lastLink())).toBe(200);
    expect((await account()).email).toBe('ben@example.org');
  });

  test.each([
    ['', 422],
    ['anna', 422],
    ['anna@example.org, ben@example.org', 422],
    ['Anna <anna@example.org>', 422],
    ['anna@example.org\r\nBcc: ben@example.org', 422],
    [`${'x'.repeat(250)}@example.org`, 400],
    ['anna\u0000@example.org', 400],
  ])('[AC-1] [ON-7] %j is %i, and gets no mail', async (email, status) => {
    expect((await change(email)).status).toBe(status);
    expect([demo.mails, (await account()).newEmail]).toEqual([[], null]);
  });

  test('[AC-1] nobody fills a mailbox: the eleventh mail is 429', async () => {
    for (let times = 0; times < 10; times += 1) await change(`a${times}@example.org`);
    expect((await change('noch@example.org')).status).toBe(429);
    expect((await account()).newEmail).toBeNull();
    expect(linkMails()).toHaveLength(10);
  });
});

describe('a mail that tells of a change and cannot be sent', () => {
  let broken: Demo;
  beforeEach(async () => {
    broken = await startDemo({
      beforeMail: async ({ to }) => {
        if (to === 'anna@example.org') throw new Error('the mailbox is full');
      },
    });
  });
  afterEach(() => broken.stop());
  const send = askingOf(() => broken);

  test('[AC-1] holds up neither a new address nor a new password', async () => {
    const wanted = await send(
      myAccountCalls.changeEmail({ email: 'neu@example.org', password: 'athletik' }),
      'anna',
    );
    expect(wanted).toMatchObject({ status: 200, body: { newEmail: 'neu@example.org' } });
    const changed = myAccountCalls.changePassword({ old: 'athletik', new: 'drei kluge Worte' });
    expect((await send(changed, 'anna')).status).toBe(200);
    expect(broken.mails.map(({ to }) => to)).toEqual(['neu@example.org']);
  });
});

describe('a new password', () => {
  const change = (old: string, next: string) =>
    ask(myAccountCalls.changePassword({ old, new: next }), 'anna');
  const signInStatus = async (password: string) => (await demo.signIn('anna', password)).statusCode;
  const word = 'drei kluge Worte';

  test('[AC-1] ends the other sign-ins, and this one stays', async () => {
    const elsewhere = (await demo.signIn('anna', 'athletik')).json().token;
    const { status, body } = await change('athletik', word);
    expect(status).toBe(200);
    expect((body as MyAccount).signins.map(({ isThis }) => isThis)).toEqual([true]);
    expect((await inject(demo.app, { ...calls.exercises(), token: elsewhere })).status).toBe(401);
    expect((await ask(calls.exercises(), 'anna')).status).toBe(200);
    expect([await signInStatus(word), await signInStatus('athletik')]).toEqual([200, 401]);
  });

  test('[AC-1] needs the old one: 403 else, and nothing changes', async () => {
    expect(await change('falsch', word)).toMatchObject({
      status: 403,
      body: { message: 'Das bisherige Passwort ist falsch.' },
    });
    expect(await signInStatus('athletik')).toBe(200);
  });

  test('[AC-1] sent again after a lost answer is 200', async () => {
    await change('athletik', word);
    expect((await change('athletik', word)).status).toBe(200);
    expect((await change('athletik', 'ein anderes Passwort')).status).toBe(403);
    expect(await signInStatus(word)).toBe(200);
  });

  test('[AC-1] of two at once one counts', async () => {
    // Both from one sign-in: the change ends all others.
    await demo.tokenOf('anna');
    const both = await Promise.all([change('athletik', word), change('athletik', 'zwei andere Worte')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test.each([
    ['neun Zei.', 422, 'Das Passwort muss mindestens 10 Zeichen haben.'],
    ['          ', 422, 'Das Passwort muss mindestens 10 Zeichen haben.'],
    ['x'.repeat(201), 422, 'Das Passwort darf höchstens 200 Zeichen haben.'],
    ['passwort123', 422, easyToGuess],
    ['Athletin2026', 422, easyToGuess],
    ['drei kluge\u0000Worte', 400, 'Der Text enthält Zeichen, die sich nicht speichern lassen.'],
  ])('[AC-1] [ON-7] %j is %i with a reason', async (next, status, message) => {
    expect(await change('athletik', next)).toMatchObject({ status, body: { message } });
    expect(await signInStatus('athletik')).toBe(200);
  });

  test('[AC-1] a recovery link from before is not good any more', async () => {
    await demo.get(null, '/admin/email/recovery/anna%40example.org');
    await change('athletik', word);
    const path = `/admin/email/recovery/${tokenOf(demo.mails[0]?.link ?? '')}`;
    expect((await demo.post(null, path, { password: 'ein fremdes Passwort' })).statusCode).toBe(404);
  });

  test('[AC-1] is told to the address of the account, once', async () => {
    for (let times = 0; times < 2; times += 1) await change('athletik', word);
    expect(demo.mails).toMatchObject([
      {
        to: 'anna@example.org',
        subject: 'Dein Passwort wurde geändert',
        link: 'https://club.example/password-forgotten',
        text: expect.stringContaining('„anna“'),
      },
    ]);
  });

  test('[AC-1] guessing the old one is limited like sign-in', async () => {
    for (let times = 0; times < 10; times += 1) await change('falsch', word);
    expect((await change('athletik', word)).status).toBe(429);
    demo.clock.now += 60_000;
    expect((await change('athletik', word)).status).toBe(200);
  });

  test('[AC-1] guessing it as the old and the new one is limited, too', async () => {
    const guess = (password: string) => change(password, password);
    for (let times = 0; times < 10; times += 1) {
      expect((await guess(`geratenes Wort ${times}`)).status).toBe(403);
    }
    expect((await guess('geratenes Wort 10')).status).toBe(429);
  });

  test('[AC-1] guessing it as the new one is limited, whatever the old one is', async () => {
    await change('athletik', word);
    for (let times = 0; times < 10; times += 1) await change('falsch', `geratenes Wort ${times}`);
    expect((await change('falsch', word)).status).toBe(429);
  });
});
