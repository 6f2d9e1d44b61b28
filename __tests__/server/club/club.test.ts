import { readFileSync } from 'node:fs';
import { backUp } from '../../../server/backup/backUp';
import { backupFileIn } from '../../../server/backup/backupFiles';
import { readClub } from '../../../server/club/club';
import { defaultConsentText } from '../../../server/club/consentText';
import { type Club, type ClubChange, clubCalls, clubSchema } from '../../../src/contract/club';
import { consentHeadings, consentParagraphs } from '../../../src/domain/consentText';
import { askingOf } from '../asking';
import { type Demo, type DemoUser, startDemo, startServer } from '../support';
import { placeOf } from '../testDatabase';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

const ask = askingOf(() => demo);
const readAs = async (as: DemoUser | null): Promise<Club> => (await ask(clubCalls.present(), as)).body;

/** The demo club as an admin would send it back, with other settings. */
const changed = async (settings: Partial<ClubChange['settings']>): Promise<ClubChange> => {
  const { name, operator, settings: present } = await readAs('trainer');
  if (!present) throw new Error('The trainer of the demo club is an admin.');
  const { consentVersion: _, ...stored } = present;
  return { name, operator, settings: { ...stored, ...settings } };
};
const change = async (settings: Partial<ClubChange['settings']>, as: DemoUser | null = 'trainer') =>
  ask(clubCalls.change(await changed(settings)), as);
const versionNow = async () => (await readClub(demo.db)).consentVersion;

test('[CL-2] everybody reads the name and the operator, and nothing else', async () => {
  for (const reader of [null, 'anna', 'team'] as const) {
    expect(await readAs(reader)).toEqual({
      name: 'TSV Musterstadt',
      operator: expect.objectContaining({ name: expect.stringContaining('Beispiel') }),
      settings: null,
      server: null,
      backupDays: 14,
    });
  }
});

test('[CL-2] a token that is no longer valid counts as none: the Impressum is there for everybody', async () => {
  const { statusCode, payload } = await demo.app.inject({
    url: '/api/club',
    headers: { authorization: 'Bearer ended' },
  });
  expect(statusCode).toBe(200);
  expect(JSON.parse(payload)).toMatchObject({ settings: null, server: null });
});

test('[CL-2] an admin gets the settings, the version and the storage', async () => {
  const { settings, server } = await readAs('trainer');
  expect(settings).toEqual({
    consentText: defaultConsentText,
    consentVersion: 1,
    consentTemplate: defaultConsentText,
    minorsChat: 'on',
    secondReaderId: null,
    intervalWeeks: 8,
    guardianDemand: 'none',
    keepMonths: 36,
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(server).toMatchObject({ version, lastBackupAt: null });
  expect(server?.usedBytes).toBeGreaterThan(100_000);
  expect(server?.diskBytes).toBeGreaterThan(server?.usedBytes ?? 0);
  expect(server?.freeBytes).toBeGreaterThan(0);
  expect(server?.freeBytes).toBeLessThan(server?.diskBytes ?? 0);
});

test('[CL-2] [ON-6] an admin learns of the last backup, and of one that failed', async () => {
  expect((await readAs('trainer')).server).toMatchObject({ lastBackupAt: null, hasBackupFailed: false });
  const { dataDir, clock } = demo;
  const place = await placeOf(dataDir);
  await backUp(place, backupFileIn(place, 'athletik', clock.now - 1000), clock.now);
  const lastBackupAt = new Date(clock.now - 1000).toISOString();
  expect((await readAs('trainer')).server).toMatchObject({ lastBackupAt });
  await demo.stop();
  demo = await startDemo({ hasBackupFailed: true });
  expect((await readAs('trainer')).server).toMatchObject({ lastBackupAt: null, hasBackupFailed: true });
});

test('[CL-2] no cache gives an admin’s answer to somebody else', async () => {
  for (const reader of [null, 'anna', 'trainer'] as const) {
    expect(String((await demo.get(reader, '/club')).headers.vary)).toMatch(/^Authorization\b/);
  }
});

test.each([
  [null, 401],
  ['anna', 403],
  ['trainer2', 403],
] as const)('[CL-2] changed by %s it is %i, and stays as it is', async (as, status) => {
  expect((await change({ intervalWeeks: 12 }, as)).status).toBe(status);
  expect((await readClub(demo.db)).intervalWeeks).toBe(8);
});

test('[CL-2] an admin changes name, operator and settings', async () => {
  const present = await changed({ intervalWeeks: 12, keepMonths: 24, minorsChat: 'off' });
  const body: ClubChange = {
    ...present,
    name: ' TSV Neustadt ',
    operator: { ...present.operator, address: 'Am Platz 1\n54321 Neustadt' },
  };
  const { status, body: answer } = await ask(clubCalls.change(body), 'trainer');
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    name: 'TSV Neustadt',
    operator: body.operator,
    settings: { intervalWeeks: 12, keepMonths: 24, minorsChat: 'off', consentVersion: 1 },
  });
  expect(await readAs('trainer')).toMatchObject({ name: 'TSV Neustadt', settings: { intervalWeeks: 12 } });
  expect(clubSchema.parse(answer)).toEqual(answer);
});

test('[CL-3] a device with an older version of the app changes nothing of what it does not know', async () => {
  const { operator, ...rest } = await changed({});
  expect(operator.host).not.toBe('');
  const { host: _, supervisoryAuthority: __, ...known } = operator;
  await ask(clubCalls.change({ ...rest, operator: { ...known, phone: '1' } }), 'trainer');
  expect((await readAs('trainer')).operator).toEqual({ ...operator, phone: '1' });
});

