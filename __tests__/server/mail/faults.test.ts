import { rmSync } from 'node:fs';
import { faultOf, isOfTheWay } from '../../../server/mail/faults';
import { createMailer } from '../../../server/mail/mailer';
import { MailNotSent } from '../../../server/mail/mailNotSent';
import type { MailFault } from '../../../src/contract/mail';
import { makeFolder } from '../support';
import { startSmtp } from './smtpServer';

let dataDir: string;
beforeEach(() => {
  dataDir = makeFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mail = { to: 'mia@example.org', subject: 'Hallo', text: 'Hallo Mia', link: 'https://club.example' };

/** Sends a mail. Returns what was in the way, or null. */
const faultAt = async (smtpUrl: string): Promise<MailFault | null> => {
  const mailFrom = { name: '', address: 'verein@club.example' };
  const send = createMailer({ dataDir, mailFrom, isProduction: true, smtpUrl }, () => {});
  try {
    await send(mail);
    return null;
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    return error.fault;
  }
};

type Answers = Parameters<typeof startSmtp>[0];

describe('[MB-17] what a mail server answers', () => {
  test.each<[string, Answers, MailFault | null]>([
    ['takes a mail', {}, null],
    ['does not know the address', { RCPT: '550 5.1.1 no such user' }, 'address'],
    ['says for good that the mailbox is full', { RCPT: '552 mailbox full' }, 'address'],
    ['asks to come again (greylisting)', { RCPT: '450 4.2.0 greylisted' }, 'later'],
    ['cannot store the mail now', { message: '452 no room' }, 'later'],
    ['takes the mail for spam', { message: '554 5.7.1 spam' }, 'content'],
    ['relays for nobody', { RCPT: '554 5.7.1 Relay access denied' }, 'relay'],
    ['refuses the sender', { MAIL: '550 not allowed' }, 'sender'],
    ['wants a sign-in', { MAIL: '530 Authentication required' }, 'login'],
    ['wants a sign-in, and says so late', { RCPT: '530 Authentication required' }, 'login'],
    ['has no time for the sender', { MAIL: '451 try later' }, 'busy'],
    ['closes in the middle', { RCPT: '421 closing' }, 'busy'],
    ['greets nobody now', { greeting: '421 too many connections' }, 'busy'],
    ['greets nobody', { greeting: '554 go away' }, 'refused'],
    ['cuts the connection', { MAIL: 'drop' }, 'unreachable'],
  ])('%s', async (_what, answers, fault) => {
    const smtp = await startSmtp(answers);
    expect(await faultAt(smtp.smtpUrl)).toBe(fault);
    await smtp.stop();
  });

  test.each<[string, MailFault]>([
    ['535 5.7.8 wrong password', 'login'],
    ['454 4.7.0 try later', 'busy'],
  ])('to a sign-in: %s', async (answer, fault) => {
    const smtp = await startSmtp({ AUTH: answer });
    expect(await faultAt(smtp.smtpUrl.replace('//', '//me:secret@'))).toBe(fault);
    await smtp.stop();
  });
});

describe('[MB-17] what is in the way of the connection', () => {
  test('nobody listens there', async () => {
    const smtp = await startSmtp();
    await smtp.stop();
    expect(await faultAt(smtp.smtpUrl)).toBe('unreachable');
  });

  test('the name does not exist', async () => {
    expect(await faultAt('smtp://mail.invalid:25')).toBe('dns');
  });

  test('nobody answers in time', () => {
    const error = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT', command: 'CONN' });
    expect(faultOf(error)).toBe('timeout');
  });

  test('nobody trusts the certificate', async () => {
    const smtp = await startSmtp({}, { hasTls: true });
    expect(await faultAt(smtp.smtpUrl)).toBe('certificate');
    await smtp.stop();
  });

  test('smtps:// meets a server that speaks without TLS', async () => {
    const smtp = await startSmtp({ greeting: '220 localhost' });
    expect(await faultAt(smtp.smtpUrl.replace('smtp:', 'smtps:'))).toBe('encryption');
    await smtp.stop();
  });
});

test('[MB-17] only faults of one mail let the others go on', () => {
  const faults: MailFault[] = [
    'address',
    'later',
    'content',
    'relay',
    'sender',
    'login',
    'dns',
    'busy',
    'other',
  ];
  expect(faults.filter((fault) => !isOfTheWay(fault))).toEqual(['address', 'later', 'content', 'relay']);
});
