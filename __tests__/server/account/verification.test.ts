import { createUser, type NewUser } from '../../../server/account/createUser';
import { createMails } from '../../../server/mail/mails';
import { type Demo, publicUrl, startDemo } from '../support';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const emma: NewUser = {
  username: 'emma',
  firstName: 'Emma',
  lastName: 'Ebert',
  email: 'Emma@Example.org',
  password: 'emmas Passwort',
  authorities: ['ROLE_ATHLETE'],
};

const create = (overrides: Partial<NewUser> = {}) =>
  createUser(
    {
      db: demo.db,
      passwords: demo.passwords,
      mails: createMails(publicUrl),
      sendMail: async (mail) => {
        demo.mails.push(mail);
      },
      now: () => demo.clock.now,
    },
    { ...emma, ...overrides },
  );
const lastToken = () => demo.mails.at(-1)?.link.split('/').at(-1) ?? '';
const verify = async (token: string) => demo.get(null, `/admin/email/verification/${token}`);
const signIn = () => demo.signIn('emma', 'emmas Passwort');

test('[API-14] a new account gets a mail with the link that verifies its address', async () => {
  await create();
  expect(demo.mails).toHaveLength(1);
  expect(demo.mails[0]).toMatchObject({ to: 'emma@example.org', subject: 'E-Mail-Adresse bestätigen' });
  expect(demo.mails[0]?.link).toMatch(/^https:\/\/club\.example\/verification\/[\w-]{43}$/);
  expect(demo.mails[0]?.text).toContain(`\n${demo.mails[0]?.link}\n`);
});

test('[API-7] until the address is verified the sign-in is 403 with a message', async () => {
  await create();
  expect((await signIn()).json()).toEqual({
    status: 403,
    error: 'Forbidden',
    message:
      'Bitte bestätige zuerst deine E-Mail-Adresse. Den Link dazu findest du in der E-Mail, die wir dir geschickt haben.',
  });
  expect(await demo.db.selectFrom('authToken').selectAll().execute()).toEqual([]);
  expect((await verify(lastToken())).statusCode).toBe(200);
  expect((await signIn()).statusCode).toBe(200);
});

test('[API-7] who does not know the password is told nothing about the address', async () => {
  await create();
  expect((await demo.signIn('emma', 'falsch')).statusCode).toBe(401);
});

test('[API-14] a token is stored as a hash only', async () => {
  await create();
  const rows = await demo.db.selectFrom('verificationToken').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(lastToken());
});

test('[API-12, API-14] a link for a new password reaches the same mailbox, so using it verifies the address', async () => {
  await create();
  expect((await demo.get(null, '/admin/email/recovery/emma%40example.org')).statusCode).toBe(200);
  await demo.post(null, `/admin/email/recovery/${lastToken()}`, { password: 'emmas Passwort' });
  expect((await signIn()).statusCode).toBe(200);
});

test.each([
  ['the name', { email: 'other@example.org' }, 'Diesen Benutzernamen gibt es schon.'],
  ['the address', { username: 'other' }, 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.'],
  [
    'the address in capitals',
    { username: 'other', email: 'EMMA@EXAMPLE.ORG' },
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  ],
])('%s of another account is refused, without a mail', async (_, overrides, message) => {
  await create();
  await expect(create(overrides)).rejects.toMatchObject({ statusCode: 409, message });
  expect(demo.mails).toHaveLength(1);
});

test.each([
  ['email', 'emma@example.org\r\nBcc: ben@example.org'],
  ['email', 'emma@example.org, ben@example.org'],
  ['email', 'Emma <emma@example.org>'],
  ['email', '"emma ben"@example.org'],
  ['email', 'emma'],
  ['email', `${'e'.repeat(250)}@example.org`],
  ['firstName', 'Emma\r\nBcc: ben@example.org'],
  ['username', ''],
])('[API-14] an account with the %s %j is not made', async (field, value) => {
  await expect(create({ [field]: value })).rejects.toMatchObject({ issues: [{ path: [field] }] });
  expect(demo.mails).toEqual([]);
});

test('a password that is too short makes no account', async () => {
  const usernames = () => demo.db.selectFrom('user').select('username').execute();
  const before = await usernames();
  await expect(create({ password: 'kurz' })).rejects.toMatchObject({ statusCode: 422 });
  expect(await usernames()).toEqual(before);
});