test('[CS-1] only another text of the consent makes a new version, sent twice or not', async () => {
  await change({ intervalWeeks: 12 });
  expect(await versionNow()).toBe(1);
  for (let times = 0; times < 2; times += 1) await change({ consentText: 'Was: Weniger.' });
  expect(await versionNow()).toBe(2);
  await change({ consentText: defaultConsentText });
  expect(await versionNow()).toBe(3);
});

test.each([
  ['a blank name', { name: '  ' }],
  ['a name with a link', { name: 'https://evil.example' }],
  ['no operator', { operator: undefined }],
  ['an operator with a text that is too long', { operator: { name: 'x'.repeat(301) } }],
  ['no settings', { settings: null }],
])('[CL-2] %s is 400, and nothing changes', async (_, wrong) => {
  const before = await readClub(demo.db);
  const body = { ...(await changed({})), ...wrong } as ClubChange;
  expect((await ask(clubCalls.change(body), 'trainer')).status).toBe(400);
  expect(await readClub(demo.db)).toEqual(before);
});

test.each([
  { intervalWeeks: 0 },
  { intervalWeeks: 53 },
  { intervalWeeks: 8.5 },
  { keepMonths: 5 },
  { keepMonths: 121 },
  { consentText: '' },
  { consentText: 'x'.repeat(10_001) },
  { minorsChat: 'sometimes' as 'on' },
  { consentText: 'Was:\u0000' },
])('[CL-2] [ON-7] the settings %j are 400', async (settings) => {
  expect((await change(settings)).status).toBe(400);
});

describe('the second reader', () => {
  const userIs = (values: { isResting?: number; birthYear?: number; passwordHash?: null }) =>
    demo.db.updateTable('user').set(values).where('username', '=', 'trainer2').execute();
  const choose = (secondReaderId: number | null) => change({ minorsChat: 'secondReader', secondReaderId });

  test('[CS-3] must be chosen: the setting without one is 422', async () => {
    expect(await choose(null)).toMatchObject({ status: 422, body: { message: expect.any(String) } });
  });

  test('[CS-3] is an active adult who trains or looks after the club: anybody else is 422', async () => {
    const theo = await demo.idOf('trainer2');
    expect((await choose(await demo.idOf('anna'))).status).toBe(422);
    expect((await choose(999_999)).status).toBe(422);
    for (const values of [{ isResting: 1 }, { isResting: 0, birthYear: 2008 }]) {
      await userIs(values);
      expect((await choose(theo)).status).toBe(422);
    }
    await userIs({ birthYear: 1990, passwordHash: null });
    expect((await choose(theo)).status).toBe(422);
    expect((await readClub(demo.db)).minorsChat).toBe('on');
  });

  test('[CS-3] the club page says for whom nobody would read along: whose trainer the reader is', async () => {
    const namesAfter = async (reader: DemoUser) => {
      const { body } = await choose(await demo.idOf(reader));
      return (body as Club).settings?.withoutReader;
    };
    await demo.db
      .updateTable('user')
      .set({ birthYear: 2010 })
      .where('username', 'in', ['clara', 'david'])
      .execute();
    await demo.db.updateTable('user').set({ birthYear: null }).where('username', '=', 'ben').execute();
    expect(await namesAfter('trainer')).toEqual([
      { athlete: 'Ben Berger', trainer: 'Tina Trainer' },
      { athlete: 'Clara Conrad', trainer: 'Tina Trainer' },
    ]);
    expect(await namesAfter('trainer2')).toEqual([{ athlete: 'David Decker', trainer: 'Theo Trainer' }]);
    expect(((await change({ minorsChat: 'on' })).body as Club).settings).not.toHaveProperty('withoutReader');
  });

  test('[CS-3] the club page says so, too, where the reader is trained by somebody who is under age', async () => {
    const [theo, tina] = [await demo.idOf('trainer2'), await demo.idOf('trainer')];
    await demo.db
      .updateTable('user')
      .set({ birthYear: 2009, authorities: JSON.stringify(['ROLE_TRAINER']) })
      .where('username', '=', 'ben')
      .execute();
    await userIs({ birthYear: 1990 });
    const ben = await demo.idOf('ben');
    const trained = [theo, tina].map((athleteId) => ({ trainerId: ben, athleteId }));
    await demo.db.insertInto('trainerAthlete').values(trained).execute();
    expect(((await choose(theo)).body as Club).settings?.withoutReader).toEqual([
      { athlete: 'Theo Trainer', trainer: 'Ben Berger' },
    ]);
  });
});

test('[CL-2] [CS-3] a server without a club has the defaults; chat with minors is off', async () => {
  const empty = await startServer(async () => {});
  expect(await readClub(empty.db)).toMatchObject({
    name: 'Athletik Screening',
    operator: { name: '', registerNumber: '' },
    consentVersion: 1,
    minorsChat: 'off',
    secondReaderId: null,
    intervalWeeks: 8,
    keepMonths: 36,
  });
  await empty.stop();
});

test('[CS-1] [CS-4] the default text says what, what for, who, how long and how to withdraw, and nothing of therapy', () => {
  expect(consentParagraphs(defaultConsentText).map(({ heading }) => heading)).toEqual(consentHeadings);
  expect(defaultConsentText).not.toMatch(/verletzung|therap|reha/i);
});
