import { outboxActions } from '../../../store/outbox/slice';
import { sessionActions } from '../../../store/session/slice';
import { anna, ben, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';
import { postsOf, rowsOn, sentTo, waiting, write } from './writtenMessages';

onVirtualTime();

const seconds = (app: App) => postsOf(app).map(({ at }) => (at - beginning) / 1000);

describe('a message that the device cannot save', () => {
  beforeEach(() => expectErrors('saveEntry'));

  const full =
    'Der Speicher dieses Geräts ist voll. Was du gespeichert hast, bleibt auf diesem Gerät. Gib Speicherplatz frei und versuch es noch einmal.';

  test('[ME-9] stays on the screen and says so until there is space, also when another tab changes something', async () => {
    const app = await startApp({ isOnline: false });
    app.device.outbox.failures.push(diskIsFull());
    await app.act(write('eins'));
    const [message] = app.state().outbox.entries;
    expect(app.state().outbox.unsaved).toEqual({ [message?.clientId ?? '']: full });
    await app.act(outboxActions.changedElsewhere());
    expect(waiting(app)).toEqual(['eins']);
    await app.act(outboxActions.retried(message?.clientId ?? ''));
    expect(app.state().outbox.unsaved).toEqual({});
    expect(rowsOn(app.device)).toEqual([message]);
  });

  test('[ME-9] is sent nevertheless', async () => {
    const app = await startApp();
    app.device.outbox.failures.push(new DOMException('voll', 'QuotaExceededError'));
    await app.act(write('eins'));
    expect(sentTo(app)).toEqual(['eins']);
    expect(app.state().outbox).toMatchObject({ entries: [], unsaved: {} });
  });

  test('[ME-9] [ON-1] is on the device as soon as it is tried, and leaves all tabs when another one has sent it', async () => {
    expectErrors('sendOutbox');
    const app = await startApp();
    app.http.always(/POST/, 503);
    app.device.outbox.failures.push(diskIsFull());
    await app.act(write('eins'));
    expect(app.state().outbox.unsaved).toEqual({});
    expect(rowsOn(app.device)).toMatchObject([{ payload: { content: 'eins' } }]);
    const other = await startApp({ device: app.device, server: app.server });
    await pass(6000);
    expect(sentTo(other)).toEqual(['eins']);
    expect(waiting(app)).toEqual([]);
  });

  test('can be removed', async () => {
    const app = await startApp({ isOnline: false });
    app.device.outbox.failures.push(diskIsFull());
    await app.act(write('eins'));
    await app.act(outboxActions.removed(app.state().outbox.entries[0]?.clientId ?? ''));
    expect(app.state().outbox).toMatchObject({ entries: [], unsaved: {} });
  });
});

describe('sending messages that fails while online', () => {
  beforeEach(() => expectErrors('sendOutbox'));

  test('[ME-9] is tried again automatically, with growing delays', async () => {
    const app = await startApp();
    app.http.always(/POST \/chat\//, 500);
    await app.act(write('eins'));
    await pass(6000);
    expect(app.state().sync.nextTryAt.outbox).toBe(beginning + 11_000);
    await pass(34_000);
    expect(seconds(app)).toEqual([0, 1, 3, 6, 11, 12, 14, 17, 32, 33, 35, 38]);
    app.http.heal();
    await pass(45_000);
    expect(sentTo(app)).toEqual(['eins']);
  });

  test('[ME-9] starts with short delays again after a success', async () => {
    const app = await startApp();
    app.http.always(/POST \/chat\//, 500);
    await app.act(write('eins'));
    await pass(20_000);
    app.http.heal();
    await pass(15_000);
    expect(sentTo(app)).toEqual(['eins']);
    app.http.requests.length = 0;
    app.http.script(/POST \/chat\//, 500, 500, 500, 500);
    await app.act(write('zwei'));
    await pass(10_999);
    expect(postsOf(app)).toHaveLength(4);
    await pass(1);
    expect(sentTo(app)).toEqual(['eins', 'zwei']);
  });

  test('[ME-9] does not wait for the next try when there is a new message', async () => {
    const app = await startApp();
    app.http.script(/POST \/chat\//, 500, 500, 500, 500);
    await app.act(write('eins'));
    await pass(7000);
    await app.act(write('zwei'));
    expect(sentTo(app)).toEqual(['eins', 'zwei']);
  });

  test('[ON-2] in one conversation does not delay another', async () => {
    const app = await startApp({ device: aDeviceOf(tina) });
    const toAnna = outboxActions.written({
      kind: 'message',
      payload: { recipientId: anna.id, content: 'an Anna' },
    });
    const toBen = outboxActions.written({
      kind: 'message',
      payload: { recipientId: ben.id, content: 'an Ben' },
    });
    app.http.script(/POST \/chat\//, 500, 500, 500, 500);
    await app.act(toAnna, toBen);
    await pass(6000);
    expect(sentTo(app)).toEqual(['an Ben', 'an Anna']);
  });

  test('[SE-1] is not tried again after the logout', async () => {
    const app = await startApp();
    app.http.always(/POST \/chat\//, 500);
    await app.act(write('eins'));
    await pass(7000);
    await app.act(sessionActions.logoutRequested());
    await pass(600_000);
    expect(postsOf(app)).toHaveLength(4);
  });

  test('[ME-9] is not tried again offline', async () => {
    const app = await startApp();
    app.http.always(/POST \/chat\//, 500);
    await app.act(write('eins'));
    await pass(7000);
    app.network.goOffline();
    await pass(600_000);
    expect(postsOf(app)).toHaveLength(4);
  });
});
