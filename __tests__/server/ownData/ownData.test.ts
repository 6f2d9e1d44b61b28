import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { unzipSync } from 'fflate';
import { ownDataSchema } from '../../../server/ownData/schema';
import { noDose } from '../../../src/domain/planChanges';
import { mp4 } from '../clips/bytes';
import { addClip, letEditContent } from '../clips/upload';
import { anExerciseRunPost, aScreeningRunPost, type Demo, startDemo } from '../support';
import { ask, download, rowsOf, textsOf } from './download';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});
afterEach(() => demo.stop());

/** What Anna has done and written, and what others have written to her and about her. */
const fill = async () => {
  const userId = await demo.idOf('anna');
  const trainerId = await demo.idOf('trainer');
  await demo.db.deleteFrom('feedback').execute();
  await demo.db.deleteFrom('exerciseRun').where('userId', '=', userId).execute();
  await demo.db.deleteFrom('screeningRun').where('userId', '=', userId).execute();
  await demo.post('trainer', '/screening/runs/all', [
    aScreeningRunPost({
      userId,
      completed: true,
      testRuns: [
        {
          testId: 1,
          duration: 90_000,
          questionResults: [{ questionId: 101, checked: true }],
          questionRangeResults: [],
          pain: 4,
          painNote: 'Knie über dem Gelenk',
        },
      ],
    }),
  ]);
  const training = anExerciseRunPost({
    userId,
    start: '2026-07-20T16:30:00.000Z',
    runUnits: [
      {
        exerciseId: 1,
        duration: 45_000,
        athleteNote: '=HYPERLINK("x";"y")',
        completed: true,
        pain: 3,
        adapted: { exerciseId: 2, form: 'easier', dose: { ...noDose, sets: 1 }, reason: 'Knie' },
      },
    ],
  });
  const [run] = (await demo.post('anna', '/exercise/runs/all', [training])).json();
  const questions = (await demo.get('anna', '/exercise/feedback/questions')).json();
  const answers = [{ question: questions[0].question, answer: questions[0].options[0] }];
  await demo.post('anna', '/exercise/feedback', { exerciseRunId: run.id, comment: 'Süß & "schön"', answers });
  await demo.post('anna', '/chat/', {
    clientId: '3b0f0a52-53a8-4f0b-8c3f-0a4d37b1a111',
    senderId: userId,
    recipientId: trainerId,
    content: '<b>Grüße</b>',
  });
};

test('[AC-2] a person gets a ZIP with a German name, which nothing on the way keeps', async () => {
  await demo.db.updateTable('club').set({ name: 'TSV "Süd" Köln' }).execute();
  const { statusCode, headers, rawPayload } = await ask(demo, 'anna');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition':
      'attachment; filename="Meine Daten TSV  Sued  Koeln 21.11.2026.zip"; ' +
      "filename*=UTF-8''Meine%20Daten%20TSV%20%20S%C3%BCd%20%20K%C3%B6ln%2021.11.2026.zip",
  });
  expect(Object.keys(textsOf(rawPayload))).toEqual([
    'LIESMICH.txt',
    'index.html',
    'screenings.csv',
    'tests.csv',
    'antworten.csv',
    'trainings.csv',
    'uebungen.csv',
    'feedback.csv',
    'notizen.csv',
    'nachrichten.csv',
    'daten.json',
    'daten.schema.json',
    'fhir.json',
  ]);
});

test('[LV-6] the JSON fits the schema beside it, and has runs, answers, feedback and messages in words', async () => {
  await fill();
  const files = await download(demo, 'anna');
  const ajv = addFormats(new Ajv2020({ strict: false }));
  const isValid = ajv.compile(JSON.parse(files['daten.schema.json'] ?? ''));
  const data = JSON.parse(files['daten.json'] ?? '');
  isValid(data);
  expect(isValid.errors).toBeNull();
  const { person, screenings, trainings, messages, signins, consent } = ownDataSchema.parse(data);
  expect(person).toMatchObject({ firstName: 'Anna', username: 'anna', trainers: [expect.any(String)] });
  expect(consent.version).toBe(consent.presentVersion);
  expect(consent.entries).toMatchObject([{ version: 1, what: 'agreed', how: 'self', pain: true }]);
  expect(consent.texts).toEqual([{ version: 1, text: consent.presentText }]);
  expect(signins).toHaveLength(1);
  expect(screenings).toEqual([
    expect.objectContaining({
      result: 100,
      isSelfRated: false,
      tests: [expect.objectContaining({ pain: 4, answers: [expect.objectContaining({ answer: 'ja' })] })],
    }),
  ]);
  expect(trainings[0]).toMatchObject({
    exercises: [
      {
        note: '=HYPERLINK("x";"y")',
        pain: 3,
        change: { form: 'easier', ...noDose, sets: 1, reason: 'Knie' },
      },
    ],
    feedback: { comment: 'Süß & "schön"' },
  });
  expect(messages.at(-1)).toMatchObject({ isOwn: true, content: '<b>Grüße</b>' });
});

