import { chatActions } from '../../../store/chat/slice';
import { deskActions } from '../../../store/desk/slice';
import { selectOffice } from '../../../store/office/selectors';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aServerExerciseRun } from '../../builders';
import { aClub, screening, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const startOfTina = async () => {
  const server = aClub();
  server.offerDesk();
  const app = await startUpdatedApp({ user: tina, server });
  await app.act(updateActions.updateRequested());
  await app.act(deskActions.opened());
  return app;
};

type TinasApp = Awaited<ReturnType<typeof startOfTina>>;
const deskOf = (app: TinasApp) => selectOffice(app.state()).desk;

describe('the desk', () => {
  test('[DE-1] [AS-7] shows what the device holds, also without a network', async () => {
    const { device, server, kill } = await startOfTina();
    kill();
    const app = await startApp({ device, server, isOnline: false });
    expect(deskOf(app)).toMatchObject({ status: 'running' });
    await app.act(deskActions.opened());
    expect(deskOf(app)).toMatchObject({ status: 'succeeded', published: [screening], trainings: [] });
  });

  test('[HI-9] tells a device that never got it from an empty one, until an update brings it', async () => {
    const app = await startOfTina();
    app.server.exerciseRuns.all.push(aServerExerciseRun({ id: 601 }));
    expect(deskOf(app)).toMatchObject({ isMissing: false, trainings: [] });
    app.device.desk.held = null;
    await app.act(deskActions.opened());
    expect(deskOf(app)).toMatchObject({ status: 'succeeded', isMissing: true, trainings: [] });
    await app.act(updateActions.updateRequested());
    expect(deskOf(app)).toMatchObject({ isMissing: false, trainings: [{ id: 601 }] });
  });

  test('[HI-9] [SE-1] who signs in after somebody else gets nothing of theirs, also in a second tab', async () => {
    const app = await startOfTina();
    app.server.exerciseRuns.all.push(aServerExerciseRun({ id: 601 }));
    await app.act(updateActions.updateRequested());
    expect(deskOf(app).trainings).toHaveLength(1);
    const other = await startApp({ device: app.device, server: app.server });
    await other.act(deskActions.opened());
    expect(deskOf(other).trainings).toHaveLength(1);
    await app.act(sessionActions.logoutRequested());
    await app.act(sessionActions.loginRequested({ username: 'ben', password: 'athletik' }));
    await app.act(deskActions.opened());
    expect(deskOf(app)).toMatchObject({ isMissing: true, trainings: [] });
  });

  test('[DE-5] follows an update, in this tab and in others', async () => {
    const app = await startOfTina();
    const other = await startApp({ device: app.device, server: app.server });
    app.server.exerciseRuns.all.push(aServerExerciseRun({ id: 601 }));
    await app.act(updateActions.updateRequested());
    expect(deskOf(app).trainings).toMatchObject([{ id: 601 }]);
    app.server.exerciseRuns.all.push(
      aServerExerciseRun({ id: 602, clientId: 'a0000000-0000-4000-8000-000000000009' }),
    );
    await other.act(updateActions.updateRequested());
    await pass(1000);
    expect(deskOf(app).trainings).toHaveLength(2);
  });

  test('says why it cannot be read, and reads again on demand', async () => {
    expectErrors('loadDesk');
    const app = await startApp({
      device: aDeviceOf(tina, true),
      wrap: (services) => ({
        ...services,
        desk: { load: jest.fn(services.desk.load).mockRejectedValueOnce(new Error('gone')) },
      }),
    });
    await app.act(deskActions.opened());
    expect(deskOf(app)).toMatchObject({ status: 'failed', error: expect.stringContaining(' ') });
    await app.act(deskActions.opened());
    expect(deskOf(app)).toMatchObject({ status: 'succeeded' });
  });
});

describe('what the trainer has seen', () => {
  const pain = { userId: 2, kind: 'pain', since: '2026-11-20T08:00:00.000Z' } as const;

  test('[DE-9] is seen after a reload and in other tabs, also without a network, and after an update', async () => {
    const { act, device, kill, server } = await startOfTina();
    const other = await startApp({ device, server });
    await other.act(deskActions.opened());
    await act(deskActions.reasonSeen(pain));
    await pass(1000);
    expect(deskOf(other).seen).toEqual([pain]);
    kill();
    await other.act(updateActions.retryRequested());
    other.kill();
    const app = await startApp({ device, server, isOnline: false });
    await app.act(deskActions.opened());
    expect(deskOf(app).seen).toEqual([pain]);
  });

  test('[DE-9] [ME-7] messages are read on the server, too', async () => {
    const app = await startOfTina();
    const room = { id: 7, participants: [tina.id, 2] };
    await app.act(chatActions.loaded({ contacts: [], rooms: [room] }));
    const read = () => app.http.lines().filter((line) => line.includes('/chat/updatestatus/'));
    await app.act(deskActions.reasonSeen(pain));
    expect(read()).toEqual([]);
    await app.act(deskActions.reasonSeen({ ...pain, kind: 'message' }));
    expect(read()).toHaveLength(1);
  });
});
