/** @jest-environment node */
import { demoScreening } from '../../../server/demo/content/tests';
import { featuresSchema } from '../../../src/contract/features';
import type { NotePost, NoteTarget } from '../../../src/contract/notes';
import { maxNoteLength } from '../../../src/contract/notes';
import { type UserScreening, userScreeningSchema } from '../../../src/contract/schemas';
import { noteOn } from '../../../src/domain/notes';
import { type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
let anna: number;
let annasScreening: number;
beforeEach(async () => {
  demo = await startDemo();
  anna = await demo.idOf('anna');
  annasScreening = (await screeningOf('anna')).id;
});
afterEach(() => demo.stop());

/** What an athlete is assigned, as this viewer gets it. */
const screeningOf = async (athlete: DemoUser, viewer: DemoUser = 'trainer'): Promise<UserScreening> => {
  const answer = await demo.get(viewer, `/screening/user/${await demo.idOf(athlete)}`);
  return userScreeningSchema.parse(answer.json()[0]);
};

const testId = demoScreening.tests[1]?.id ?? 0;
const exerciseId = 1;
const ofTest: NoteTarget = { kind: 'test', id: testId };
const targets: NoteTarget[] = [
  { kind: 'screening' },
  { kind: 'training' },
  ofTest,
  { kind: 'exercise', id: exerciseId },
];

const aNotePost = (overrides: Partial<NotePost> = {}): NotePost => ({
  userScreeningId: annasScreening,
  target: ofTest,
  athleteNote: 'Langsam absenken.',
  trainerNote: 'Links schwächer.',
  ...overrides,
});
const save = (overrides: Partial<NotePost> = {}, viewer: DemoUser = 'trainer') =>
  demo.post(viewer, '/screening/note/', aNotePost(overrides));

test('[API-42] the server names what it has beside the contract', async () => {
  const answer = await demo.get('trainer', '/features');
  expect(featuresSchema.parse(answer.json())).toEqual({ features: ['trainerNotes'] });
});

test.each(targets)('[NO-3, API-42] a trainer leaves a note on %j, and replaces it', async (target) => {
  for (const athleteNote of ['Langsam absenken.', 'Noch langsamer.']) {
    const answer = await save({ target, athleteNote });
    expect(answer.statusCode).toBe(200);
    expect(noteOn(userScreeningSchema.parse(answer.json()), target)).toMatchObject({
      athleteNote,
      trainerNote: 'Links schwächer.',
    });
  }
  expect(noteOn(await screeningOf('anna'), target)).toMatchObject({
    athleteNote: 'Noch langsamer.',
    trainerNote: 'Links schwächer.',
  });
});

test('[NO-3] a note is the own one of its athlete, and changes no other', async () => {
  const before = await screeningOf('anna');
  const bens = await screeningOf('ben');
  await save();
  const after = await screeningOf('anna');
  expect(after).toEqual({ ...before, testNotes: after.testNotes });
  expect(after.testNotes).toEqual(expect.arrayContaining(before.testNotes));
  expect(await screeningOf('ben')).toEqual(bens);
});

test('[NO-4, CO-16] the athlete gets the text for athletes, and not the one for trainers', async () => {
  await save();
  expect(noteOn(await screeningOf('anna', 'anna'), ofTest)).toEqual({
    id: testId,
    athleteNote: 'Langsam absenken.',
    trainerNote: null,
  });
});

test.each(targets)('[NO-3] the note on %j is gone once both its texts are empty', async (target) => {
  await save({ target });
  const { statusCode } = await save({ target, athleteNote: ' \n', trainerNote: null });
  expect(statusCode).toBe(200);
  expect(noteOn(await screeningOf('anna'), target)).toBeNull();
});

test.each(['anna', 'ben', 'trainer2', 'david'] as const)(
  '[SE-7, SE-8] a note of %s for anna is 403 and is not stored',
  async (viewer) => {
    const before = await screeningOf('anna');
    const answer = await save({}, viewer);
    expect(answer.json()).toMatchObject({ status: 403, message: 'Dafür fehlt dir die Berechtigung.' });
    expect(await screeningOf('anna')).toEqual(before);
  },
);

test('[SE-7] a trainer who loses an athlete writes no more notes for them', async () => {
  await demo.db.deleteFrom('trainerAthlete').where('athleteId', '=', anna).execute();
  expect((await save()).statusCode).toBe(403);
});

test.each([
  ['screening', { userScreeningId: 9999 }, 'Dieses Screening gibt es nicht.'],
  ['test', { target: { kind: 'test', id: 9999 } }, 'Diesen Test gibt es nicht.'],
  ['exercise', { target: { kind: 'exercise', id: 9999 } }, 'Diese Übung gibt es nicht.'],
] as const)('[API-41] a note on an unknown %s is 404', async (_, overrides, message) => {
  expect((await save(overrides)).json()).toEqual({ status: 404, error: 'Not Found', message });
});

test('[API-41] a test is known only where it is part of the screening', async () => {
  await demo.db.updateTable('userScreening').set({ screeningId: null }).where('userId', '=', anna).execute();
  expect((await save()).statusCode).toBe(404);
});

test.each(['athleteNote', 'trainerNote'] as const)(
  '[API-41] a %s that is too long is 400, the longest is stored',
  async (field) => {
    const longest = 'ü'.repeat(maxNoteLength);
    expect((await save({ athleteNote: longest, trainerNote: longest })).statusCode).toBe(200);
    expect((await save({ [field]: `${longest}!` })).json()).toMatchObject({
      status: 400,
      message: `Die Angabe „${field}“ fehlt oder ist ungültig.`,
    });
    expect(noteOn(await screeningOf('anna'), ofTest)).toMatchObject({ [field]: longest });
  },
);

test.each([
  ['target', { kind: 'test' }],
  ['target', { kind: 'athlete' }],
  ['target', null],
  ['userScreeningId', '1'],
  ['athleteNote', undefined],
])('[API-41] a note with the %s %j is 400', async (field, value) => {
  const answer = await demo.post('trainer', '/screening/note/', { ...aNotePost(), [field]: value });
  expect(answer.json()).toMatchObject({ status: 400, message: expect.stringContaining(field) });
});

test('[API-41] a huge note is 413', async () => {
  expect((await save({ athleteNote: 'x'.repeat(20_000) })).statusCode).toBe(413);
});

test('[CO-17] with the cookie, a note needs the same value in the header', async () => {
  const answer = await demo.post('trainer', '/screening/note/', aNotePost(), { cookie: 'XSRF-TOKEN=abc' });
  expect(answer.statusCode).toBe(403);
});
