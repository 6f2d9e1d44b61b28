import { beginClub } from '../../../server/club/club';
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

test('[CS-1] [CS-2] it is a consent to the text that the club has now', async () => {
  await office.ask(change(ida, { birthYear: 2000 }), 'tina');
  await beginClub(office.db, { name: 'TSV Musterstadt', consentVersion: 4 });
  await office.ask(noteConsent(ida, { date: '2026-11-20', guardianName: null }), 'ada');
  expect((await stored()).agreedVersion).toBe(4);
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
