import { withPartner } from '../../../src/domain/conversations';
import { chatActions } from '../../../store/chat/slice';
import { consentActions } from '../../../store/consent/slice';
import { sessionActions } from '../../../store/session/slice';
import { aConsent, aNotification } from '../../builders';
import { aClub, anna, tina } from '../../fakes/club';
import { aDevice } from '../../fakes/device';
import { withOffice } from '../../fakes/officeServer';
import { type App, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const loads = (app: Awaited<ReturnType<typeof startApp>>) =>
  app.http.matching(/GET \/notification\/2/).length;

test('[LC-1] [LC-9] the channel opens at the login with its token and closes at the logout', async () => {
  const app = await startApp({ device: aDevice() });
  expect(app.live.connections).toHaveLength(0);
  expect(app.state().live.status).toBe('inactive');
  await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
  const token = app.state().session.user?.token;
  expect(app.live.latest()).toMatchObject({ token, transport: 'webSocket', isOpen: true });
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

test('[LC-1] the channel opens at the start for a user who is still signed in', async () => {
  const app = await startApp();
  expect(app.live.latest().token).toBe(anna.token);
});

test('[LC-1] the channel is open only while the device is online', async () => {
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

test('[LC-7] a lost channel is opened again after growing delays, which start again after a success', async () => {
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

test('[CS-1] [LC-7] a channel that the server refuses after the connect is opened again after growing delays', async () => {
  const app = await startApp();
  const connectAndMeasure = async () => {
    const before = Date.now();
    app.live.latest().succeed();
    app.live.latest().refuse();
    await pass(60_000);
    return app.live.latest().at - before;
  };
  expect(await connectAndMeasure()).toBe(6250);
  expect(await connectAndMeasure()).toBe(12_500);
  expect(await connectAndMeasure()).toBe(25_000);
});

test('[CS-1] whoever agrees to the club’s text has the channel at once', async () => {
  const app = await startApp({ server: withOffice(aClub(), { 'POST /consent': () => aConsent() }) });
  app.live.latest().succeed();
  app.live.latest().refuse();
  await app.act();
  expect(app.live.connections).toHaveLength(1);
  const answers = { painConsent: false, birthYear: null, guardianName: null, guardianEmail: null };
  await app.act(consentActions.submitted({ version: aConsent().version, ...answers }));
  expect(app.live.connections).toHaveLength(2);
  expect(app.live.latest().isOpen).toBe(true);
});

test('[LC-12] SockJS is used after two failed tries, and WebSockets again after SockJS has connected', async () => {
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

test('[LC-8] each connection loads the notifications once', async () => {
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

test('[LC-5] [ME-7] a message in the open room is shown at once and marked read', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  app.live.latest().succeed();
  await app.act(chatActions.entered(), chatActions.selected(withPartner(tina.id)));
  const { chatroomId } = server.chat.say(tina, anna, 'Bist du da?');
  app.live.latest().notify(aNotification());
  await app.act();
  expect(app.state().chat.messages[chatroomId]?.map(({ content }) => content)).toEqual([
    'Hallo',
    'Bist du da?',
  ]);
  expect(app.state().notifications.entries).toEqual([]);
});

describe('[LC-15] what the person does on another device', () => {
  /** The notification that tells of it: its sender is the person. */
  const told = aNotification({ senderId: anna.id });
  const words = (app: App) => Object.values(app.state().chat.messages).map((all) => all.at(-1)?.content);
  const openPage = async (...actions: Parameters<App['act']>) => {
    const server = aClub();
    server.chat.say(tina, anna, 'Hallo');
    const app = await startApp({ server });
    app.live.latest().succeed();
    await app.act(...actions);
    app.http.requests.length = 0;
    return { app, server };
  };

  test('a message of theirs appears in the open room, which costs one request more', async () => {
    const { app, server } = await openPage(chatActions.entered(), chatActions.selected(withPartner(tina.id)));
    server.chat.say(anna, tina, 'Vom Handy');
    app.live.latest().notify(told);
    await app.act();
    expect(words(app)).toEqual(['Vom Handy']);
    expect(app.http.lines().toSorted()).toEqual([
      'GET /chat/chatroom/messages/800',
      `GET /notification/${anna.id}`,
    ]);
  });

  test('a message of theirs appears in the list, also in a room that is new', async () => {
    const { app, server } = await openPage(chatActions.entered());
    server.chat.say(anna, tina, 'Vom Handy');
    app.live.latest().notify(told);
    await app.act();
    expect(words(app)).toEqual(['Vom Handy']);
  });

  test('what they read is read here, too', async () => {
    const { app, server } = await openPage();
    expect(app.state().notifications.entries).toHaveLength(1);
    server.handle({ method: 'GET', path: `/chat/updatestatus/${anna.id}/800`, token: anna.token });
    app.live.latest().notify(told);
    await app.act();
    expect(app.state().notifications.entries).toEqual([]);
    expect(app.http.lines()).toEqual([`GET /notification/${anna.id}`]);
  });
});

test('[LC-15] what was read elsewhere is read here when the person returns, also if the channel has died unnoticed', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  app.live.latest().succeed();
  await app.act();
  expect(app.state().notifications.entries).toHaveLength(1);
  server.handle({ method: 'GET', path: `/chat/updatestatus/${anna.id}/800`, token: anna.token });
  app.page.show(false);
  await pass(60_000);
  app.http.requests.length = 0;
  for (let time = 1; time <= 10; time += 1) {
    app.page.show(true);
    await app.act();
    app.page.show(false);
  }
  expect(app.state().notifications.entries).toEqual([]);
  expect(loads(app)).toBe(1);
});

test('[LC-8] messages sent while the channel was closed are shown when it is open again', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  app.live.latest().succeed();
  await app.act(chatActions.entered(), chatActions.selected(withPartner(tina.id)));
  app.live.latest().break();
  await app.act();
  server.chat.say(tina, anna, 'verpasst');
  await pass(10_000);
  app.live.latest().succeed();
  await app.act();
  expect(app.state().chat.messages[800]).toHaveLength(2);
});
