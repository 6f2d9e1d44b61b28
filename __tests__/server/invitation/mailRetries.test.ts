import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buildApp } from '../../../server/app';
import { createMailer, type SendMail } from '../../../server/mail/mailer';
import { clubCalls } from '../../../src/contract/club';
import { memberCalls } from '../../../src/contract/members';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { startSmtp } from '../mail/smtpServer';
import { type Office, password, startOffice } from '../office/office';
import { aNewMember, idOf } from '../office/people';
import { onPostgres } from '../postgres';
import { makeFolder } from '../support';
import { openTestDatabase } from '../testDatabase';

const minute = 60_000;
const day = 24 * 60 * minute;
const { add, addAll, inviteAll } = memberCalls;
const withMail = (name: string) =>
  aNewMember({ firstName: name, email: `${name.toLowerCase()}@example.org`, clientId: randomUUID() });
const addressOf = (name: string) => `${name.toLowerCase()}@example.org`;

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let office: Office;
/** Sends by the mail server on its socket. */
let send: SendMail;
/** No mail goes out from there. */
let folder: string;

const mailerOf = (smtpUrl: string): SendMail => {
  const mailFrom = { name: 'TSV', address: 'verein@club.example' };
  return createMailer({ dataDir: folder, mailFrom, isProduction: true, smtpUrl }, () => {});
};

beforeEach(async () => {
  folder = makeFolder();
  smtp = await startSmtp();
  send = mailerOf(smtp.smtpUrl);
  office = await startOffice({ beforeMail: (mail) => send(mail), smtpUrl: smtp.smtpUrl });
});
afterEach(async () => {
  await office.stop();
  await smtp.stop();
  rmSync(folder, { recursive: true });
});

const mailStates = async () => {
  const rows = await office.db.selectFrom('invitation').select('mail').orderBy('userId').execute();
  return rows.map(({ mail }) => mail);
};
const triesOf = async () =>
  office.db.selectFrom('invitation').select(['mail', 'tries', 'nextAt']).executeTakeFirstOrThrow();
const mailOf = async () => (await office.ask(clubCalls.present(), 'ada')).server?.mail;

const until = async (isTrue: () => Promise<boolean> | boolean) => {
  while (!(await isTrue())) await new Promise(setImmediate);
};
/** Waits until what is due has been tried: the call waits for that, and Ida, who has no address, gets no mail by it. */
const settleMails = () => office.ask(inviteAll([idOf('ida')]), 'ada');
const lookAgain = async (duration: number) => {
  office.clock.now += duration;
  await settleMails();
};

describe('[MB-17] a mail server that asks to come again', () => {
  test('[MB-17] gets the mail once more, and once it takes it, never again', async () => {
    smtp.answers.RCPT = '450 4.2.0 greylisted';
    const mia = await office.ask(add(withMail('Mia')), 'tina');
    expect(mia).toMatchObject({ hasMailFailed: false, mailProblem: 'waiting' });
    expect(smtp.recipients).toEqual([]);
    delete smtp.answers.RCPT;
    await lookAgain(40_000);
    expect(smtp.recipients).toEqual([]);
    await lookAgain(50_000);
    expect(smtp.recipients).toEqual([addressOf('Mia')]);
    expect(await office.memberOf(mia.id)).toMatchObject({ hasMailFailed: false, mailProblem: null });
    await lookAgain(4 * day);
    expect(smtp.recipients).toHaveLength(1);
  });

  test('[MB-17] for one address holds up no other', async () => {
    smtp.answers.RCPT = '450 4.2.0 greylisted';
    await office.ask(add(withMail('Mia')), 'tina');
    delete smtp.answers.RCPT;
    await office.ask(add(withMail('Ole')), 'tina');
    expect(smtp.recipients).toEqual([addressOf('Ole')]);
    expect(await mailStates()).toEqual(['waiting', 'sent']);
    expect(await mailOf()).toMatchObject({ fault: null, waiting: 1, failed: 0 });
  });

  test('[MB-11] [MB-17] tries of one mail are one mail for the limit', async () => {
    smtp.answers.RCPT = '450 4.2.0 greylisted';
    await office.ask(add(withMail('Mia')), 'tina');
    for (let times = 0; times < 12; times += 1) await lookAgain(80 * minute);
    expect((await triesOf()).mail).toBe('waiting');
    delete smtp.answers.RCPT;
    await lookAgain(80 * minute);
    expect(smtp.recipients).toEqual([addressOf('Mia')]);
  });

  test('[MB-17] for three days gets no more tries, and the member says so', async () => {
    smtp.answers.RCPT = '450 4.2.0 mailbox busy';
    const mia = await office.ask(add(withMail('Mia')), 'tina');
    while ((await triesOf()).mail === 'waiting') {
      const { tries, nextAt } = await triesOf();
      expect(tries).toBeLessThan(120);
      await lookAgain(nextAt - office.clock.now + 10_000);
    }
    expect(office.clock.now - Date.parse('2026-11-21T12:00:00.000Z')).toBeGreaterThanOrEqual(3 * day);
    expect(await office.memberOf(mia.id)).toMatchObject({ hasMailFailed: true, mailProblem: 'givenUp' });
    expect(await mailOf()).toMatchObject({ waiting: 0, failed: 1 });
  });
});

