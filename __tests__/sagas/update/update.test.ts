import { membersFeature } from '../../../src/contract/features';
import { selectAssignedScreening, selectAthletes } from '../../../store/screening/selectors';
import { selectUser } from '../../../store/session/selectors';
import { updateActions } from '../../../store/update/slice';
import { aUserScreening } from '../../builders';
import { aClub, anna, ben, exercises, screening, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, settle } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;

describe('a data update', () => {
  test('[UP-6] [UP-7] loads user data, screenings, exercises and videos, in this order', async () => {
    const app = await startApp();
    await app.act(updateRequested());
    expect(app.http.lines()).toEqual([
      'GET /admin/user/name/anna',
      `GET /screening/user/${anna.id}`,
      `GET /screening/runs/user/${anna.id}`,
      'GET /screening/31',
      'GET /exercise/',
      'GET /exercise/basis',
      'GET /exercise/feedback/questions',
      'GET /video/kniebeuge.mp4',
      'GET /video/einbeinstand.mp4',
      'GET /video/unterarmstuetz.mp4',
      'GET /video/seitstuetz.mp4',
      'GET /features',
    ]);
  });

  test('[API-2] sends the token with every request', async () => {
    const app = await startApp();
    await app.act(updateRequested());
    expect(new Set(app.http.requests.map(({ token }) => token))).toEqual(new Set([anna.token]));
  });

  test('[UP-6] stores the loaded data on the device and shows it', async () => {
    const { device, ...app } = await startApp();
    await app.act(updateRequested());
    expect(device.disk.tables).toMatchObject({
      user: [{ id: anna.id, username: 'anna' }],
      userScreening: [aUserScreening()],
      screening: [screening],
      exercise: exercises,
    });
    expect(app.state().screening).toMatchObject({
      screenings: [screening],
      userScreenings: [aUserScreening()],
    });
    expect(app.state().exercise).toMatchObject({
      exercises,
      basis: [{ exerciseId: 201 }, { exerciseId: 202 }],
    });
    expect(app.state().videos.present).toHaveLength(4);
  });

  test('[UP-7] takes over the new user data of the server and keeps the token', async () => {
    const server = aClub();
    const app = await startApp({
      device: aDeviceOf({ ...anna, lastName: 'Altname', athleteIds: [99] }),
      server,
    });
    await app.act(updateRequested());
    expect(selectUser(app.state())).toEqual(anna);
    expect(app.session.user()).toEqual(anna);
  });

  test('[UP-8] [NO-7] also loads the athletes of a trainer with all their data', async () => {
    const app = await startApp({ device: aDeviceOf(tina) });
    await app.act(updateRequested());
    expect(app.http.lines().slice(0, 7)).toEqual([
      'GET /admin/user/name/trainer',
      `GET /admin/user/trainer/${tina.id}`,
      `GET /screening/user/${anna.id}`,
      `GET /screening/user/${ben.id}`,
      `GET /screening/runs/user/${anna.id}`,
      `GET /screening/runs/user/${ben.id}`,
      'GET /screening/31',
    ]);
    expect(
      app
        .state()
        .users.users.map(({ username }) => username)
        .sort(),
    ).toEqual(['anna', 'ben', 'trainer']);
  });

  test('[UP-8] [MB-1] in a club of members a trainer’s own data is loaded as well', async () => {
    const server = aClub();
    server.notes.features = [membersFeature];
    server.content.userScreenings.push(aUserScreening({ id: 43, userId: tina.id }));
    const app = await startApp({ device: aDeviceOf(tina), server });
    // The first update asks what the server offers.
    await app.act(updateRequested());
    await app.act(updateRequested());
    expect(app.http.lines()).toContain(`GET /screening/user/${tina.id}`);
    expect(app.http.lines()).toContain(`GET /screening/runs/user/${tina.id}`);
    expect(selectAthletes(app.state()).map(({ id }) => id)).toEqual([anna.id, ben.id, tina.id]);
    expect(selectAssignedScreening(app.state(), tina.id)).toMatchObject({ id: 43 });
  });

  test('[UP-8] [MB-1] a trainer without a screening of their own is none of the athletes', async () => {
    const server = aClub();
    server.notes.features = [membersFeature];
    const app = await startApp({ device: aDeviceOf(tina), server });
    await app.act(updateRequested());
    await app.act(updateRequested());
    expect(selectAthletes(app.state()).map(({ id }) => id)).toEqual([anna.id, ben.id]);
  });

  test('[UP-8] does not load athletes for a user without athletes', async () => {
    const app = await startApp();
    await app.act(updateRequested());
    expect(app.http.matching(/trainer/)).toEqual([]);
  });

  test('[UP-5] is marked as updating from its start to its end', async () => {
    const app = await startApp();
    app.dispatch(updateRequested());
    expect(app.state().update.status).toBe('running');
    await settle();
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[UP-5] ignores requests for an update while one is running', async () => {
    const app = await startApp();
    await app.act(updateRequested(), updateRequested(), updateRequested());
    expect(app.http.matching(/name.anna/)).toHaveLength(1);
    await app.act(updateRequested());
    expect(app.http.matching(/name.anna/)).toHaveLength(2);
  });

  test('[UP-3] [UP-11] logs a line for each topic, and the success', async () => {
    const app = await startApp();
    await app.act(updateRequested());
    expect(app.state().update.entries).toEqual([
      { topic: 'User', text: '1 Person geladen', isError: false },
      { topic: 'Screening', text: '1 Screening und 0 Ergebnisse geladen', isError: false },
      { topic: 'Training', text: '3 Übungen geladen', isError: false },
      { topic: 'Video', text: '4 Videos auf dem Gerät', isError: false },
      { topic: 'Finished', text: 'Daten wurden erfolgreich geladen!', isError: false },
    ]);
  });

  test('[UP-12] sets dataInitialized to true only at its end', async () => {
    const app = await startApp();
    app.http.script(/seitstuetz/, { late: 1000 });
    await app.act(updateRequested());
    expect(app.session.isDataInitialized()).toBe(false);
    await jest.advanceTimersByTimeAsync(1000);
    expect(app.session.isDataInitialized()).toBe(true);
    expect(app.state().session.isDataInitialized).toBe(true);
  });

  test('[UP-12] [SE-1] does not set dataInitialized when another user is signed in at its end', async () => {
    const app = await startApp();
    app.http.script(/seitstuetz/, { late: 1000 });
    await app.act(updateRequested());
    // Another tab writes this shortly before this tab is told.
    app.device.localItems.values.set('currentUser', JSON.stringify(ben));
    await jest.advanceTimersByTimeAsync(1000);
    expect(app.session.isDataInitialized()).toBe(false);
  });

  test('[UP-7] [SE-1] does not sign a user in again after another tab has signed them out', async () => {
    const app = await startApp();
    app.http.script(/user/, { late: 1000 });
    await app.act(updateRequested());
    app.device.localItems.values.delete('currentUser');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(app.device.localItems.values.has('currentUser')).toBe(false);
  });

  test('[UP-12] [FL-9] sends unsynced runs at its end', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    await app.act(updateRequested());
    expect(app.http.lines().at(-1)).toBe('POST /screening/runs/');
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[CO-7] keeps runs that the server does not have yet, and drops runs that it no longer has', async () => {
    const app = await startUpdatedApp({ server: Object.assign(aClub(), { instance: null }) });
    const unsent = aWaitingScreeningRun({ isDirty: false });
    const dirty = aWaitingScreeningRun({ id: 77 });
    const gone = aWaitingScreeningRun({ id: 78, isDirty: false });
    await record(app, unsent, dirty, gone);
    app.http.always(/POST/, 500);
    await app.act(updateRequested());
    expect(app.device.disk.tables.screeningRun.map(({ clientId }) => clientId)).toEqual([
      unsent.clientId,
      dirty.clientId,
    ]);
    expect(app.state().runs.screeningRun.map(({ clientId }) => clientId)).toEqual([
      unsent.clientId,
      dirty.clientId,
    ]);
  });
});
