import { withPartner } from '../../../src/domain/conversations';
import { selectConversations, selectThread } from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { notificationsActions } from '../../../store/notifications/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { sessionActions } from '../../../store/session/slice';
import { aContact } from '../../builders';
import { aClub, anna, ben, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const write = (content: string, recipientId = tina.id) =>
  outboxActions.written({ kind: 'message', payload: { recipientId, content } });
const posts = (app: App) =>
  app.http.matching(/POST \/chat\//).map(({ body }) => (body as { content: string }).content);
const thread = (app: App) => {
  const { sent, waiting } = selectThread(app.state(), withPartner(tina.id));
  return { sent: sent.map(({ content }) => content), waiting: waiting.map(({ payload }) => payload.content) };
};
const logIn = (username: string) => sessionActions.loginRequested({ username, password: 'athletik' });

test('[API-9] [API-35] [API-36] the screen loads contacts, rooms and messages', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  await app.act(chatActions.entered());
  expect(app.state().chat.contacts).toEqual([aContact()]);
  expect(selectConversations(app.state())).toMatchObject([{ ...withPartner(tina.id), name: 'Tina Trainer' }]);
  expect(thread(app).sent).toEqual(['Hallo']);
});

test('[WE-5] the start page gets the latest unread message without the chat having been opened', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  await app.act(notificationsActions.loadRequested());
  await app.act(chatActions.unreadWanted());
  expect(selectConversations(app.state())).toMatchObject([
    { ...withPartner(tina.id), name: 'Tina Trainer', unread: 1, last: { content: 'Hallo' } },
  ]);
  expect(app.http.lines().filter((line) => line.includes('updatestatus'))).toEqual([]);
});

test('[ME-7] [API-38] selecting a room loads its messages and marks them read for the user', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  await app.act(chatActions.entered());
  server.chat.say(tina, anna, 'Noch etwas');
  app.http.requests.length = 0;
  await app.act(chatActions.selected(withPartner(tina.id)));
  expect(app.http.lines()).toEqual([
    'GET /chat/chatroom/messages/800',
    `GET /chat/updatestatus/${anna.id}/800`,
    `GET /notification/${anna.id}`,
  ]);
  expect(thread(app).sent).toEqual(['Hallo', 'Noch etwas']);
  expect(app.state().notifications.entries).toEqual([]);
});

test('[ME-8] a contact without a room opens an empty room without a request', async () => {
  const app = await startApp();
  await app.act(chatActions.entered());
  app.http.requests.length = 0;
  await app.act(chatActions.selected(withPartner(tina.id)));
  expect(app.http.lines()).toEqual([]);
  expect(thread(app)).toEqual({ sent: [], waiting: [] });
});

test('[ME-9] [API-37] sending appends the message of the server once, also in a new room', async () => {
  const server = aClub();
  const app = await startApp({ server });
  await app.act(write('Hallo Tina'));
  expect(selectThread(app.state(), withPartner(tina.id))).toEqual({
    sent: server.chat.messages,
    waiting: [],
  });
  expect(server.chat.messages).toMatchObject([
    { senderId: anna.id, recipientId: tina.id, content: 'Hallo Tina' },
  ]);
});

test('[ME-9] messages written offline wait, and are sent once and in order when online', async () => {
  const server = aClub();
  const app = await startApp({ server, isOnline: false });
  await app.act(write('eins'), write('zwei'), write('drei'));
  expect(posts(app)).toEqual([]);
  expect(thread(app)).toEqual({ sent: [], waiting: ['eins', 'zwei', 'drei'] });
  app.network.goOnline();
  await app.act();
  expect(posts(app)).toEqual(['eins', 'zwei', 'drei']);
  expect(thread(app)).toEqual({ sent: ['eins', 'zwei', 'drei'], waiting: [] });
});

