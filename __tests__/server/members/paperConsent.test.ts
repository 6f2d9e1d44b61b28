import { beginClub } from '../../../server/club/club';
import { changeConsentText } from '../../../server/club/consentTexts';
import { addConsent } from '../../../server/users/addConsent';
import { calls } from '../../../src/contract/calls';
import { memberCalls } from '../../../src/contract/members';
import { anExerciseRunPost } from '../../contract/serverContract/club';
import { type Office, startOffice } from '../office/office';
import { idOf } from '../office/people';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { change, noteConsent } = memberCalls;
const ida = idOf('ida');
const stored = () =>
  office.db
    .selectFrom('user')
    .select(['agreedVersion', 'agreedAt', 'guardianName'])
    .where('id', '=', ida)
    .executeTakeFirstOrThrow();

test('[CS-2] [MB-1] a consent on paper makes a member active without an account, and runs are taken', async () => {
  const train = calls.saveExerciseRun(anExerciseRunPost({ userId: ida, runUnits: [] }));
  await office.ask(change(ida, { birthYear: 2000 }), 'tina');
  expect((await office.refusal(train, 'tina'))[0]).toBe(422);
  const member = await office.ask(noteConsent(ida, { date: '2026-11-20', guardianName: null }), 'tina');
  expect(member).toMatchObject({ state: 'active', hasConsent: true, username: null });
  expect(await stored()).toEqual({
    agreedVersion: 1,
    agreedAt: Date.parse('2026-11-20T00:00:00Z'),
    guardianName: null,
  });
  expect((await office.send(train, 'tina')).status).toBe(200);
});

describe('the version of a consent on paper', () => {
  const noteAt = async (date: string) => {
    await office.ask(noteConsent(ida, { date, guardianName: null }), 'ada');
    return (await stored()).agreedVersion;
  };
  const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
  beforeEach(async () => {
    await office.ask(change(ida, { birthYear: 2000 }), 'tina');
    await beginClub(office.db, { name: 'TSV Musterstadt' }, noon('2026-11-01'));
  });

  test('[LV-1] [CS-2] is the one that was valid on that day, a text of the same day included', async () => {
    await changeConsentText(office.db, 'Was: Neu.', noon('2026-11-10'));
    expect(await noteAt('2026-11-09')).toBe(1);
    expect(await noteAt('2026-11-10')).toBe(2);
    expect(await noteAt('2026-11-20')).toBe(2);
  });

  test('[LV-1] is the first for a paper from before the club had its server', async () => {
    await changeConsentText(office.db, 'Was: Neu.', noon('2026-11-10'));
    expect(await noteAt('2026-03-01')).toBe(1);
  });

  test('[LV-1] is none of a later text: where the text of that day was not kept, the one before', async () => {
    await office.db.updateTable('consentText').set({ version: 4 }).execute();
    expect(await noteAt('2026-03-01')).toBe(3);
  });

  test('[LV-1] a paper that is older than what the member said since is 422, and changes nothing', async () => {
    await noteAt('2026-11-09');
    const common = {
      userId: ida,
      version: 1,
      pain: false,
      guardianName: null,
      guardianEmail: null,
      reason: null,
    };
    const own = { ...common, what: 'withdrawn', how: 'self', at: office.clock.now, enteredBy: ida } as const;
    await office.db.transaction().execute((transaction) => addConsent(transaction, own));
    expect(await office.refusal(noteConsent(ida, { date: '2026-11-20', guardianName: null }), 'ada')).toEqual(
      [422, 'Ida Ahorn hat nach diesem Tag die Einwilligung zurückgenommen. Das gilt. Bitte prüf das Datum.'],
    );
    expect((await stored()).agreedVersion).toBeNull();
    expect(await noteAt('2026-11-21')).toBe(1);
  });

  test('[LV-1] each is an entry of its own, with who entered it; the last one is the member’s', async () => {
    await noteAt('2026-11-09');
    await noteAt('2026-11-08');
    const rows = await office.db.selectFrom('consent').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { userId: ida, version: 1, what: 'agreed', how: 'paper', at: Date.parse('2026-11-09'), pain: 0 },
      { userId: ida, at: Date.parse('2026-11-08'), enteredBy: idOf('ada') },
    ]);
    expect((await office.memberOf(ida)).consents[0]).toMatchObject({
      version: 1,
      how: 'paper',
      at: '2026-11-08T00:00:00.000Z',
      enteredBy: 'Ada Ahorn',
    });
  });
});

test('[CS-2] of an athlete of 16 or less it needs the name of a guardian, which is kept', async () => {
  await office.ask(change(ida, { birthYear: 2010 }), 'tina');
  expect(await office.refusal(noteConsent(ida, { date: '2026-11-20', guardianName: null }), 'tina')).toEqual([
    422,
    'Der Name einer sorgeberechtigten Person fehlt.',
  ]);
  expect((await office.memberOf(ida)).hasConsent).toBe(false);
  await office.ask(noteConsent(ida, { date: '2026-11-20', guardianName: 'Iris Ahorn' }), 'tina');
  expect((await stored()).guardianName).toBe('Iris Ahorn');
});

test('[CS-2] of an older athlete it has no guardian', async () => {
  await office.ask(change(ida, { birthYear: 2009 }), 'tina');
  await office.ask(noteConsent(ida, { date: '2026-11-20', guardianName: 'Iris Ahorn' }), 'tina');
  expect((await stored()).guardianName).toBeNull();
});

test('[CS-2] without a birth year it is 422 and asks for that first; trainers need none', async () => {
  const consent = { date: '2026-11-20', guardianName: 'Iris Ahorn' };
  expect(await office.refusal(noteConsent(ida, consent), 'tina')).toEqual([
    422,
    'Der Jahrgang von Ida Ahorn fehlt. Bitte trag ihn zuerst ein.',
  ]);
  await office.ask(noteConsent(idOf('nora'), consent), 'ada');
});

test('[CS-2] of tomorrow it is 422, of today it is taken', async () => {
  await office.ask(change(ida, { birthYear: 2000 }), 'tina');
  expect(await office.refusal(noteConsent(ida, { date: '2026-11-22', guardianName: null }), 'tina')).toEqual([
    422,
    'Das Datum der Einwilligung liegt in der Zukunft. Bitte prüf es.',
  ]);
  await office.ask(noteConsent(ida, { date: '2026-11-21', guardianName: null }), 'tina');
});

test.each([
  ['2026-02-30', 422],
  ['2026-13-01', 422],
  ['0000-01-01', 422],
  ['1899-12-31', 422],
  ['9999-12-31', 422],
  ['20.11.2026', 400],
  ['', 400],
])('[CS-2] with the date %j it is %i', async (date, status) => {
  await office.ask(change(ida, { birthYear: 2000 }), 'tina');
  expect((await office.refusal(noteConsent(ida, { date, guardianName: null }), 'tina'))[0]).toBe(status);
});
