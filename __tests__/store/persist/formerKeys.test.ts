import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { anna } from '../../fakes/club';
import { aDeviceOf, type Device } from '../../fakes/device';
import { persistStorageOn } from '../../fakes/openApp';
import { startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const entries = [{ text: 'Fertig', topic: 'Finished', isError: false }];
const newerEntries = [{ text: '1 Person geladen', topic: 'User', isError: false }];
const basis = [{ exerciseId: 201 }];
const features = ['trainerNotes'];

/** What an older app kept, by its keys. Like redux-persist, it wrote JSON within JSON for each field. */
const former = { updateLog: { entries }, training: { basis }, notes: { features } };
const formerKeys = Object.keys(former);
const newKeys = ['update', 'exercise', 'server'];

const textOf = (fields: object) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
  );

const keep = ({ persisted }: Device, kept: Record<string, object>) => {
  for (const [key, fields] of Object.entries(kept)) persisted.set(`persist:${key}`, textOf(fields));
};

/** Returns a device of Anna that the older app used last. */
const aDeviceOfFormerApp = () => {
  const device = aDeviceOf(anna, true);
  keep(device, former);
  return device;
};

const itemsOf = ({ persisted }: Device, keys: string[]) =>
  keys.filter((key) => persisted.has(`persist:${key}`));

test('[DB-2] the update, basis list and features of an older app are there after the start', async () => {
  const app = await startApp({ device: aDeviceOfFormerApp(), isOnline: false });
  expect(app.state()).toMatchObject({
    update: { entries, userId: anna.id },
    exercise: { basis, userId: anna.id },
    server: { features, userId: anna.id },
  });
});

test('[DB-2] they go over to their new keys with the next write, and are there at the next start', async () => {
  const device = aDeviceOfFormerApp();
  const first = await startApp({ device, isOnline: false });
  await pass(1000);
  expect(itemsOf(device, newKeys)).toEqual(newKeys);
  expect(itemsOf(device, formerKeys)).toEqual([]);
  first.kill();
  const app = await startApp({ device, isOnline: false });
  expect(app.state()).toMatchObject({ update: { entries }, exercise: { basis }, server: { features } });
});

test('[DB-2] they stay where they are until they are written: a tab that ends before has lost nothing', async () => {
  const device = aDeviceOfFormerApp();
  const setItem = jest.fn(() => new Promise<void>(() => {}));
  const persistStorage = { ...persistStorageOn(device.persisted), setItem };
  const first = await startApp({ device, isOnline: false, persistStorage });
  await pass(1000);
  first.kill();
  expect(setItem).toHaveBeenCalled();
  expect(itemsOf(device, formerKeys)).toEqual(formerKeys);
  const app = await startApp({ device, isOnline: false });
  expect(app.state()).toMatchObject({ update: { entries }, exercise: { basis }, server: { features } });
});

test('[DB-2] what this app has kept already is not taken back from an older one', async () => {
  const device = aDeviceOfFormerApp();
  keep(device, {
    update: { userId: anna.id, entries: newerEntries },
    exercise: { userId: anna.id, basis: [] },
    server: { userId: anna.id, features: [] },
  });
  const app = await startApp({ device, isOnline: false });
  expect(app.state()).toMatchObject({
    update: { entries: newerEntries },
    exercise: { basis: [] },
    server: { features: [] },
  });
});

test('[DB-2] of several older apps the newest counts, and all keys go', async () => {
  const device = aDeviceOfFormerApp();
  keep(device, { features: { userId: anna.id, features: ['chat'] } });
  const app = await startApp({ device, isOnline: false });
  expect(app.state().server.features).toEqual(['chat']);
  await pass(1000);
  expect(itemsOf(device, ['server', 'features', 'notes'])).toEqual(['server']);
});

test.each(['{', '"text"', 'null', '7', '{"entries":"{","basis":"7","features":"[null]"}'])(
  '[DB-2] where they cannot be read they begin empty, and the app works: %s',
  async (damaged) => {
    const device = aDeviceOf(anna, true);
    for (const key of formerKeys) device.persisted.set(`persist:${key}`, damaged);
    const app = await startApp({ device, isOnline: false });
    expect(app.state()).toMatchObject({
      update: { entries: [] },
      exercise: { basis: [] },
      server: { features: [] },
    });
    app.network.goOnline();
    await app.act(updateActions.updateRequested());
    await pass(1000);
    expect(app.state().update.status).toBe('succeeded');
    expect(app.state().exercise.basis).toHaveLength(2);
    expect(itemsOf(device, ['updateLog', 'training'])).toEqual([]);
    expect(app.uncaught).toEqual([]);
    expect(app.log.entries).toEqual([]);
  },
);

test('[SE-1] [DB-2] a logout leaves nothing of them on the device', async () => {
  const device = aDeviceOfFormerApp();
  const app = await startApp({ device, isOnline: false });
  await app.act(sessionActions.logoutRequested());
  await pass(1000);
  const kept = [...device.persisted.values()].join();
  for (const word of ['Fertig', 'exerciseId', 'trainerNotes']) expect(kept).not.toContain(word);
  expect(itemsOf(device, formerKeys)).toEqual([]);
});