test('[MB-17] an address that takes no mails is said at the member at once, and not tried again', async () => {
  smtp.answers.RCPT = '550 5.1.1 no such user';
  const mia = await office.ask(add(withMail('Mia')), 'tina');
  expect(mia).toMatchObject({ hasMailFailed: true, mailProblem: 'undeliverable' });
  expect(await mailOf()).toMatchObject({ fault: null, waiting: 0, failed: 1 });
  const { length } = smtp.heard;
  await lookAgain(4 * day);
  expect(smtp.heard).toHaveLength(length);
});

describe('[MB-17] a way that is broken', () => {
  test('[MB-17] is tried by one mail, not by each of a list, and all go out once it is mended', async () => {
    smtp.answers.MAIL = '421 down for maintenance';
    await office.ask(addAll(['Eins', 'Zwei', 'Drei'].map(withMail)), 'tina');
    await settleMails();
    expect(smtp.heard.filter((line) => line.startsWith('MAIL'))).toHaveLength(1);
    expect(await mailStates()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await mailOf()).toEqual({
      isSetUp: true,
      fault: 'busy',
      faultSince: '2026-11-21T12:00:00.000Z',
      waiting: 3,
      failed: 0,
    });
    const members = await office.ask(memberCalls.all(), 'ada');
    expect(members.filter(({ mailProblem }) => mailProblem === 'waiting')).toHaveLength(3);
    delete smtp.answers.MAIL;
    await lookAgain(90_000);
    await lookAgain(90_000);
    expect(smtp.recipients.toSorted()).toEqual(['Eins', 'Zwei', 'Drei'].map(addressOf).toSorted());
    expect(await mailOf()).toMatchObject({ fault: null, faultSince: null, waiting: 0 });
  });

  test('[MB-17] is not tried more often by those who invite meanwhile; they see that their mail waits', async () => {
    smtp.answers.greeting = '421 too many connections';
    await office.ask(add(withMail('Mia')), 'tina');
    smtp.answers.greeting = '220 localhost';
    const ole = await office.ask(add(withMail('Ole')), 'tina');
    expect(ole).toMatchObject({ mailProblem: 'waiting' });
    expect(smtp.recipients).toEqual([]);
  });

  test.each([
    ['a wrong password', { AUTH: '535 5.7.8 wrong' }, 'login'],
    ['a refused sender', { MAIL: '550 5.7.1 not yours' }, 'sender'],
    ['a connection that is cut', { MAIL: 'drop' }, 'unreachable'],
  ] as const)('[MB-17] by %s makes nobody undeliverable', async (_what, answers, fault) => {
    Object.assign(smtp.answers, answers);
    send = mailerOf(smtp.smtpUrl.replace('//', '//me:secret@'));
    const mia = await office.ask(add(withMail('Mia')), 'tina');
    expect(mia).toMatchObject({ hasMailFailed: false, mailProblem: 'waiting' });
    expect(await mailOf()).toMatchObject({ fault });
  });

  test('[MB-17] goes on with its tries after a restart, and sends nothing twice', async () => {
    smtp.answers.greeting = '421 too many connections';
    await office.ask(addAll(['Eins', 'Zwei'].map(withMail)), 'tina');
    await settleMails();
    await office.app.close();
    smtp.answers.greeting = '220 localhost';
    const { clock, config, db, passwords, timers } = office;
    const start = async () => {
      const now = () => clock.now;
      const next = await buildApp({ db, passwords, sendMail: (mail) => send(mail), now, timers, config });
      await next.listen({ host: '127.0.0.1', port: 0 });
      return next;
    };
    const failedAt = clock.now;
    const next = await start();
    await until(async () => {
      timers.advance(1000);
      return !(await mailStates()).includes('waiting');
    });
    expect(clock.now - failedAt).toBeGreaterThanOrEqual(45_000);
    await next.close();
    const last = await start();
    timers.advance(20_000);
    await last.close();
    expect(smtp.recipients.toSorted()).toEqual(['Eins', 'Zwei'].map(addressOf).toSorted());
  });

  test('[MB-17] two processes that find the same mails send each once', async () => {
    smtp.answers.greeting = '421 too many connections';
    await office.ask(addAll(['Eins', 'Zwei', 'Drei'].map(withMail)), 'tina');
    await settleMails();
    smtp.answers.greeting = '220 localhost';
    const { clock, config, dataDir, db, passwords, timers } = office;
    // SQLite has one process at a time.
    if (!onPostgres()) await office.app.close();
    const otherDb = onPostgres() ? await openTestDatabase(dataDir) : db;
    const now = () => clock.now;
    const other = await buildApp({
      db: otherDb,
      passwords,
      sendMail: (mail) => send(mail),
      now,
      timers,
      config,
    });
    await other.listen({ host: '127.0.0.1', port: 0 });
    await until(async () => {
      timers.advance(1000);
      return !(await mailStates()).includes('waiting');
    });
    await other.close();
    if (otherDb !== db) await otherDb.destroy();
    expect(smtp.recipients.toSorted()).toEqual(['Drei', 'Eins', 'Zwei'].map(addressOf).toSorted());
  });
});

