import { StorageFullError } from '../../../src/domain/errors';
import { tokenHashOf } from '../../../src/services/tokenHash';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aWaitingFeedback, aWaitingMessage } from '../../builders';
import { aClub, anna, ben } from '../../fakes/club';
import { aWaitingExerciseRun, aWaitingScreeningRun, record, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { logoutRequested, loginRequested } = sessionActions;
const { donePressed } = exerciseRunActions;
const signInOfBen = loginRequested({ username: 'ben', password: 'athletik' });
const minute = 60_000;

const ends = (app: App) => app.http.matching(/session\/end/);
const isAccepted = ({ server }: App) => server.accounts.userOf(anna.token) !== undefined;

describe('a logout by hand, on the server', () => {
  test('[CO-26] ends this sign-in, and no other one', async () => {
    const app = await startUpdatedApp();
    await app.act(logoutRequested());
    expect(isAccepted(app)).toBe(false);
    expect(app.server.accounts.userOf(ben.token)).toBeDefined();
    expect(ends(app)).toMatchObject([{ token: null, body: { tokenHash: tokenHashOf(anna.token) } }]);
    expect(app.session.endedSessions()).toEqual([]);
  });

  test('[CO-26] [SE-1] offline ends it with the next contact; until then the device keeps nothing to sign in with', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    await app.act(logoutRequested());
    expect(JSON.stringify([...app.device.localItems.values])).not.toContain(anna.token);
    expect(ends(app)).toEqual([]);
    expect(isAccepted(app)).toBe(true);
    app.network.goOnline();
    await pass(0);
    expect(isAccepted(app)).toBe(false);
    app.network.goOffline();
    app.network.goOnline();
    await pass(minute);
    expect(ends(app)).toHaveLength(1);
  });

  test.each(['responseLost', 'silent', 503] as const)(
    '[CO-26] that did not get through (%j) is told at the next start, also after the next person has signed in',
    async (fault) => {
      const first = await startUpdatedApp();
      first.http.script(/session\/end/, fault);
      await first.act(logoutRequested());
      await pass(minute);
      expect(first.session.endedSessions()).toHaveLength(1);
      await first.act(signInOfBen);
      await pass(minute);
      expect(first.state().session.user?.username).toBe('ben');
      expect(isAccepted(first)).toBe(false);
      expect(first.session.endedSessions()).toEqual([]);
    },
  );

  test('[CO-26] is told at the next start of the app', async () => {
    const first = await startUpdatedApp();
    first.http.always(/session\/end/, 'requestLost');
    await first.act(logoutRequested());
    first.kill();
    const app = await startApp({ device: first.device, server: first.server });
    expect(isAccepted(app)).toBe(false);
  });

  test('[CO-26] is not tried again where the server refuses the call', async () => {
    const app = await startUpdatedApp();
    app.http.script(/session\/end/, 404);
    await app.act(logoutRequested());
    expect(app.session.endedSessions()).toEqual([]);
  });

  test('[CO-26] [API-45] asks nothing of a server without the call', async () => {
    const server = aClub();
    server.notes.features = [];
    const app = await startUpdatedApp({ server });
    await app.act(logoutRequested());
    expect(ends(app)).toEqual([]);
    expect(app.session.endedSessions()).toEqual([]);
  });
});

