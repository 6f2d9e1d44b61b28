import { noteFailure, noteSuccess, readTries } from '../../../server/backup/backupTries';
import { createTroubleMail } from '../../../server/health/tellTrouble';
import { createMails, type Mail } from '../../../server/mail/mails';
import { type Demo, publicUrl, startDemo } from '../support';

const minute = 60_000;

let demo: Demo;
let sent: Mail[];
let refuses: boolean;
let log: { error: jest.Mock; warn: jest.Mock };
let trouble: ReturnType<typeof createTroubleMail>;
beforeEach(async () => {
  demo = await startDemo();
  sent = [];
  refuses = false;
  log = { error: jest.fn(), warn: jest.fn() };
  const { clock, config, db, timers } = demo;
  const sendMail = async (mail: Mail) => {
    if (refuses) throw new Error('450');
    sent.push(mail);
  };
  const mails = createMails(publicUrl);
  trouble = createTroubleMail({ config, db, now: () => clock.now, sendMail, timers, mails }, log);
});
afterEach(async () => {
  await trouble.stop();
  await demo.stop();
});

/** A night without a backup; the server looks after it. */
const failOnce = async () => {
  noteFailure(demo.dataDir, demo.clock.now);
  await trouble.start();
};

test('[HE-2] one failure is nobody’s business; after the second each admin gets one mail', async () => {
  await failOnce();
  expect(sent).toEqual([]);
  await failOnce();
  expect(sent).toMatchObject([
    {
      subject: 'Die Sicherung schlägt fehl: TSV Musterstadt',
      link: `${publicUrl}/club`,
      text: expect.stringContaining('zweimal nacheinander nicht gesichert'),
    },
  ]);
  const admin = await demo.db
    .selectFrom('user')
    .select('email')
    .where('username', '=', 'trainer')
    .executeTakeFirstOrThrow();
  expect(sent.map(({ to }) => to)).toEqual([admin.email]);
});

test('[HE-2] it is told once for each trouble, and anew when a backup has succeeded in between', async () => {
  for (let night = 0; night < 5; night += 1) await failOnce();
  expect(sent).toHaveLength(1);
  noteSuccess(demo.dataDir);
  await failOnce();
  expect(sent).toHaveLength(1);
  await failOnce();
  expect(sent).toHaveLength(2);
});

test('[HE-2] a server that starts again does not tell the same trouble twice', async () => {
  await failOnce();
  await failOnce();
  expect(readTries(demo.dataDir)).toMatchObject({ failures: 2, isTold: true });
  await trouble.stop();
  const { clock, config, db, timers } = demo;
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const mails = createMails(publicUrl);
  trouble = createTroubleMail({ config, db, now: () => clock.now, sendMail, timers, mails }, log);
  await failOnce();
  expect(sent).toHaveLength(1);
});

test('[HE-2] a mail that cannot be sent is tried again after ten minutes', async () => {
  refuses = true;
  await failOnce();
  await failOnce();
  expect(log.warn).toHaveBeenCalledTimes(1);
  refuses = false;
  demo.clock.now += 10 * minute - 1;
  await trouble.start();
  expect(sent).toEqual([]);
  demo.clock.now += 1;
  await trouble.start();
  expect(sent).toHaveLength(1);
  expect(log.error).not.toHaveBeenCalled();
});

test('[HE-2] who rests or has no address gets none', async () => {
  await demo.db.updateTable('user').set({ email: null }).where('username', '=', 'trainer').execute();
  await failOnce();
  await failOnce();
  expect(sent).toEqual([]);
  expect(readTries(demo.dataDir).isTold).toBe(false);
});