describe('[AC-1] [MB-17] the mail that tells of a new password', () => {
  const change = myAccountCalls.changePassword({ old: password, new: 'drei kluge Worte' });

  test('[AC-1] [MB-17] waits and is tried again, and the change holds', async () => {
    smtp.answers.greeting = '421 too many connections';
    await office.ask(change, 'anna');
    expect(await mailOf()).toMatchObject({ fault: 'busy', waiting: 1 });
    smtp.answers.greeting = '220 localhost';
    await lookAgain(90_000);
    await lookAgain(90_000);
    expect(smtp.recipients).toEqual(['anna@example.org']);
    expect(await mailOf()).toMatchObject({ fault: null, waiting: 0 });
  });

  test('[MB-17] to an address that takes none is forgotten', async () => {
    smtp.answers.RCPT = '550 no such user';
    await office.ask(change, 'anna');
    expect(await mailOf()).toMatchObject({ fault: null, waiting: 0 });
  });
});

test('[AC-1] a new address that takes no mails is refused, and nothing changes', async () => {
  smtp.answers.RCPT = '550 no such user';
  const wanted = myAccountCalls.changeEmail({ email: 'tippfehler@example.org', password });
  const [status, message] = await office.refusal(wanted, 'anna');
  expect([status, message]).toEqual([
    422,
    'Der Mailserver nimmt keine E-Mails an diese Adresse an. Bitte prüf, ob sie stimmt. Es hat sich nichts geändert.',
  ]);
  expect((await office.ask(myAccountCalls.present(), 'anna')).newEmail).toBeNull();
});

describe('[CL-5] a test mail', () => {
  test('[CL-5] goes to the address of the admin, and says that the mail server took it', async () => {
    expect(await office.ask(clubCalls.testMail(), 'ada')).toEqual({ email: 'ada@example.org', fault: null });
    expect(smtp.recipients).toEqual(['ada@example.org']);
  });

  test('[CL-5] says what is in the way; once it is taken, the waiting mails are tried at once', async () => {
    smtp.answers.greeting = '554 go away';
    await office.ask(addAll(['Eins', 'Zwei'].map(withMail)), 'tina');
    await settleMails();
    expect(await office.ask(clubCalls.testMail(), 'ada')).toMatchObject({ fault: 'refused' });
    smtp.answers.greeting = '220 localhost';
    expect(await office.ask(clubCalls.testMail(), 'ada')).toMatchObject({ fault: null });
    await until(async () => !(await mailStates()).includes('waiting'));
    expect(smtp.recipients.toSorted()).toEqual(
      ['ada@example.org', ...['Eins', 'Zwei'].map(addressOf)].toSorted(),
    );
  });

  test('[CL-5] is 429 after ten in ten minutes', async () => {
    for (let times = 0; times < 10; times += 1) await office.ask(clubCalls.testMail(), 'ada');
    expect((await office.refusal(clubCalls.testMail(), 'ada'))[0]).toBe(429);
    expect(smtp.recipients).toHaveLength(10);
  });
});

describe('[MB-18] inviting several anew', () => {
  test('[MB-18] mails to each of them once more', async () => {
    smtp.answers.RCPT = '550 no such user';
    const added = await office.ask(addAll(['Eins', 'Zwei'].map(withMail)), 'tina');
    await settleMails();
    expect(await mailStates()).toEqual(['failed', 'failed']);
    delete smtp.answers.RCPT;
    const ids = added.map(({ id }) => id);
    const invited = await office.ask(inviteAll(ids), 'tina');
    expect(invited.map(({ id }) => id)).toEqual(ids);
    await until(async () => !(await mailStates()).includes('waiting'));
    expect(smtp.recipients).toEqual(['Eins', 'Zwei'].map(addressOf));
  });

  test('[MB-18] is refused as a whole when one is not theirs', async () => {
    const [mine] = await office.ask(addAll([withMail('Eins')]), 'tina');
    const [other] = await office.ask(addAll([withMail('Zwei')]), 'theo');
    await settleMails();
    const ids = [mine?.id ?? 0, other?.id ?? 0];
    expect((await office.refusal(inviteAll(ids), 'tina'))[0]).toBe(403);
    await settleMails();
    expect(smtp.recipients).toHaveLength(2);
  });
});
