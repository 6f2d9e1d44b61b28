import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { readConfig } from '../../../server/config/config';
import { createMailer } from '../../../server/mail/mailer';
import { createMails } from '../../../server/mail/mails';
import { makeFolder } from '../support';
import { startSmtp } from './smtpServer';

let dataDir: string;
beforeEach(() => {
  dataDir = makeFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mailFrom = { name: 'Verein Süd', address: 'verein@club.example' };
const mails = createMails('https://club.example');
const anna = { firstName: 'Änne', email: 'anna@example.org', username: 'anna' };
const token = 'a'.repeat(43);

const settings = () => ({ dataDir, mailFrom, isProduction: false });

const mailToFiles = () => {
  const said: string[] = [];
  return { said, send: createMailer({ ...settings(), smtpUrl: undefined }, (line) => said.push(line)) };
};
const filesOf = () => readdirSync(join(dataDir, 'mail')).map((name) => join(dataDir, 'mail', name));

test('[RU-2] without SMTP a mail is a file, and the log has its link', async () => {
  const { said, send } = mailToFiles();
  await send(mails.recovery(anna, token));
  const [file = '', ...others] = filesOf();
  expect(others).toEqual([]);
  expect(file).toMatch(/\.eml$/);
  const link = `https://club.example/password/recovery/${token}`;
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail).toMatchObject({ from: mailFrom, to: [{ name: '', address: 'anna@example.org' }] });
  expect(mail.subject).toBe('Passwort zurücksetzen');
  expect(mail.text).toContain('Hallo Änne,');
  expect(mail.text).toContain(`\n${link}\n`);
  expect(said).toEqual([`E-Mail an anna@example.org: ${link}`]);
});

test('[RU-2] in production the log names only the file of a mail: more people read a log', async () => {
  const said: string[] = [];
  const production = { ...settings(), smtpUrl: undefined, isProduction: true };
  await createMailer(production, (line) => said.push(line))(mails.recovery(anna, token));
  expect(said).toEqual([`E-Mail ohne SMTP_URL: mail/${readdirSync(join(dataDir, 'mail'))[0]}`]);
});

test('[RU-2] mails open accounts, so only the owner of the folder reads them, and each has its own file', async () => {
  const { send } = mailToFiles();
  await Promise.all([send(mails.recovery(anna, token)), send(mails.recovery(anna, token))]);
  const modes = filesOf().map((file) => statSync(file).mode & 0o077);
  expect(modes).toEqual([0, 0]);
});

test.each([
  'anna@example.org\r\nBcc: ben@example.org',
  'anna@example.org\nben@example.org',
  'anna@example.org, ben@example.org',
  'anna@example.org;ben@example.org',
  'Anna <ben@example.org>',
  'anna',
  '',
])('[API-13] no mail goes to the address %j', async (email) => {
  const { said, send } = mailToFiles();
  await expect(send(mails.recovery({ ...anna, email }, token))).rejects.toThrow();
  expect(existsSync(join(dataDir, 'mail'))).toBe(false);
  expect(said).toEqual([]);
});

test('a name with line breaks adds no header', async () => {
  const { send } = mailToFiles();
  await send(mails.recovery({ ...anna, firstName: 'Anna\r\nBcc: ben@example.org' }, token));
  const mail = await PostalMime.parse(readFileSync(filesOf()[0] ?? ''));
  expect(mail.bcc).toBeUndefined();
  expect(mail.to).toHaveLength(1);
});

test('[RU-2] with SMTP the mail goes to the mail server, and neither to a file nor to the log', async () => {
  const { heard: lines, smtpUrl, stop } = await startSmtp();
  const said: string[] = [];
  await createMailer({ ...settings(), smtpUrl }, (line) => said.push(line))(mails.recovery(anna, token));
  await stop();
  expect(lines.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
    'MAIL FROM:<verein@club.example>',
    'RCPT TO:<anna@example.org>',
  ]);
  expect(lines).toContain('To: anna@example.org');
  expect(existsSync(join(dataDir, 'mail'))).toBe(false);
  expect(said).toEqual([]);
});

test('[API-41] a mail server that refuses is 503 with a message that a person understands', async () => {
  const { smtpUrl, stop } = await startSmtp({ MAIL: '550 no' });
  const send = createMailer({ ...settings(), smtpUrl }, () => undefined);
  await expect(send(mails.recovery(anna, token))).rejects.toMatchObject({
    statusCode: 503,
    message: 'Die E-Mail konnte nicht verschickt werden. Bitte versuch es später noch einmal.',
  });
  await stop();
});

describe('the settings', () => {
  test('[RU-2] by default links lead to this machine and mails are files', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      publicUrl: 'http://localhost:8080',
      smtpUrl: undefined,
      mailFrom: { name: 'Athletik Screening', address: 'noreply@localhost' },
    });
    expect(readConfig({ PORT: '3000' }, '/srv').publicUrl).toBe('http://localhost:3000');
  });

  test('[RU-2] PUBLIC_URL, SMTP_URL and MAIL_FROM set others', () => {
    const env = {
      PUBLIC_URL: 'https://club.example/',
      SMTP_URL: 'smtps://me:secret@mail.example',
      MAIL_FROM: 'Verein Süd <verein@club.example>',
    };
    expect(readConfig(env, '/srv')).toMatchObject({
      publicUrl: 'https://club.example',
      smtpUrl: env.SMTP_URL,
      mailFrom,
    });
    expect(readConfig({ MAIL_FROM: 'verein@club.example' }, '/srv').mailFrom).toEqual({
      ...mailFrom,
      name: '',
    });
    expect(readConfig({ PUBLIC_URL: 'https://club.example' }, '/srv').mailFrom.address).toBe(
      'noreply@club.example',
    );
  });

  test.each([
    [{ PUBLIC_URL: 'club.example' }, 'PUBLIC_URL muss mit http:// oder https:// beginnen.'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL muss mit http:// oder https:// beginnen.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL muss mit smtp:// oder smtps:// beginnen.'],
    [{ MAIL_FROM: 'Verein' }, 'MAIL_FROM muss „Name <adresse>“ sein'],
    [{ MAIL_FROM: 'Verein\nBcc: x <a@club.example>' }, 'MAIL_FROM muss „Name <adresse>“ sein'],
  ])('[RU-2] %j is refused in clear words', (env, message) => {
    expect(() => readConfig(env, '/srv')).toThrow(message);
  });
});
