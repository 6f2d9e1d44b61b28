import { updateActions } from '../../../store/update/slice';
import { aClub, anna } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass, settle } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested } = updateActions;
const allRetries = 6000;

describe('a data update with errors', () => {
  test('[RE-3] tries a failing call again after 1, 2 and 3 seconds, four times in all', async () => {
    expectErrors('update');
    const app = await startApp();
    app.http.always(/exercise\/basis/, 500);
    await app.act(updateRequested());
    await pass(60_000);
    const tries = app.http.matching(/exercise\/basis/);
    expect(tries.map(({ at }) => at - beginning)).toEqual([0, 1000, 3000, 6000]);
    expect(app.state().update.status).toBe('failed');
  });

  test.each([
    ['a server error', 503],
    ['a lost request', 'requestLost'],
    ['a lost response', 'responseLost'],
    ['a malformed answer', 'malformed'],
    ['a refusal', 403],
  ] as const)('[RE-3] goes on after %s that does not come again', async (_name, fault) => {
    const app = await startApp();
    app.http.script(/screening\/31/, fault, fault, fault);
    await app.act(updateRequested());
    await pass(allRetries);
    expect(app.http.matching(/screening\/31/)).toHaveLength(4);
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[CO-1] [RE-3] tries again after ten seconds without a response', async () => {
    const app = await startApp();
    app.http.script(/exercise\/$/, 'silent');
    await app.act(updateRequested());
    await pass(10_999);
    expect(app.http.matching(/exercise\/$/)).toHaveLength(1);
    await pass(1);
    expect(app.http.matching(/exercise\/$/)).toHaveLength(2);
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[UP-13] [RE-8] logs the message of the server under the topic Error', async () => {
    expectErrors('update');
    const app = await startApp();
    app.http.always(/exercise\/$/, 500);
    await app.act(updateRequested());
    await pass(allRetries);
    expect(app.state().update.entries.at(-1)).toEqual({
      topic: 'Error',
      text: 'Beim Laden ist ein Fehler aufgetreten. Fehler: Fehler 500',
      isError: true,
    });
  });

  test('[UP-5] [UP-13] has ended after a failure, and can be requested again', async () => {
    expectErrors('update');
    const app = await startApp();
    app.http.always(/exercise\/$/, 500);
    await app.act(updateRequested());
    await pass(allRetries);
    expect(app.state().update).toMatchObject({ status: 'failed', currentTopic: 'Training' });
    expect(app.session.isDataInitialized()).toBe(false);
    app.http.heal();
    await app.act(updateRequested());
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[UP-17] [API-46] logs a malformed response with its call and stores nothing of it', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    const before = structuredClone(app.device.disk.tables);
    app.http.always(/screening\/31/, 'malformed');
    await app.act(updateRequested());
    await pass(allRetries);
    expect(app.state().update.entries.at(-1)?.text).toBe(
      'Beim Laden ist ein Fehler aufgetreten. Fehler: Der Server hat etwas Falsches geschickt. Was du gespeichert hast, bleibt auf diesem Gerät. Für den Betreiber: Die Antwort auf GET /screening/31 ist fehlerhaft: id',
    );
    expect(app.device.disk.tables).toEqual(before);
  });

  test('[UP-16] keeps the former data of a topic complete when one of its calls fails', async () => {
    expectErrors('update');
    const server = aClub();
    const app = await startUpdatedApp({ server });
    const before = structuredClone(app.device.disk.tables);
    server.content.screenings = server.content.screenings.map((one) => ({ ...one, name: 'Neu' }));
    app.http.always(/runs.user/, 500);
    await app.act(updateRequested());
    await pass(allRetries);
    expect(app.device.disk.tables).toEqual(before);
    expect(app.session.isDataInitialized()).toBe(true);
    expect(app.state().screening.screenings.map(({ name }) => name)).toEqual(['Grundlagen']);
  });

  test('[UP-16] shows the topics that were stored before the one that failed', async () => {
    expectErrors('update');
    const server = aClub();
    const app = await startUpdatedApp({ server });
    server.content.screenings = server.content.screenings.map((one) => ({ ...one, name: 'Neu' }));
    app.http.always(/exercise\/$/, 500);
    await app.act(updateRequested());
    await pass(allRetries);
    expect(app.device.disk.tables.screening).toMatchObject([{ name: 'Neu' }]);
    expect(app.state().screening.screenings).toMatchObject([{ name: 'Neu' }]);
  });

  test('[UP-16] keeps the former data complete on a full device', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    const before = structuredClone(app.device.disk.tables);
    app.device.disk.failures = [diskIsFull(), diskIsFull(), diskIsFull()];
    await app.act(updateRequested());
    expect(app.device.disk.tables).toEqual(before);
    expect(app.state().update.entries.at(-1)?.text).toBe(
      'Beim Laden ist ein Fehler aufgetreten. Fehler: Der Speicher dieses Geräts ist voll. Was du gespeichert hast, bleibt auf diesem Gerät. Gib Speicherplatz frei und versuch es noch einmal.',
    );
  });

  test('[UP-16] keeps the former data usable when the tab dies midway', async () => {
    const app = await startUpdatedApp();
    app.http.script(/exercise\/$/, 'silent');
    await app.act(updateRequested());
    app.kill();
    const next = await startApp({ device: app.device, isOnline: false });
    expect(next.state().session).toMatchObject({ status: 'signedIn', isDataInitialized: true });
    expect(next.state().exercise.exercises).toHaveLength(3);
    expect(next.state().exercise.basis).toHaveLength(2);
  });

  test('[SE-1] is ended by a logout, and sends and stores nothing after it', async () => {
    const app = await startApp({ device: aDeviceOf(anna) });
    app.http.script(/screening\/31/, { late: 3000 });
    await app.act(updateRequested());
    app.dispatch({ type: 'session/logoutRequested' });
    await settle();
    const sent = app.http.requests.length;
    await pass(60_000);
    expect(app.http.requests).toHaveLength(sent);
    expect(app.device.disk.tables.screening).toEqual([]);
    expect(app.session.isDataInitialized()).toBe(false);
    expect(app.state().update).toMatchObject({ status: 'idle', entries: [] });
  });
});
