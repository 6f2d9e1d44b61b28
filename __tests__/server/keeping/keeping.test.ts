import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolderIn, timeInName } from '../../../server/backup/backupFiles';
import { renewInstance } from '../../../server/instance/renewInstance';
import { createForgetting } from '../../../server/keeping/job';
import type { Live } from '../../../server/live/live';
import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { consentCalls } from '../../../src/contract/consent';
import { guardianCalls } from '../../../src/contract/guardian';
import { memberCalls } from '../../../src/contract/members';
import { anOperator } from '../../builders';
import { type Office, startOffice } from '../office/office';
import { idOf, names, type OfficeName } from '../office/people';
import { aScreeningRunPost } from '../support';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const years = 365 * day;

let office: Office;
let job: ReturnType<typeof createForgetting>;
const error = jest.fn();

beforeEach(async () => {
  office = await startOffice({ hasDemo: false });
  const { clock, config, db, timers } = office;
  const live: Live = {
    transaction: (work) =>
      db.transaction().execute((transaction) => work(transaction, { notify() {}, recheck() {} })),
  };
  job = createForgetting({ config, db, live, timers, now: () => clock.now }, { error });
  for (const name of names) await lastSeen(name, 0);
});
afterEach(async () => {
  await job.stop();
  await office.stop();
  expect(error).not.toHaveBeenCalled();
});

/** Somebody was there that long ago. */
const lastSeen = (name: OfficeName, ago: number) =>
  office.db
    .updateTable('user')
    .set({ lastSeenAt: office.clock.now - ago })
    .where('id', '=', idOf(name))
    .execute();

const backUpNow = () => {
  const folder = backupFolderIn(office.config.dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `daily-${timeInName(office.clock.now)}.sqlite`), '');
};

/** The server reads its clock each hour for so long, with a backup a day. */
const goOn = async (time: number, { backups = true } = {}) => {
  for (let passed = 0; passed < time; passed += 12 * hour) {
    office.clock.now += 12 * hour;
    if (backups) backUpNow();
    await job.start();
  }
};

const memberOf = async (name: OfficeName) =>
  (await office.ask(memberCalls.all(), 'ada')).find(({ id }) => id === idOf(name));

const announce = async (name: OfficeName) => {
  await job.start();
  await lastSeen(name, 4 * years);
  await goOn(12 * hour);
};

test('[CL-4] somebody without activity is announced to admin and trainer, and erased after 30 days', async () => {
  const { cursor } = await office.ask(changeCalls.since(null), 'tina');
  await announce('anna');
  const forgetAt = new Date(office.clock.now + 30 * day).toISOString();
  expect((await memberOf('anna'))?.forgetAt).toBe(forgetAt);
  const { users } = await office.ask(changeCalls.since(cursor), 'tina');
  expect(users.find(({ id }) => id === idOf('anna'))).toMatchObject({ forgetAt });
  await goOn(30 * day);
  expect(await memberOf('anna')).toBeDefined();
  await goOn(2 * day);
  expect(await memberOf('anna')).toBeUndefined();
  const rows = await office.db.selectFrom('erasure').select('personId').execute();
  expect(rows).toContainEqual({ personId: idOf('anna') });
  expect(await memberOf('theo')).toMatchObject({ forgetAt: null });
});

test.each<[string, (name: OfficeName) => Promise<unknown>]>([
  ['opens the app', (name) => office.ask(calls.exercises(), name)],
  [
    'has a screening made by a trainer',
    async (name) => {
      await office.db.insertInto('screening').values({ id: 1, name: 'Test', tests: '[]' }).execute();
      const start = new Date(office.clock.now - hour).toISOString();
      await office.ask(calls.saveScreeningRun(aScreeningRunPost({ userId: idOf(name), start })), 'tina');
    },
  ],
  ['is kept by their trainer', (name) => office.ask(memberCalls.keep(idOf(name)), 'tina')],
])('[CL-4] somebody who %s stays', async (_, act) => {
  await announce('anna');
  await act('anna');
  await goOn(12 * hour);
  expect(await memberOf('anna')).toMatchObject({ forgetAt: null });
  await goOn(40 * day);
  expect(await memberOf('anna')).toMatchObject({ forgetAt: null });
});