test('[ME-9] [RE-7] a lost response does not create a second message', async () => {
  const server = aClub();
  const app = await startApp({ server });
  app.http.script(/POST \/chat\//, 'responseLost');
  await app.act(write('eins'));
  await pass(1000);
  expect(posts(app)).toEqual(['eins', 'eins']);
  expect(server.chat.messages).toHaveLength(1);
  expect(thread(app)).toEqual({ sent: ['eins'], waiting: [] });
});

test('[ME-9] a message without a response stops waiting when its room contains it', async () => {
  expectErrors('sendOutbox');
  const server = aClub();
  const app = await startApp({ server });
  app.http.always(/POST \/chat\//, 'responseLost');
  await app.act(write('eins'));
  await pass(60_000);
  expect(thread(app).waiting).toEqual(['eins']);
  await app.act(chatActions.entered());
  expect(thread(app)).toEqual({ sent: ['eins'], waiting: [] });
});

test('[ME-9] messages that a failing server did not take are sent when the channel reconnects', async () => {
  expectErrors('sendOutbox');
  const app = await startApp();
  app.http.always(/POST \/chat\//, 500);
  await app.act(write('eins'));
  await pass(60_000);
  expect(thread(app).waiting).toEqual(['eins']);
  app.http.heal();
  app.live.latest().succeed();
  await app.act();
  expect(thread(app)).toEqual({ sent: ['eins'], waiting: [] });
});

test.each([403, 404, 422])(
  '[CO-3] a message refused with %i does not delay others, shows why, and can be sent again or removed',
  async (status) => {
    const server = aClub();
    const app = await startApp({ server, isOnline: false });
    await app.act(write('eins'), write('zwei'));
    const refused = app.state().outbox.entries[0]?.clientId ?? '';
    server.chat.refusals.set(refused, status);
    app.network.goOnline();
    await app.act();
    await pass(10_000);
    expect(thread(app)).toEqual({ sent: ['zwei'], waiting: ['eins'] });
    expect(app.state().outbox.entries).toMatchObject([{ refusal: 'Das darfst du nicht.' }]);
    server.chat.refusals.clear();
    await app.act(outboxActions.retried(refused));
    expect(thread(app)).toEqual({ sent: ['zwei', 'eins'], waiting: [] });
  },
);

test('a refused message can be removed', async () => {
  const app = await startApp({ isOnline: false });
  await app.act(write('eins'));
  await app.act(outboxActions.removed(app.state().outbox.entries[0]?.clientId ?? ''));
  expect(app.state().outbox.entries).toEqual([]);
});

test('[SE-1] [SE-3] a waiting message survives logout and reload; only its writer sees and sends it', async () => {
  const server = aClub();
  const device = aDeviceOf(anna);
  const first = await startApp({ device, server, isOnline: false });
  await first.act(write('von Anna'), sessionActions.logoutRequested());
  await pass(1000);
  first.kill();

  const second = await startApp({ device, server });
  await second.act(logIn(ben.username));
  expect(thread(second).waiting).toEqual([]);
  expect(posts(second)).toEqual([]);
  await second.act(sessionActions.logoutRequested(), logIn(anna.username));
  await pass(1000);
  expect(server.chat.messages).toMatchObject([{ senderId: anna.id, content: 'von Anna' }]);
});

test('[DB-2] [SE-1] conversations can be read offline after a reload, but not by the next user', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const device = aDeviceOf(anna);
  const first = await startApp({ device, server });
  first.live.latest().succeed();
  await first.act(chatActions.entered());
  await pass(1000);
  first.kill();

  const again = await startApp({ device, server, isOnline: false });
  expect(thread(again).sent).toEqual(['Hallo']);
  expect(again.state().notifications.entries).toHaveLength(1);
  again.kill();

  device.localItems.values.set('currentUser', JSON.stringify(ben));
  const other = await startApp({ device, server, isOnline: false });
  expect(other.state().chat).toMatchObject({ userId: ben.id, contacts: [], rooms: [], messages: {} });
  expect(other.state().notifications.entries).toEqual([]);
});

test('[SE-2] a logout removes conversations and notifications from the device', async () => {
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo geheim');
  const app = await startApp({ server });
  app.live.latest().succeed();
  await app.act(chatActions.entered(), sessionActions.logoutRequested());
  await pass(1000);
  expect([...app.device.persisted.values()].join()).not.toContain('geheim');
  expect(app.device.persisted.get('persist:notifications')).not.toContain('CHAT');
});

test('a failed load shows its error and keeps the former conversations', async () => {
  expectErrors('loadChat');
  const server = aClub();
  server.chat.say(tina, anna, 'Hallo');
  const app = await startApp({ server });
  await app.act(chatActions.entered());
  app.http.always(/GET \/chat/, 500);
  await app.act(chatActions.entered());
  await pass(10_000);
  expect(app.state().chat).toMatchObject({ status: 'failed', error: 'Fehler 500' });
  expect(thread(app).sent).toEqual(['Hallo']);
});
