import { selectFeedbackKey, selectFeedbackOffers } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { selectOwnOutbox } from '../../../store/outbox/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aDeskClub } from '../../fakes/deskClub';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingExerciseRun, record } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, pause } from '../../fakes/virtualTime';

onVirtualTime();

const { opened, closed, questionsRequested, answered, commented, submitted } = feedbackActions;
const run = aWaitingExerciseRun({ offersFeedback: true });
const exerciseRunClientId = run.clientId;

const feedback = (app: App) => app.state().feedback;
const keyIn = (app: App) => selectFeedbackKey(app.state(), exerciseRunClientId);
const given = ({ server }: App) => [...server.feedback.values()];
const rows = ({ device }: App) => [...device.outbox.rows.values()];

/** Submits the feedback on the run, with every id of the run that this device knows. */
const submit = (app: App) => {
  const [stored] = app.state().runs.exerciseRun;
  return submitted({ key: keyIn(app), exerciseRunId: stored?.id ?? null, exerciseRunClientId });
};

/** Opens the feedback page and answers every question. */
const answerAll = async (app: App) => {
  const key = keyIn(app);
  await app.act(
    opened(key),
    questionsRequested(),
    answered({ key, question: 'Hat es dir gefallen?', answer: 'Nein' }),
    answered({ key, question: 'Wie anstrengend war es?', answer: 'Leicht' }),
    commented({ key, comment: ' Gern mehr davon. ' }),
  );
};

/** Opens the app with an exercise run on the server and every question about it answered. */
const startAnswered = async () => {
  const app = await startUpdatedApp();
  await record(app, run);
  await app.act(syncActions.flushRequested());
  await answerAll(app);
  app.http.requests.length = 0;
  return app;
};

/** The same offline: the exercise run waits to be sent. */
const startAnsweredOffline = async () => {
  const app = await startUpdatedApp();
  await app.act(questionsRequested());
  app.network.goOffline();
  await record(app, run);
  await answerAll(app);
  return app;
};

describe('the feedback questions', () => {
  test('[FB-1] come with the first update, so that feedback can be given offline ever after', async () => {
    const app = await startUpdatedApp();
    expect(feedback(app).questions).toEqual(app.server.feedbackQuestions);
  });

  test('[FB-1] [DE-6] come with an update that has nothing new, if the device lacks them', async () => {
    const server = aDeskClub();
    const app = await startUpdatedApp({ server });
    await pass(1000);
    app.kill();
    app.device.persisted.delete('persist:feedback');
    const later = await startApp({ device: app.device, server });
    expect(feedback(later).questions).toBeNull();
    await later.act(updateActions.updateRequested());
    expect(feedback(later).questions).toEqual(server.feedbackQuestions);
    later.http.requests.length = 0;
    await later.act(updateActions.updateRequested());
    expect(later.http.matching(/questions/)).toEqual([]);
  });

  test('[FB-1] that a server does not give hold up no update', async () => {
    expectErrors('loadQuestions');
    const app = await startApp();
    app.http.always(/questions/, 404);
    await app.act(updateActions.updateRequested());
    await pass(10_000);
    expect(app.state().update.updatedAt).not.toBeNull();
    expect(app.state().session.isDataInitialized).toBe(true);
  });

  test('[FB-1] come from the server', async () => {
    const app = await startUpdatedApp();
    await app.act(questionsRequested());
    expect(feedback(app).questions).toEqual(app.server.feedbackQuestions);
  });

  test('[FB-1] are available offline and after a reload, after they were loaded once', async () => {
    expectErrors('loadQuestions');
    const first = await startUpdatedApp();
    await first.act(questionsRequested());
    await pass(1000);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server, isOnline: false });
    await app.act(questionsRequested());
    await pass(6000);
    expect(feedback(app).questions).toHaveLength(2);
  });

  test('[FB-1] show why they could not be loaded, and are loaded by the next try', async () => {
    expectErrors('loadQuestions');
    const app = await startApp();
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
});

