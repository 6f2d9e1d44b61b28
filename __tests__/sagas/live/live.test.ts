import { chatActions } from '../../../store/chat/slice';
import { sessionActions } from '../../../store/session/slice';
import { aNotification } from '../../builders';
import { aClub, anna, tina } from '../../fakes/club';
import { aDevice } from '../../fakes/device';
import { startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const loads = (app: Awaited<ReturnType<typeof startApp>>) =>
  app.http.matching(/GET \/notification\/2/).length;

test('[LC-1] [LC-9] the channel opens with a login under its token and closes with the logout', async () => {
  const app = await startApp({ device: aDevice() });
  expect(app.live.connections).toHaveLength(0);
  expect(app.state().live.status).toBe('inactive');
  await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
  expect(app.live.latest()).toMatchObject({ token: anna.token, transport: 'webSocket', isOpen: true });
  expect(app.state().live.status).toBe('active');
  await app.act(sessionActions.logoutRequested());
  expect(app.live.latest().isOpen).toBe(false);
  expect(app.state().live.status).toBe('inactive');
  const states = app.history
    .filter(({ type }) => type === 'live/statusChanged')
    .map((action) => action.payload);
  expect(states).toEqual(['active', 'deactivating', 'inactive']);
  await pass(120_000);
  expect(app.live.connections).toHaveLength(1);
});

test('[LC-1] a sign-in of the last visit opens it too', async () => {
  const app = await startApp();
  expect(app.live.latest().token).toBe(anna.token);
});

test('[LC-1] it is open only while the device is online', async () => {
  const app = await startApp({ isOnline: false });
  expect(app.live.connections).toHaveLength(0);
  app.network.goOnline();
  await app.act();
  expect(app.live.latest().isOpen).toBe(true);
  app.network.goOffline();
  await app.act();
  expect(app.live.latest().isOpen).toBe(false);
  await pass(120_000);
  expect(app.live.connections).toHaveLength(1);
  app.network.goOnline();
  await app.act();
  expect(app.live.connections).toHaveLength(2);
});

test('[LC-7] a channel that broke is opened again after waits that grow, and begin anew with a success', async () => {
  const app = await startApp();
  const breakAndMeasure = async () => {
    const before = Date.now();
    app.live.latest().break();
    await pass(60_000);
    return app.live.latest().at - before;
  };
  expect(await breakAndMeasure()).toBe(6250);
  expect(await breakAndMeasure()).toBe(12_500);
  expect(await breakAndMeasure()).toBe(25_000);
  expect(await breakAndMeasure()).toBe(50_000);
  expect(await breakAndMeasure()).toBe(50_000);
  app.live.latest().succeed();
  expect(await breakAndMeasure()).toBe(6250);
});

test('[LC-12] after two tries that failed SockJS is taken, and WebSockets again once it was there', async () => {
  const app = await startApp();
  const fail = async () => {
    app.live.latest().break();
    await pass(60_000);
  };
  await fail();
  await fail();
  expect(app.live.connections.map(({ transport }) => transport)).toEqual([
    'webSocket',
    'webSocket',
    'sockJs',
  ]);
  app.live.latest().succeed();
  await fail();
  expect(app.live.latest().transport).toBe('webSocket');
});

test('[LC-8] with each connection notifications are loaded once', async () => {
  const server = aClub();
  const app = await startApp({ server });
  app.live.latest().succeed();
  await app.act();
  expect(loads(app)).toBe(1);
  server.chat.say(tina, anna, 'verpasst');
  app.live.latest().break();
  await pass(10_000);
  app.live.latest().succeed();
  await app.act();
  expect(loads(app)).toBe(2);
  expect(app.state().notifications.entries).toEqual([aNotification()]);
});

test.each([aNotification({ type: 'TRAINING' }), null])(
  "[LC-5] a notification triggers a reload of the user's notifications: %j",
  async (notification) => {
    const server = aClub();
    const app = await startApp({ server });
    app.live.latest().succeed();
    await app.act();
    server.chat.say(tina, anna, 'Hallo');
    app.live.latest().notify(notification);
    await app.act();
    expect(loads(app)).toBe(2);
    expect(app.state().notifications.entries).toEqual([aNotification()]);
  },
);

test('[LC-5] [ME-7] a message in the open room is shown at once, and read', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  app.live.latest().succeed();
  await app.act(chatActions.entered(), chatActions.partnerSelected(tina.id));
  const { chatroomId } = server.chat.say(tina, anna, 'Bist du da?');
  app.live.latest().notify(aNotification());
  await app.act();
  expect(app.state().chat.messages[chatroomId]?.map(({ content }) => content)).toEqual([
    'Hallo',
    'Bist du da?',
  ]);
  expect(app.state().notifications.entries).toEqual([]);
});

test('[LC-8] what was said while the channel was gone is on the screen once it is back', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  app.live.latest().succeed();
  await app.act(chatActions.entered(), chatActions.partnerSelected(tina.id));
  app.live.latest().break();
  await app.act();
  server.chat.say(tina, anna, 'verpasst');
  await pass(10_000);
  app.live.latest().succeed();
  await app.act();
  expect(app.state().chat.messages[800]).toHaveLength(2);
});
