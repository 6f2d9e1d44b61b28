/** @jest-environment node */
import { feedbackKey } from '../../src/domain/feedback';
import { selectFeedbackOffer } from '../../store/selectors/feedback';
import { feedbackActions } from '../../store/slices/feedback';
import { sessionActions } from '../../store/slices/session';
import { syncActions } from '../../store/slices/sync';
import { aServerExerciseRun } from '../builders';
import { anna } from '../fakes/club';
import { aWaitingTraining, record } from '../fakes/recorded';
import { type App, startApp, startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime, pass } from '../fakes/virtualTime';

onVirtualTime();

const { opened, closed, questionsRequested, answered, commented, submitted } = feedbackActions;
const exerciseRunId = 601;
const key = feedbackKey(anna.id, exerciseRunId);

const feedback = (app: App) => app.state().feedback;

/** The app with the page of a feedback open and every question answered. */
const startAnswered = async () => {
  const app = await startUpdatedApp();
  app.server.exerciseRuns.add(aServerExerciseRun({ id: exerciseRunId }));
  await app.act(
    opened(key),
    questionsRequested(),
    answered({ key, question: 'Hattest du Schmerzen?', answer: 'Nein' }),
    answered({ key, question: 'Wie anstrengend war es?', answer: 'Leicht' }),
    commented({ key, comment: ' Gern mehr davon. ' }),
  );
  return app;
};

test('[FB-1] the questions come from the server', async () => {
  const app = await startUpdatedApp();
  await app.act(questionsRequested());
  expect(feedback(app).questions).toEqual(app.server.feedbackQuestions);
});

test('questions that were loaded once are there without a network and after a reload', async () => {
  const first = await startUpdatedApp();
  await first.act(questionsRequested());
  await pass(1000);
  first.kill();
  const app = await startApp({ device: first.device, server: first.server, isOnline: false });
  await app.act(questionsRequested());
  await pass(6000);
  expect(feedback(app).questions).toHaveLength(2);
});

test('questions that do not come say why, and come at the next try', async () => {
  const app = await startUpdatedApp();
  app.http.script(/questions/, 500, 500, 500, 500);
  await app.act(questionsRequested());
  await pass(6000);
  expect(feedback(app)).toMatchObject({
    questions: null,
    loading: { status: 'failed', error: 'Fehler 500' },
  });
  await app.act(questionsRequested());
  expect(feedback(app).loading.status).toBe('succeeded');
});

test('[FB-3] [FB-4] the feedback is sent in the order of its questions, and thanked for', async () => {
  const app = await startAnswered();
  await app.act(submitted({ key, exerciseRunId }));
  expect(app.server.feedback.get(exerciseRunId)).toEqual({
    exerciseRunId,
    comment: 'Gern mehr davon.',
    answers: [
      { question: 'Wie anstrengend war es?', answer: 'Leicht' },
      { question: 'Hattest du Schmerzen?', answer: 'Nein' },
    ],
  });
  expect(feedback(app)).toMatchObject({ sending: { status: 'succeeded' }, drafts: {}, settled: [key] });
  expect(app.state().toasts.messages).toMatchObject([
    { type: 'success', text: 'Danke für dein Feedback', survivesNavigation: true },
  ]);
});

test.each([404, 422, 500, 'requestLost'] as const)('nothing is lost when it ends with %s', async (fault) => {
  const app = await startAnswered();
  app.http.always(/POST/, fault);
  await app.act(submitted({ key, exerciseRunId }));
  await pass(6000);
  expect(feedback(app).sending.status).toBe('failed');
  expect(feedback(app).sending.error).toMatch(/^Fehler \d+$|^Der Server ist nicht erreichbar/);
  expect(feedback(app).drafts[key]?.comment).toBe(' Gern mehr davon. ');
  app.http.heal();
  await app.act(submitted({ key, exerciseRunId }));
  expect(app.server.feedback.size).toBe(1);
});

test.each([400, 403, 404, 409, 413, 422])(
  '[CO-3] feedback that is refused with %i is not sent again by itself',
  async (status) => {
    const app = await startAnswered();
    app.http.always(/POST/, status);
    app.http.requests.length = 0;
    await app.act(submitted({ key, exerciseRunId }));
    expect(feedback(app).sending).toEqual({ status: 'failed', error: `Fehler ${status}` });
    await pass(60_000);
    expect(app.http.matching(/POST/)).toHaveLength(1);
  },
);

test('a draft survives a reload', async () => {
  const first = await startAnswered();
  await pass(1000);
  first.kill();
  const app = await startApp({ device: first.device, server: first.server });
  expect(feedback(app).drafts[key]?.answers).toEqual({
    'Wie anstrengend war es?': 'Leicht',
    'Hattest du Schmerzen?': 'Nein',
  });
});

test('an answer that comes after the page was left settles its own training only', async () => {
  const app = await startAnswered();
  app.http.always(/POST/, { late: 1000 });
  const other = feedbackKey(anna.id, 602);
  await app.act(submitted({ key, exerciseRunId }), closed(), opened(other));
  await pass(1000);
  expect(feedback(app)).toMatchObject({ settled: [key], openKey: other, sending: { status: 'idle' } });
});

test('[SE-1] an answer that comes after a logout is not shown to anybody else', async () => {
  const app = await startAnswered();
  app.http.always(/POST/, { late: 1000 });
  await app.act(submitted({ key, exerciseRunId }), sessionActions.logoutRequested());
  await pass(1000);
  expect(app.state().toasts.messages).toEqual([]);
  expect(feedback(app).drafts).toHaveProperty([key]);
});

test('[TR-20] a training that ended offline is asked about once the server has it', async () => {
  const app = await startUpdatedApp();
  await record(app, aWaitingTraining());
  expect(selectFeedbackOffer(app.state())).toBeNull();
  await app.act(syncActions.flushRequested());
  expect(selectFeedbackOffer(app.state())).toMatchObject({
    userId: anna.id,
    exerciseRunId: expect.any(Number),
  });
});