describe('feedback on an exercise run that the server has', () => {
  test('[FB-3] [FB-4] is sent in the order of its questions, with a toast that says thanks', async () => {
    const app = await startAnswered();
    const key = keyIn(app);
    await app.act(submit(app));
    expect(given(app)).toMatchObject([
      {
        exerciseRunId: app.server.exerciseRuns.find(exerciseRunClientId)?.id,
        comment: 'Gern mehr davon.',
        answers: [
          { question: 'Wie anstrengend war es?', answer: 'Leicht' },
          { question: 'Hat es dir gefallen?', answer: 'Nein' },
        ],
      },
    ]);
    expect(feedback(app)).toMatchObject({ giving: { status: 'succeeded' }, drafts: {}, settled: [key] });
    expect(app.state().toasts.messages).toMatchObject([
      { type: 'success', text: 'Danke für dein Feedback.', survivesNavigation: true },
    ]);
    expect(rows(app)).toEqual([]);
  });

  test('[ON-1] is saved on the device before the screen says so, and reaches the server after a crash', async () => {
    const first = await startAnswered();
    first.http.always(/POST/, 'requestLost');
    await first.act(submit(first));
    expect(rows(first)).toMatchObject([{ kind: 'feedback', writtenBy: 2 }]);
    expect(feedback(first).giving.status).toBe('succeeded');
    first.kill();
    const app = await startApp({ device: first.device, server: first.server });
    expect(given(app)).toMatchObject([{ comment: 'Gern mehr davon.' }]);
    expect(rows(app)).toEqual([]);
  });

  test('[ON-2] [ON-3] that may have arrived is sent before the next one; the last one counts', async () => {
    const app = await startAnswered();
    app.http.always(/POST .*feedback/, 'responseLost');
    await app.act(submit(app));
    await app.act(commented({ key: keyIn(app), comment: 'Doch nicht.' }));
    await app.act(submit(app));
    expect(rows(app)).toHaveLength(2);
    app.http.heal();
    await pass(60_000);
    expect(given(app)).toMatchObject([{ comment: 'Doch nicht.' }]);
    const comments = app.http.matching(/feedback$/).map(({ body }) => (body as { comment: string }).comment);
    expect(comments.at(-2)).toBe('Gern mehr davon.');
    expect(comments.at(-1)).toBe('Doch nicht.');
  });

  test('[ON-2] that is being sent is shown beside the next one, which does not replace it', async () => {
    const app = await startAnswered();
    app.http.always(/POST .*feedback/, { late: 5000 });
    await app.act(submit(app));
    await app.act(commented({ key: keyIn(app), comment: 'Doch nicht.' }));
    await app.act(submit(app));
    const shown = selectOwnOutbox(app.state()).map(({ payload }) => payload);
    expect(shown).toMatchObject([{ comment: 'Gern mehr davon.' }, { comment: 'Doch nicht.' }]);
    await pass(20_000);
    expect(given(app)).toMatchObject([{ comment: 'Doch nicht.' }]);
  });

  test.each([400, 403, 404, 413, 422])(
    '[ON-3] [CO-3] that is refused with %i is set aside with its reason, and sent again on request',
    async (status) => {
      const app = await startAnswered();
      app.http.always(/POST/, status);
      await app.act(submit(app));
      await pass(60_000);
      expect(app.http.matching(/POST/)).toHaveLength(1);
      expect(rows(app)).toMatchObject([{ refusal: `Fehler ${status}` }]);
      app.http.heal();
      await app.act(syncActions.sendNowRequested());
      expect(given(app)).toHaveLength(1);
      expect(rows(app)).toEqual([]);
    },
  );

  test('[ON-1] stays on the page and reports the error when the device is full', async () => {
    expectErrors('saveEntry');
    const app = await startAnswered();
    app.network.goOffline();
    app.device.outbox.failures.push(diskIsFull());
    await app.act(submit(app));
    expect(feedback(app).giving).toMatchObject({ status: 'failed', error: expect.stringMatching(/voll/) });
    expect(feedback(app).drafts[keyIn(app)]?.comment).toBe(' Gern mehr davon. ');
    app.network.goOnline();
    await pass(0);
    expect(given(app)).toHaveLength(1);
  });

  test('[ON-4] that found a full device is sent from memory once its exercise run has arrived', async () => {
    expectErrors('saveEntry');
    const app = await startAnsweredOffline();
    app.device.outbox.failures.push(diskIsFull());
    await app.act(submit(app));
    expect(rows(app)).toEqual([]);
    app.network.goOnline();
    await pass(10_000);
    expect(given(app)).toMatchObject([{ comment: 'Gern mehr davon.' }]);
  });

  test('[FB-4] that is sent after the page was left changes only its own run', async () => {
    const app = await startAnswered();
    const key = keyIn(app);
    await app.act(submit(app), closed(), opened('2/602'));
    expect(feedback(app)).toMatchObject({ settled: [key], openKey: '2/602', giving: { status: 'idle' } });
  });

  test('[FB-4] is a draft that survives a reload until it is submitted', async () => {
    const first = await startAnswered();
    await pass(1000);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server });
    expect(feedback(app).drafts[keyIn(app)]?.answers).toEqual({
      'Wie anstrengend war es?': 'Leicht',
      'Hat es dir gefallen?': 'Nein',
    });
  });

  test('[SE-1] [SE-3] is hidden after a logout, and is sent when its writer signs in again', async () => {
    const app = await startAnswered();
    app.network.goOffline();
    await app.act(submit(app));
    await app.act(sessionActions.logoutRequested());
    expect(app.state().outbox.entries).toEqual([]);
    app.network.goOnline();
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    expect(given(app)).toEqual([]);
    await app.act(sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    expect(given(app)).toHaveLength(1);
  });
});

