/** @jest-environment node */
import * as z from 'zod/mini';
import { demoFeedbackQuestions } from '../../../server/demo/content/feedbackQuestions';
import { type Feedback, feedbackQuestionSchema } from '../../../src/contract/feedback';
import { anExerciseRunPost, type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
let exerciseRunId: number;
beforeEach(async () => {
  demo = await startDemo();
  exerciseRunId = await aRunOf('anna');
});
afterEach(() => demo.stop());

const aRunOf = async (owner: DemoUser): Promise<number> =>
  (await demo.post(owner, '/exercise/runs/', anExerciseRunPost({ userId: await demo.idOf(owner) }))).json()
    .id;

/** The first option of every question. */
const someAnswers = () =>
  demoFeedbackQuestions.map(({ question, options }) => ({ question, answer: options[0] ?? '' }));
const aFeedback = (overrides: Partial<Feedback> = {}): Feedback => ({
  exerciseRunId,
  comment: 'Lief gut.',
  answers: someAnswers(),
  ...overrides,
});
const send = (feedback: Feedback, as: DemoUser = 'anna') => demo.post(as, '/exercise/feedback', feedback);
const stored = async () => {
  const rows = await demo.db.selectFrom('feedback').selectAll().execute();
  return rows.map((row) => ({ ...row, answers: JSON.parse(row.answers) }));
};

test('[API-32, RU-10] the questions of the demo club are answered in their order', async () => {
  const answer = await demo.get('anna', '/exercise/feedback/questions');
  expect(answer.statusCode).toBe(200);
  expect(z.parse(z.array(feedbackQuestionSchema), answer.json())).toEqual(demoFeedbackQuestions);
});

test('[API-33] feedback is stored with its run, its comment and its answers', async () => {
  expect((await send(aFeedback())).statusCode).toBe(200);
  expect(await stored()).toEqual([aFeedback()]);
});

test('[API-33] the comment may be empty', async () => {
  expect((await send(aFeedback({ comment: '' }))).statusCode).toBe(200);
});

test('[CO-14] feedback that is sent again replaces the former one', async () => {
  await send(aFeedback());
  const changed = aFeedback({ comment: 'Doch nicht.', answers: someAnswers().slice(0, 1) });
  expect((await send(changed)).statusCode).toBe(200);
  expect(await stored()).toEqual([changed]);
});

test('[CO-14] sent twice at once it is there once, and another training has its own', async () => {
  const other = await aRunOf('anna');
  await Promise.all([send(aFeedback()), send(aFeedback()), send(aFeedback({ exerciseRunId: other }))]);
  expect((await stored()).map((row) => row.exerciseRunId)).toEqual([exerciseRunId, other]);
});

test('[API-33, SE-8] feedback on somebody else’s training is 403, on an unknown one 404, and nothing is stored', async () => {
  expect((await send(aFeedback(), 'ben')).statusCode).toBe(403);
  expect((await send(aFeedback({ exerciseRunId: 9999 }))).json()).toEqual({
    status: 404,
    error: 'Not Found',
    message: 'Dieses Training gibt es nicht.',
  });
  expect(await stored()).toEqual([]);
});

test.each([
  ['an unknown question', [{ question: 'Wie war das Wetter?', answer: 'Nein' }]],
  ['an unknown option', [{ question: 'Hattest du Schmerzen?', answer: 'Vielleicht' }]],
  ['an option of another question', [{ question: 'Hattest du Schmerzen?', answer: 'Zu wenig' }]],
  [
    'two answers to one question',
    [
      { question: 'Hattest du Schmerzen?', answer: 'Nein' },
      { question: 'Hattest du Schmerzen?', answer: 'Leicht, nur kurz' },
    ],
  ],
])('[API-33] %s is 422, and the former feedback stays', async (_, answers) => {
  await send(aFeedback());
  expect((await send(aFeedback({ answers }))).json()).toEqual({
    status: 422,
    error: 'Unprocessable Entity',
    message: 'Eine Antwort passt nicht zu den Fragen.',
  });
  expect(await stored()).toEqual([aFeedback()]);
});

test.each([
  ['exerciseRunId', '1'],
  ['exerciseRunId', 0],
  ['comment', null],
  ['answers', {}],
])('[API-33, API-41] feedback with the %s %p is 400 and the message names it', async (field, value) => {
  const answer = await demo.post('anna', '/exercise/feedback', { ...aFeedback(), [field]: value });
  expect(answer.json()).toEqual({
    status: 400,
    error: 'Bad Request',
    message: `Die Angabe „${field}“ fehlt oder ist ungültig.`,
  });
});