test('[CL-4] an admin, and somebody of whom nothing is known, are never announced', async () => {
  await announce('ada');
  await office.db.updateTable('user').set({ lastSeenAt: null }).where('id', '=', idOf('anna')).execute();
  await goOn(12 * hour);
  expect(await memberOf('ada')).toMatchObject({ forgetAt: null });
  expect(await memberOf('anna')).toMatchObject({ forgetAt: null });
});

test('[CL-4] a clock that jumps by a year erases nobody, and announces nobody at once', async () => {
  await announce('anna');
  await goOn(30 * day + 12 * hour);
  office.clock.now += years;
  await job.start();
  expect(await memberOf('anna')).toBeDefined();
  await office.ask(calls.exercises(), 'ada');
  expect((await memberOf('theo'))?.forgetAt).toBeNull();
  office.clock.now -= years;
  await job.start();
  await goOn(12 * hour);
  expect(await memberOf('anna')).toBeDefined();
});

test('[CL-4] without a backup since the day has come, nobody is erased', async () => {
  await announce('anna');
  await goOn(60 * day, { backups: false });
  expect(await memberOf('anna')).toBeDefined();
  await goOn(2 * day);
  expect(await memberOf('anna')).toBeUndefined();
});

test('[CL-4] [ON-6] after a restore the 30 days begin anew', async () => {
  await announce('anna');
  await goOn(29 * day);
  await renewInstance(office.db, {
    runs: [],
    endedTokens: [],
    people: [],
    withdrawals: [],
    highestId: 100,
  });
  await job.start();
  await goOn(28 * day);
  expect(await memberOf('anna')).toBeDefined();
});

test('[CL-4] a server that listens reads its clock by itself, unless it shows the demo', async () => {
  expect(office.config.hasDemo).toBe(false);
  await office.app.listen({ port: 0 });
  const readAt = () => office.db.selectFrom('instance').select('clockReadAt').executeTakeFirstOrThrow();
  while ((await readAt()).clockReadAt === null) {
    // Asks again: nobody is told.
  }
  expect(await readAt()).toEqual({ clockReadAt: office.clock.now });
});

describe('a club that waits 14 days for guardians', () => {
  const kim = idOf('kim');
  const guardianName = 'Eva Ahorn';

  beforeEach(async () => {
    await office.db
      .insertInto('club')
      .values({
        name: 'TSV',
        operator: JSON.stringify(anOperator()),
        minorsChat: 'off',
        intervalWeeks: 8,
        keepMonths: 36,
        guardianDemand: 'within14Days',
      })
      .execute();
    const answers = { version: 1, painConsent: false, birthYear: null, guardianName };
    await office.ask(consentCalls.agree({ ...answers, guardianEmail: 'mutter@example.org' }), 'kim');
    await job.start();
  });

  const token = () => office.mails.at(-1)?.link.split('/').at(-1) ?? '';

  test('[LV-3] lets the account rest after two readings a day apart, and wakes it when one confirms', async () => {
    await goOn(14 * day);
    expect(await memberOf('kim')).toMatchObject({ state: 'active' });
    await goOn(1.5 * day);
    expect(await memberOf('kim')).toMatchObject({ state: 'resting', guardian: { isResting: true } });
    await office.ask(guardianCalls.confirm(token()), null);
    expect(await memberOf('kim')).toMatchObject({ state: 'active', guardian: { isResting: false } });
    await goOn(20 * day);
    expect(await memberOf('kim')).toMatchObject({ state: 'active' });
  });

  test('[LV-3] a paper wakes it, too', async () => {
    await goOn(16 * day);
    const paper = { date: new Date(office.clock.now).toISOString().slice(0, 10), guardianName };
    expect(await office.ask(memberCalls.noteConsent(kim, paper), 'tina')).toMatchObject({ state: 'active' });
  });

  test('[LV-3] who is woken without a confirmation has 14 days anew', async () => {
    await goOn(16 * day);
    await office.ask(memberCalls.wake(kim), 'tina');
    await goOn(14 * day);
    expect(await memberOf('kim')).toMatchObject({ state: 'active' });
    await goOn(2 * day);
    expect(await memberOf('kim')).toMatchObject({ state: 'resting' });
  });

  test('[LV-3] a clock that jumped lets nobody rest', async () => {
    office.clock.now += 20 * day;
    await job.start();
    office.clock.now += 12 * hour;
    await job.start();
    expect(await memberOf('kim')).toMatchObject({ state: 'active' });
  });
});
