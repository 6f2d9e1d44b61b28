import { outboxActions } from '../../../store/outbox/slice';
import { sessionActions } from '../../../store/session/slice';
import { aWaitingMessage } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { expectErrors, startApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';
import { postsOf, rowsOn, sentTo, waiting, write } from './writtenMessages';

onVirtualTime();

describe('a message that waits', () => {
  test('[ME-9] is saved on the device at once, so that a tab that dies right after does not lose it', async () => {
    const first = await startApp({ isOnline: false });
    await first.act(write('eins'));
    first.kill();
    const again = await startApp({ device: first.device, server: first.server });
    expect(sentTo(again)).toEqual(['eins']);
    expect(rowsOn(first.device)).toEqual([]);
  });

  test('[ME-9] [RE-7] is stored once when the tab dies before it gets the response', async () => {
    const first = await startApp();
    first.http.always(/POST/, { late: 5000 });
    await first.act(write('eins'));
    first.kill();
    expect(sentTo(first)).toEqual(['eins']);
    const again = await startApp({ device: first.device, server: first.server });
    expect(postsOf(again)).toHaveLength(1);
    expect(sentTo(again)).toEqual(['eins']);
    expect(waiting(again)).toEqual([]);
    expect(rowsOn(first.device)).toEqual([]);
  });

  test('[ME-9] keeps its position when the clock is set back', async () => {
    const app = await startApp({ isOnline: false });
    await app.act(write('eins'));
    jest.setSystemTime(beginning - 3_600_000);
    await app.act(write('zwei'));
    app.network.goOnline();
    await app.act();
    expect(sentTo(app)).toEqual(['eins', 'zwei']);
  });

  test('[SE-1] of another user stays on the device, is not in memory and is not sent', async () => {
    const device = aDeviceOf(anna);
    const bens = aWaitingMessage({ writtenBy: ben.id, payload: { recipientId: 1, content: 'von Ben' } });
    device.outbox.rows.set(bens.clientId, bens);
    const app = await startApp({ device });
    expect(app.state().outbox.entries).toEqual([]);
    expect(postsOf(app)).toEqual([]);
    expect(rowsOn(device)).toEqual([bens]);
  });

  test('[SE-1] [SE-3] is not in memory after the logout, and is loaded again for its writer', async () => {
    const app = await startApp({ isOnline: false });
    await app.act(write('eins'), sessionActions.logoutRequested());
    expect(app.state().outbox.entries).toEqual([]);
    app.network.goOnline();
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    expect(sentTo(app)).toEqual(['eins']);
  });

  test('[CO-3] that was refused is shown as refused after a reload, until it is sent again or removed', async () => {
    const device = aDeviceOf(anna);
    const refused = aWaitingMessage({ refusal: 'Nein.' });
    const other = aWaitingMessage({
      clientId: '40000000-0000-4000-8000-000000000007',
      payload: { recipientId: 1, content: 'weg' },
      refusal: 'Nein.',
    });
    for (const row of [refused, other]) device.outbox.rows.set(row.clientId, row);
    const app = await startApp({ device });
    expect(app.state().outbox.entries).toEqual([refused, other]);
    await app.act(outboxActions.removed(other.clientId));
    expect(rowsOn(device)).toEqual([refused]);
    await app.act(outboxActions.retried(refused.clientId));
    expect(sentTo(app)).toEqual([refused.payload.content]);
    expect(rowsOn(device)).toEqual([]);
    expect(app.state().outbox.entries).toEqual([]);
  });

  test('[ON-3] that is removed while everything is sent again stays away', async () => {
    const device = aDeviceOf(anna);
    const refused = aWaitingMessage({ refusal: 'Nein.' });
    device.outbox.rows.set(refused.clientId, refused);
    const app = await startApp({ device });
    await app.act(outboxActions.removed(refused.clientId), outboxActions.retried(refused.clientId));
    expect(rowsOn(device)).toEqual([]);
    expect(sentTo(app)).toEqual([]);
  });

  test.each([400, 403, 404, 409, 413, 422])(
    '[CO-3] and is refused with %i is sent once, and the reason is kept on the device',
    async (status) => {
      const app = await startApp();
      app.http.always(/POST \/chat\//, status);
      await app.act(write('eins'));
      await pass(600_000);
      expect(postsOf(app)).toHaveLength(1);
      expect(rowsOn(app.device)).toMatchObject([
        { payload: { content: 'eins' }, refusal: `Fehler ${status}` },
      ]);
    },
  );

  test('[ON-3] and is refused with 410 is kept on the device with the reason, after the tries of one call', async () => {
    const app = await startApp();
    app.http.always(/POST \/chat\//, 410);
    await app.act(write('eins'));
    await pass(600_000);
    expect(postsOf(app)).toHaveLength(4);
    expect(rowsOn(app.device)).toMatchObject([{ payload: { content: 'eins' }, refusal: 'Fehler 410' }]);
  });
});

/** A message from Anna to Tina in the format of an older app version. */
const anOldMessage = (overrides: object = {}) => ({
  clientId: '30000000-0000-4000-8000-000000000002',
  senderId: anna.id,
  recipientId: 1,
  content: 'Mach ich',
  writtenAt: '2026-11-21T13:05:00.000Z',
  refusal: null,
  ...overrides,
});

describe('data on the device', () => {
  test('[ON-1] [SE-3] of an app version without feedback is sent', async () => {
    const device = aDeviceOf(anna);
    device.outbox.rows.set(anOldMessage().clientId, anOldMessage());
    const app = await startApp({ device });
    expect(sentTo(app)).toEqual(['Mach ich']);
    expect(rowsOn(device)).toEqual([]);
  });

  test('[FB-6] [ON-3] of an app version with longer comments is refused and stays, with all its words', async () => {
    const device = aDeviceOf(anna);
    const payload = { exerciseRunId: 1, exerciseRunClientId: null, comment: 'x'.repeat(4001), answers: [] };
    const feedback = { ...aWaitingMessage(), kind: 'feedback' as const, payload };
    device.outbox.rows.set(feedback.clientId, feedback);
    const app = await startApp({ device });
    await pass(600_000);
    expect(app.http.requests.filter(({ path }) => path === '/exercise/feedback')).toHaveLength(1);
    expect(rowsOn(device)).toMatchObject([{ payload, refusal: 'Fehler 400' }]);
    expect(app.state().outbox.entries).toMatchObject([{ payload }]);
  });

  const oldList = (messages: unknown[]) =>
    JSON.stringify({ messages: JSON.stringify(messages), _persist: '{"version":1,"rehydrated":true}' });

  test('[SE-3] of an older app version is taken over once, and sent', async () => {
    const device = aDeviceOf(anna);
    const bens = anOldMessage({ clientId: '40000000-0000-4000-8000-000000000008', senderId: ben.id });
    device.persisted.set('persist:outbox', oldList([anOldMessage(), bens]));
    const app = await startApp({ device });
    expect(sentTo(app)).toEqual(['Mach ich']);
    expect(rowsOn(device)).toEqual([bens]);
    expect(device.persisted.has('persist:outbox')).toBe(false);
  });

  test('of an older app version is deleted only after every message has its row', async () => {
    expectErrors('loadOutbox');
    const device = aDeviceOf(anna);
    device.persisted.set('persist:outbox', oldList([anOldMessage()]));
    device.outbox.failures.push(diskIsFull(), diskIsFull(), diskIsFull());
    const app = await startApp({ device, isOnline: false });
    expect(device.persisted.has('persist:outbox')).toBe(true);
    device.outbox.failures.length = 0;
    await app.act(outboxActions.changedElsewhere());
    expect(waiting(app)).toEqual(['Mach ich']);
    expect(device.persisted.has('persist:outbox')).toBe(false);
  });

  test('that cannot be read stays there, and does not delay other entries', async () => {
    const device = aDeviceOf(anna);
    const damaged = [null, 7, 'text', [], {}, { ...aWaitingMessage(), payload: 7 }];
    for (const [index, row] of damaged.entries()) device.outbox.rows.set(`damaged ${index}`, row);
    device.outbox.rows.set(aWaitingMessage().clientId, aWaitingMessage());
    const app = await startApp({ device });
    expect(sentTo(app)).toEqual(['Mach ich']);
    expect(rowsOn(device)).toEqual(damaged);
    expect(app.log.entries).toEqual([]);
  });
});
