import { NewerDatabaseError } from '../../../src/domain/errors';
import { selectUnreadableRunCount } from '../../../store/runs/selectors';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { anna } from '../../fakes/club';
import { aDeviceOf, type Device } from '../../fakes/device';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

onVirtualTime();

/** A device with all data of Anna, who has used it before. */
const aUsedDevice = async (): Promise<Device> => {
  const app = await startUpdatedApp();
  app.kill();
  return app.device;
};

describe('a database of an older app version', () => {
  test('[DB-4] [DB-9] without exercises counts as empty until the next update', async () => {
    const device = await aUsedDevice();
    device.disk.lacksExercises = true;
    const app = await startApp({ device });
    expect(app.state().session).toMatchObject({ status: 'signedIn', isDataInitialized: false });
    expect(device.localItems.values.get('dataInitialized')).toBe('false');
    await app.act(updateActions.updateRequested());
    expect(app.state().session.isDataInitialized).toBe(true);
    expect(device.localItems.values.get('dataInitialized')).toBe('true');
  });

  test('[DB-11] is reported while another tab blocks it', async () => {
    const app = await startApp();
    expect(app.state().shell.isDatabaseBlocked).toBe(false);
    app.database.setBlocked(true);
    await app.act();
    expect(app.state().shell.isDatabaseBlocked).toBe(true);
    app.database.setBlocked(false);
    await app.act();
    expect(app.state().shell.isDatabaseBlocked).toBe(false);
  });
});

test('[DB-1] [DB-9] the database of a newer app version is reported, counts as empty, and stays', async () => {
  expectErrors('restoreSession', 'flush');
  const device = await aUsedDevice();
  const { tables } = device.disk;
  const open = jest.fn(() => {
    throw new NewerDatabaseError();
  });
  Object.defineProperty(device.disk, 'tables', { get: open });
  const app = await startApp({ device });
  expect(app.state().session).toMatchObject({ status: 'signedIn', isDataInitialized: false });
  expect(app.state().toasts.messages).toMatchObject([
    {
      type: 'error',
      text: 'Die Daten auf diesem Gerät stammen von einer neueren Version der App. Was du gespeichert hast, bleibt auf diesem Gerät. Lade die Seite neu.',
    },
  ]);
  expect(device.localItems.values.get('dataInitialized')).toBe('true');
  expect(tables.user).not.toEqual([]);
});

describe('damaged runs', () => {
  const rows = [{ userId: anna.id, testRuns: null }, { kaputt: true }];
  const aDamagedDevice = () => {
    const device = aDeviceOf(anna);
    device.disk.unreadableRuns = rows;
    return device;
  };

  test('are counted until the logout', async () => {
    const app = await startApp({ device: aDamagedDevice() });
    expect(selectUnreadableRunCount(app.state())).toBe(2);
    await app.act(sessionActions.logoutRequested());
    expect(selectUnreadableRunCount(app.state())).toBe(0);
  });
});