describe('a logout by hand, on the device', () => {
  test('[CO-26] [FL-9] [ON-4] takes what the server has off it, videos aside; what waits stays', async () => {
    const app = await startUpdatedApp();
    const training = aWaitingExerciseRun({ id: 88, isDirty: false });
    const sent = [aWaitingScreeningRun({ id: 77, isDirty: false }), training];
    const waiting = [aWaitingScreeningRun(), aWaitingExerciseRun()];
    app.network.goOffline();
    await record(app, ...sent, ...waiting);
    const [message, feedback] = [
      aWaitingMessage(),
      aWaitingFeedback({
        payload: { exerciseRunId: null, exerciseRunClientId: training.clientId, comment: 'Gut', answers: [] },
      }),
    ];
    await app.outbox.save(message);
    await app.outbox.save(feedback);
    await app.outbox.keepTrainingIds(new Map([[training.clientId, 88]]), Date.now());
    await app.outbox.keepSent(aWaitingMessage({ clientId: training.clientId }), Date.now());
    await app.act(logoutRequested());

    const { user, userScreening, screening, exercise } = app.device.disk.tables;
    expect([user, userScreening, screening, exercise]).toEqual([[], [], [], []]);
    expect(app.device.disk.videos.size).toBeGreaterThan(0);
    expect(runsOn(app.device).map(({ clientId }) => clientId)).toEqual(
      waiting.map(({ clientId }) => clientId),
    );
    expect(await app.outbox.sent(Date.now())).toEqual([]);
    expect(await app.outbox.all()).toEqual([message, feedback]);
    // For that feedback.
    expect(await app.outbox.trainingIds()).toEqual(new Map([[training.clientId, 88]]));
  });

  test('[CO-26] goes on with it where the disk was full', async () => {
    const app = await startUpdatedApp();
    expectErrors('clearDevice');
    app.device.disk.failures.push(new StorageFullError(), new StorageFullError());
    await app.act(logoutRequested());
    expect(app.device.disk.tables.user).not.toEqual([]);
    await pass(minute);
    expect(app.device.disk.tables.user).toEqual([]);
    expect(app.session.leftSignIn()).toBeNull();
  });

  test('[CO-26] goes on with it at the next start where the app was closed in between', async () => {
    const first = await startUpdatedApp();
    const lock = await first.locks.acquire('athletik-flush', new AbortController().signal);
    await first.act(logoutRequested());
    first.kill();
    lock.release();
    expect(first.device.disk.tables.user).not.toEqual([]);
    const app = await startApp({ device: first.device, server: first.server });
    expect(app.device.disk.tables.user).toEqual([]);
    expect(app.session.leftSignIn()).toBeNull();
    expect(app.state().session.ended).toBeNull();
  });

  test('[CO-26] leaves the data of a person alone who has signed in before the lock was free', async () => {
    const app = await startUpdatedApp();
    const lock = await app.locks.acquire('athletik-flush', new AbortController().signal);
    await app.act(logoutRequested());
    const next = await startApp({ device: app.device, server: app.server });
    await next.act(signInOfBen);
    lock.release();
    await next.act(updateActions.updateRequested());
    await pass(minute);
    expect(next.device.disk.tables.user.map(({ id }) => id)).toEqual([ben.id]);
    expect(next.state().session.isDataInitialized).toBe(true);
  });

  test('[CO-26] [CO-27] [RE-1] a 401 to a sign-in that was not ended on purpose takes nothing off it', async () => {
    const app = await startUpdatedApp();
    app.server.revoke('anna');
    await app.act(updateActions.updateRequested());
    await pass(minute);
    expect(app.session.user()).toBeNull();
    expect(app.device.disk.tables.user).not.toEqual([]);
  });

  test('[CO-26] [FL-9] what it takes off is not brought back by a tab that hears of it late', async () => {
    const first = await startUpdatedApp();
    await first.act(exerciseRunActions.openRequested({ userScreeningId: 41 }));
    await first.act(donePressed());
    let hearOfLogout = () => {};
    const onUserChange = (listener: () => void) => {
      hearOfLogout = listener;
      return () => {};
    };
    const second = await startApp({
      device: first.device,
      server: first.server,
      wrap: (services) => ({
        ...services,
        tabs: { ...services.tabs, onChange: () => () => {} },
        session: { ...services.session, onUserChange },
      }),
    });
    expect(second.state().runs.exerciseRun).toMatchObject([{ completed: false, clientRevision: 1 }]);
    await first.act(donePressed());
    await first.act(logoutRequested());
    expect(runsOn(first.device)).toEqual([]);
    hearOfLogout();
    await second.act();
    expect(second.state().session.status).toBe('signedOut');
    expect(runsOn(first.device)).toEqual([]);
    expect(first.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
  });
});
