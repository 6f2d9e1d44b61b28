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
