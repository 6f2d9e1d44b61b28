/** @jest-environment node */
import { NewerDatabaseError } from '../../src/domain/errors';
import { selectUnreadableRunCount } from '../../store/selectors/sync';
import { sessionActions } from '../../store/slices/session';
import { updateLogActions } from '../../store/slices/updateLog';
import { anna } from '../fakes/club';
import { aDeviceOf, type Device } from '../fakes/device';
import { expectErrors, startApp, startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime } from '../fakes/virtualTime';

onVirtualTime();

/** A device that Anna has used before, with all her data. */
const aUsedDevice = async (): Promise<Device> => {
  const app = await startUpdatedApp();
  app.kill();
  return app.device;
};

describe('a database of an older app', () => {
  test('[DB-4] [DB-9] whose exercises were dropped counts as without data until the next update', async () => {
    const device = await aUsedDevice();
    device.disk.lacksExercises = true;
    const app = await startApp({ device });
    expect(app.state().session).toMatchObject({ status: 'signedIn', isDataInitialized: false });
    expect(device.localItems.values.get('dataInitialized')).toBe('false');
    await app.act(updateLogActions.updateRequested());
    expect(app.state().session.isDataInitialized).toBe(true);
    expect(device.localItems.values.get('dataInitialized')).toBe('true');
  });

  test('[DB-11] that another tab holds on to is told of as long as it does', async () => {
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

test('[DB-1] [DB-9] the database of a newer app is told of, counts as without data, and stays', async () => {
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
      text: 'Die Daten auf diesem Gerät stammen von einer neueren Version der App. Lade die Seite neu.',
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

  test('are counted, and forgotten with the logout', async () => {
    const app = await startApp({ device: aDamagedDevice() });
    expect(selectUnreadableRunCount(app.state())).toBe(2);
    await app.act(sessionActions.logoutRequested());
    expect(selectUnreadableRunCount(app.state())).toBe(0);
  });
});
