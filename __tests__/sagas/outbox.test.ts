/** @jest-environment node */
import { outboxActions } from '../../store/slices/outbox';
import { sessionActions } from '../../store/slices/session';
import { aWaitingMessage } from '../builders';
import { anna, ben } from '../fakes/club';
import { aDeviceOf } from '../fakes/device';
import { diskIsFull } from '../fakes/FakeDatabase';
import { expectErrors, startApp } from '../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../fakes/virtualTime';
import { postsOf, rowsOn, sentTo, waiting, write } from './writtenMessages';

onVirtualTime();

describe('a message that waits', () => {
  test('[ME-9] is on the device at once, so that a tab which dies right after has not lost it', async () => {
    const first = await startApp({ isOnline: false });
    await first.act(write('eins'));
    first.kill();
    const again = await startApp({ device: first.device, server: first.server });
    expect(sentTo(again)).toEqual(['eins']);
    expect(rowsOn(first.device)).toEqual([]);
  });

  test('[ME-9] [RE-7] is one message, though the tab died before it heard the answer', async () => {
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

  test('[ME-9] keeps its place though the clock is set back', async () => {
    const app = await startApp({ isOnline: false });
    await app.act(write('eins'));
    jest.setSystemTime(beginning - 3_600_000);
    await app.act(write('zwei'));
    app.network.goOnline();
    await app.act();
    expect(sentTo(app)).toEqual(['eins', 'zwei']);
  });

  test('[SE-1] of somebody else stays on the device, out of memory and unsent', async () => {
    const device = aDeviceOf(anna);
    const bens = aWaitingMessage({ senderId: ben.id, content: 'von Ben' });
    device.outbox.rows.set(bens.clientId, bens);
    const app = await startApp({ device });
    expect(app.state().outbox.messages).toEqual([]);
    expect(postsOf(app)).toEqual([]);
    expect(rowsOn(device)).toEqual([bens]);
  });

  test('[SE-1] [SE-3] is out of memory after the logout, and there again for its writer', async () => {
    const app = await startApp({ isOnline: false });
    await app.act(write('eins'), sessionActions.logoutRequested());
    expect(app.state().outbox.messages).toEqual([]);
    app.network.goOnline();
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    expect(sentTo(app)).toEqual(['eins']);
  });

  test('[CO-3] that was refused says so after a reload too, until it is sent again or removed', async () => {
    const device = aDeviceOf(anna);
    const refused = aWaitingMessage({ refusal: 'Nein.' });
    const other = aWaitingMessage({
      clientId: '40000000-0000-4000-8000-000000000007',
      content: 'weg',
      refusal: 'Nein.',
    });
    for (const row of [refused, other]) device.outbox.rows.set(row.clientId, row);
    const app = await startApp({ device });
    expect(app.state().outbox.messages).toEqual([refused, other]);
    await app.act(outboxActions.removed(other.clientId));
    expect(rowsOn(device)).toEqual([refused]);
    await app.act(outboxActions.retried(refused.clientId));
    expect(sentTo(app)).toEqual([refused.content]);
    expect(rowsOn(device)).toEqual([]);
    expect(app.state().outbox.messages).toEqual([]);
  });

  test.each([400, 403, 404, 409, 413, 422])(
    '[CO-3] and is refused with %i is asked for once, and the reason is kept on the device',
    async (status) => {
      const app = await startApp();
      app.http.always(/POST \/chat\//, status);
      await app.act(write('eins'));
      await pass(600_000);
      expect(postsOf(app)).toHaveLength(1);
      expect(rowsOn(app.device)).toMatchObject([{ content: 'eins', refusal: `Fehler ${status}` }]);
    },
  );
});

describe('what is on the device', () => {
  const oldList = (messages: unknown[]) =>
    JSON.stringify({ messages: JSON.stringify(messages), _persist: '{"version":1,"rehydrated":true}' });

  test('[SE-3] of an older app is taken over once, and sent', async () => {
    const device = aDeviceOf(anna);
    const bens = aWaitingMessage({ clientId: '40000000-0000-4000-8000-000000000008', senderId: ben.id });
    device.persisted.set('persist:outbox', oldList([aWaitingMessage(), bens]));
    const app = await startApp({ device });
    expect(sentTo(app)).toEqual(['Mach ich']);
    expect(rowsOn(device)).toEqual([bens]);
    expect(device.persisted.has('persist:outbox')).toBe(false);
  });

  test('of an older app is not forgotten before every message of it has its row', async () => {
    expectErrors('loadOutbox');
    const device = aDeviceOf(anna);
    device.persisted.set('persist:outbox', oldList([aWaitingMessage()]));
    device.outbox.failures.push(diskIsFull(), diskIsFull(), diskIsFull());
    const app = await startApp({ device, isOnline: false });
    expect(device.persisted.has('persist:outbox')).toBe(true);
    device.outbox.failures.length = 0;
    await app.act(outboxActions.changedElsewhere());
    expect(waiting(app)).toEqual(['Mach ich']);
    expect(device.persisted.has('persist:outbox')).toBe(false);
  });

  test('and cannot be read is left alone, and holds up nothing', async () => {
    const device = aDeviceOf(anna);
    const damaged = [null, 7, 'text', [], {}, { ...aWaitingMessage(), content: 7 }];
    for (const [index, row] of damaged.entries()) device.outbox.rows.set(`damaged ${index}`, row);
    device.outbox.rows.set(aWaitingMessage().clientId, aWaitingMessage());
    const app = await startApp({ device });
    expect(sentTo(app)).toEqual(['Mach ich']);
    expect(rowsOn(device)).toEqual(damaged);
    expect(app.log.entries).toEqual([]);
  });
});