describe('feedback on an exercise run that ended offline', () => {
  test('[ON-4] [TR-20] is offered at once for each such run', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await record(app, run, aWaitingExerciseRun({ offersFeedback: true, start: '2025-03-08T08:00:00.000Z' }));
    expect(selectFeedbackOffers(app.state())).toMatchObject([
      { name: exerciseRunClientId },
      { start: '2025-03-08T08:00:00.000Z' },
    ]);
  });

  test('[ON-4] is sent after its run, with the server id of the run', async () => {
    const app = await startAnsweredOffline();
    app.http.requests.length = 0;
    await app.act(submit(app));
    expect(app.state().toasts.messages).toMatchObject([{ text: expect.stringMatching(/sobald es geht/) }]);
    app.network.goOnline();
    await pass(0);
    const posts = app.http.matching(/POST/).map(({ path }) => path);
    expect(posts).toEqual(['/exercise/runs/', '/exercise/feedback']);
    expect(given(app)).toMatchObject([
      { exerciseRunId: app.server.exerciseRuns.find(exerciseRunClientId)?.id },
    ]);
    expect(rows(app)).toEqual([]);
  });

  test('[ON-4] is sent, also where another tab had the run sent and taken off the device meanwhile', async () => {
    const app = await startAnsweredOffline();
    const { load } = app.database;
    // This tab is slow to learn what the other one does.
    app.database.load = async (owner) => {
      await pause(1000);
      return load(owner);
    };
    const other = await startApp({ device: app.device, server: app.server });
    await other.act(updateActions.retryRequested());
    expect(app.device.disk.tables.exerciseRun).toEqual([]);
    await app.act(submit(app));
    await pass(2000);
    expect(given(app)).toMatchObject([
      { exerciseRunId: app.server.exerciseRuns.find(exerciseRunClientId)?.id },
    ]);
    expect([app.server.exerciseRuns.all.length, rows(app)]).toEqual([1, []]);
  });

  test('[ON-4] [CO-26] is sent, also where a sign-out took the run off the device before its tab wrote it and died', async () => {
    const app = await startAnsweredOffline();
    await app.act(submit(app));
    const written = new Map(app.device.outbox.rows);
    app.kill();
    app.device.outbox.rows.clear();
    const other = await startApp({ device: app.device, server: app.server });
    await other.act(updateActions.updateRequested(), sessionActions.logoutRequested());
    await pass(10_000);
    expect(app.device.disk.tables.exerciseRun).toEqual([]);
    for (const [name, row] of written) app.device.outbox.rows.set(name, row);
    await other.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    await pass(10_000);
    expect(given(app)).toMatchObject([
      { exerciseRunId: app.server.exerciseRuns.find(exerciseRunClientId)?.id },
    ]);
    expect([app.server.exerciseRuns.all.length, rows(app)]).toEqual([1, []]);
  });

  test('[ON-2] [ON-4] that waits for its run does not delay messages', async () => {
    const app = await startAnsweredOffline();
    await app.act(submit(app));
    app.http.always(/POST .*runs/, 503);
    app.network.goOnline();
    await app.act(outboxActions.written({ kind: 'message', payload: { recipientId: 1, content: 'Hallo' } }));
    expect(app.server.chat.messages).toMatchObject([{ content: 'Hallo' }]);
    expect(given(app)).toEqual([]);
    app.http.heal();
    await pass(60_000);
    expect(given(app)).toHaveLength(1);
  });

  test('[ON-2] is replaced by newer feedback if it was never tried', async () => {
    const app = await startAnsweredOffline();
    await app.act(submit(app));
    await app.act(commented({ key: keyIn(app), comment: 'Doch nicht.' }));
    await app.act(submit(app));
    expect(selectOwnOutbox(app.state())).toMatchObject([{ payload: { comment: 'Doch nicht.' } }]);
    app.network.goOnline();
    await pass(0);
    expect(app.http.matching(/POST .*feedback/)).toHaveLength(1);
    expect(rows(app)).toEqual([]);
    expect(given(app)).toMatchObject([{ comment: 'Doch nicht.' }]);
  });

  test('[ON-4] [SE-2] finds its run after another user was signed in meanwhile', async () => {
    const app = await startAnsweredOffline();
    await app.act(submit(app));
    // The server gets the run, but not the feedback before its writer logs out.
    app.http.always(/POST .*feedback/, 503);
    app.network.goOnline();
    await pass(0);
    await app.act(sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    await app.act({ type: 'update/updateRequested' });
    expect(app.device.disk.tables.exerciseRun).toEqual([]);
    app.http.heal();
    await app.act(sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    await pass(60_000);
    expect(given(app)).toHaveLength(1);
  });

  test('[ON-4] waits while the server refuses its run, and is exported with it', async () => {
    expectErrors('setAside');
    const app = await startAnsweredOffline();
    app.server.refusals.set(exerciseRunClientId, 422);
    await app.act(submit(app));
    app.network.goOnline();
    await pass(600_000);
    expect(given(app)).toEqual([]);
    await app.act(syncActions.exportRequested());
    const [file] = app.page.savedFiles;
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      runs: [{ clientId: exerciseRunClientId }],
      entries: [{ kind: 'feedback' }],
    });
  });
});
