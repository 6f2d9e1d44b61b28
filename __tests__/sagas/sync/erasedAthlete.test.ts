import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { anna, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

test('[MB-7] [CO-4] what a trainer recorded of an athlete who was erased meanwhile is set aside, and can be saved', async () => {
  expectErrors('setAside');
  const app = await startUpdatedApp({ device: aDeviceOf(tina, true) });
  app.network.goOffline();
  const run = aWaitingScreeningRun({ userId: anna.id, recordedBy: tina.id });
  await record(app, run);
  app.server.erasePerson(anna);
  app.network.goOnline();
  await app.act(syncActions.flushRequested());
  await pass(60_000);
  await app.act(updateActions.updateRequested());
  await pass(60_000);
  expect(app.page.reloads).toBe(0);
  expect(onDevice(app.device, run)).toMatchObject({
    isDirty: true,
    refusal: { status: 410, message: 'Diese Person wurde gelöscht.' },
  });
  expect(app.device.disk.tables.user).not.toContainEqual(expect.objectContaining({ id: anna.id }));
  await app.act(syncActions.exportRequested());
  expect(JSON.parse(app.page.savedFiles[0]?.text ?? '').runs).toMatchObject([{ clientId: run.clientId }]);
});