test('[LV-6] tables open in a German Excel: mark, semicolons, German times, decimal commas, no formulas', async () => {
  await fill();
  const files = await download(demo, 'anna');
  expect(files['uebungen.csv']).toMatch(/^\uFEFFBeginn;Übung;Gemacht;Minuten;/);
  expect(rowsOf(files['uebungen.csv'])).toEqual([
    {
      Beginn: '20.07.2026 18:30',
      Übung: expect.any(String),
      Gemacht: 'ja',
      Minuten: '0,8',
      Notiz: `'=HYPERLINK("x";"y")`,
      'Vom Trainer geändert': 'leichtere Form, 1 Satz, Knie',
      'Schmerz (0 bis 10)': '3',
      'Zum Schmerz': '',
    },
  ]);
  expect(rowsOf(files['screenings.csv'])).toEqual([
    expect.objectContaining({ Beginn: '20.11.2026 11:00', 'Ergebnis in %': '100', Minuten: '1,5' }),
  ]);
  expect(rowsOf(files['antworten.csv'])).toEqual([expect.objectContaining({ Antwort: 'ja' })]);
  expect(rowsOf(files['feedback.csv']).at(-1)).toMatchObject({ Kommentar: 'Süß & "schön"' });
});

test('[LV-6] the page shows the same without a script, and no text of theirs becomes markup', async () => {
  await fill();
  const { 'index.html': page = '' } = await download(demo, 'anna');
  expect(page).not.toMatch(/<script|https?:|src=/);
  expect(page).toContain('&lt;b&gt;Grüße&lt;/b&gt;');
  expect(page).toContain('Knie über dem Gelenk');
  expect(page).toContain('20.07.2026 18:30');
  expect(page).toMatch(/<svg [^>]*aria-label="Ergebnis aller Screenings\. 20\.11\.2026: 100 %"/);
});

test('[ZB-1] [LV-6] a second look is in it as such, without a result, and in no chart', async () => {
  await fill();
  await demo.post('trainer', '/screening/runs/all', [
    aScreeningRunPost({
      clientId: '3b0f0a52-53a8-4f0b-8c3f-0a4d37b1a222',
      userId: await demo.idOf('anna'),
      start: '2026-11-20T12:00:00.000Z',
      completed: true,
      secondOf: 'nearest',
      ratedFrom: 'clip',
      testRuns: [
        {
          testId: 1,
          duration: 60_000,
          questionResults: [{ questionId: 101, checked: false }],
          questionRangeResults: [],
        },
      ],
    }),
  ]);
  const files = await download(demo, 'anna');
  const { screenings } = ownDataSchema.parse(JSON.parse(files['daten.json'] ?? ''));
  expect(screenings).toMatchObject([
    { isSecondLook: false, isFromClip: false, result: 100 },
    { isSecondLook: true, isFromClip: true, result: null, band: null, tests: [{ result: null }] },
  ]);
  expect(rowsOf(files['screenings.csv'])).toMatchObject([
    { Zweitblick: 'nein', 'Ergebnis in %': '100' },
    { Zweitblick: 'ja', 'Ergebnis in %': '' },
  ]);
  expect(files['index.html']).toContain('Zweitblick, zählt in keinem Ergebnis');
  expect(files['index.html']).toMatch(/aria-label="Ergebnis aller Screenings\. 20\.11\.2026: 100 %"/);
  const { entry } = JSON.parse(files['fhir.json'] ?? '') as {
    entry: { resource: { resourceType: string } }[];
  };
  const kinds = entry.map(({ resource }) => resource.resourceType);
  expect(kinds.filter((kind) => kind === 'QuestionnaireResponse')).toHaveLength(2);
});

test('[AC-2] nothing is in it of passwords, sign-ins themselves, and of other people', async () => {
  await fill();
  const { db } = demo;
  const ben = await demo.idOf('ben');
  await demo.post('ben', '/exercise/runs/all', [
    anExerciseRunPost({
      userId: ben,
      runUnits: [{ exerciseId: 1, duration: 1000, athleteNote: 'Nur von Ben', completed: true }],
    }),
  ]);
  const all = Object.values(await download(demo, 'anna')).join('\n');
  const users = await db.selectFrom('user').select('passwordHash').execute();
  const tokens = await db.selectFrom('authToken').select('tokenHash').execute();
  const secrets = [
    ...users.map(({ passwordHash }) => passwordHash),
    ...tokens.map(({ tokenHash }) => tokenHash),
  ];
  for (const secret of [...secrets, await demo.tokenOf('anna'), 'Nur von Ben', 'argon2'])
    if (secret !== null) expect(all).not.toContain(secret);
});

test('[AC-2] own clips are in it', async () => {
  demo.clock.now = Date.now();
  await letEditContent(demo, 'clara');
  const bytes = mp4();
  const { fileName } = (await addClip(demo, 'clara', bytes)).json();
  const files = unzipSync((await ask(demo, 'clara')).rawPayload);
  expect(Buffer.from(files[`clips/${fileName}`] ?? [])).toEqual(Buffer.from(bytes));
  expect(Object.keys(unzipSync((await ask(demo, 'anna')).rawPayload))).not.toContain(`clips/${fileName}`);
});

test('[AC-2] who has not agreed to the text, or withdraws, gets their data, too', async () => {
  const id = await demo.idOf('anna');
  await demo.db
    .updateTable('user')
    .set({ agreedVersion: null, agreedAt: null })
    .where('id', '=', id)
    .execute();
  expect(await download(demo, 'anna')).toHaveProperty(['daten.json']);
});

test('[AC-2] nobody gets it without a sign-in', async () => {
  expect((await demo.get(null, '/account/export')).statusCode).toBe(401);
});

test('[AC-2] six in an hour are enough; then a sentence says how long to wait', async () => {
  for (let count = 0; count < 6; count += 1) expect((await ask(demo, 'anna')).statusCode).toBe(200);
  const refused = await ask(demo, 'anna');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe(
    'Du hast diese Daten schon mehrmals heruntergeladen. Bitte warte 60 Minuten.',
  );
  expect((await ask(demo, 'ben')).statusCode).toBe(200);
  demo.clock.now += 3_600_000;
  expect((await ask(demo, 'anna')).statusCode).toBe(200);
});
