import { painFeature } from '../../../src/contract/features';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { feedbackActions } from '../../../store/feedback/slice';
import { selectOwnOutbox } from '../../../store/outbox/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { selectMorningQuestions } from '../../../store/pain/morning';
import { runsActions } from '../../../store/runs/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { aRunUnit } from '../../builders';
import { aClub, anna } from '../../fakes/club';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { aWaitingExerciseRun, onDevice, record } from '../../fakes/recorded';
import { Refusal } from '../../fakes/serverCalls';
import { type App, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn } from '../outbox/writtenMessages';

onVirtualTime();

const { flushRequested } = syncActions;
const strong = { pain: 6, painNote: 'Schulter rechts' };
const day = 24 * 60 * 60 * 1000;

const aPainClub = () => {
  const server = aClub();
  server.notes.features = [...(server.notes.features ?? []), painFeature];
  return server;
};

const aHurtingRun = (start = Date.now()) =>
  aWaitingExerciseRun({
    start: new Date(start).toISOString(),
    runUnits: [aRunUnit({ completed: true, ...strong })],
  });

const stored = ({ server }: App) => server.exerciseRuns.all[0];
const questions = (app: App) => selectMorningQuestions(app.state());

/** Answers the first question of the morning. */
const answer = async (app: App, value: number) => {
  const [question] = questions(app);
  if (!question) throw new Error('Nothing is asked.');
  const { pain: _, exercise: __, ...about } = question;
  await app.act(feedbackActions.morningAnswered({ ...about, value }));
};

describe('pain in a run', () => {
  test('[PN-1] is sent with it to a server that names the feature', async () => {
    const app = await startUpdatedApp({ server: aPainClub() });
    await record(app, aHurtingRun());
    await app.act(flushRequested());
    expect(stored(app)?.runUnits).toMatchObject([strong]);
  });

  test('[PN-1] is not sent to a server without it, and stays on the device', async () => {
    const app = await startUpdatedApp();
    await record(app, aHurtingRun());
    await app.act(flushRequested());
    expect(stored(app)?.runUnits).toEqual([aRunUnit({ completed: true })]);
    expect(onDevice(app.device, { clientId: stored(app)?.clientId ?? '' })).toMatchObject({
      isDirty: false,
      runUnits: [strong],
    });
  });

  test('[CS-1] [FL-16] that the server leaves out makes no second run', async () => {
    const server = aPainClub();
    server.painless.add(anna.id);
    const app = await startUpdatedApp({ server });
    await record(app, aHurtingRun());
    await app.act(flushRequested());
    await pass(60_000);
    expect(server.exerciseRuns.all).toHaveLength(1);
    expect(stored(app)?.runUnits).toEqual([aRunUnit({ completed: true })]);
  });

  test('[PN-1] is on the device as soon as it is said, although the exercise was not left', async () => {
    const app = await startUpdatedApp({ server: aPainClub() });
    app.network.goOffline();
    await app.act(exerciseRunActions.openRequested({ userScreeningId: 41 }));
    const { clientId } = app.state().exerciseRun;
    await app.act(runsActions.unitPainReported({ clientId: clientId ?? '', pain: strong }));
    app.kill();
    expect(onDevice(app.device, { clientId: clientId ?? '' })).toMatchObject({ runUnits: [strong, {}] });
  });
});

describe('the morning after', () => {
  /** Anna's app, with a training of yesterday that hurt. */
  const startMorning = async ({ isOnline = true, server = aPainClub() } = {}) => {
    const app = await startUpdatedApp({ server });
    if (!isOnline) app.network.goOffline();
    await record(app, aHurtingRun(Date.now() - day));
    return app;
  };

  test('[PN-3] the answer reaches the server once, and is not asked for again', async () => {
    const app = await startMorning();
    await app.act(flushRequested());
    await answer(app, 2);
    await pass(60_000);
    expect(questions(app)).toEqual([]);
    expect(stored(app)).toMatchObject({ morningPain: { value: 2 } });
    expect(selectOwnOutbox(app.state())).toEqual([]);
    expect(app.http.matching(/^POST \/pain/)).toHaveLength(1);
  });

  test('[PN-3] [ON-4] given offline it waits for its training, also over a restart', async () => {
    const first = await startMorning({ isOnline: false });
    await answer(first, 5);
    expect(selectOwnOutbox(first.state())).toMatchObject([
      { kind: 'pain', payload: { exerciseRunId: null } },
    ]);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server });
    await pass(120_000);
    expect(stored(app)).toMatchObject({ morningPain: { value: 5 } });
    expect(questions(app)).toEqual([]);
  });

  describe('of which the consent was withdrawn on another device meanwhile', () => {
    const notAgreed = 'Du hast nicht zugestimmt, dass Schmerzen gespeichert werden.';

    /** Anna's app, whose answer the server has just refused, and how the consent is given again. */
    const startRefused = async () => {
      const answers: OfficeAnswers = {};
      const app = await startMorning({ server: withOffice(aPainClub(), answers) });
      await app.act(flushRequested());
      app.network.goOffline();
      await answer(app, 5);
      answers['POST /pain/'] = () => {
        throw new Refusal(422, notAgreed);
      };
      app.network.goOnline();
      await pass(120_000);
      return { app, agree: () => delete answers['POST /pain/'] };
    };
    const setAside = { kind: 'pain', payload: { value: 5 }, refusal: notAgreed };
    const posts = ({ http }: App) => http.matching(/^POST \/pain/);

    test('[PN-3] [CS-5] [ON-3] is set aside with the reason, stays over a restart, and is not sent again', async () => {
      const { app: first } = await startRefused();
      expect(selectOwnOutbox(first.state())).toMatchObject([setAside]);
      expect(rowsOn(first.device)).toMatchObject([setAside]);
      expect(posts(first)).toHaveLength(1);
      expect(stored(first)?.morningPain).toBeUndefined();
      first.kill();
      const app = await startApp({ device: first.device, server: first.server });
      await app.act(updateActions.updateRequested());
      await pass(120_000);
      expect(rowsOn(app.device)).toMatchObject([setAside]);
      expect(questions(app)).toEqual([]);
      expect(posts(app)).toEqual([]);
    });

    test('[PN-3] [CS-5] [ON-3] is sent once when the person agrees again and asks for it', async () => {
      const { app, agree } = await startRefused();
      agree();
      await app.act(outboxActions.retried(selectOwnOutbox(app.state())[0]?.clientId ?? ''));
      await pass(120_000);
      expect(posts(app)).toHaveLength(2);
      expect(stored(app)).toMatchObject({ morningPain: { value: 5 } });
      expect(rowsOn(app.device)).toEqual([]);
    });
  });

  test('[PN-3] ‘Nicht beantworten’ is kept over a restart', async () => {
    const first = await startMorning();
    await first.act(feedbackActions.declined(questions(first)[0]?.key ?? ''));
    await pass(1000);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server });
    await pass(1000);
    expect(questions(app)).toEqual([]);
  });
});
