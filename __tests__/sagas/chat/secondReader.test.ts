import { withPartner } from '../../../src/domain/conversations';
import {
  selectContacts,
  selectConversations,
  selectHasReadAlong,
  selectReaders,
  selectThread,
} from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { notificationsActions } from '../../../store/notifications/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { aCurrentUser, aTrainer } from '../../builders';
import { aClub, anna, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { FakeServer } from '../../fakes/FakeServer';
import { type App, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

/** Trains Tina and Kim, and reads along what Tina and Kim write to each other. */
const theo = aTrainer({
  id: 8,
  username: 'theo',
  firstName: 'Theo',
  token: 'token-of-theo',
  athleteIds: [1, 9],
});
/** Trains nobody. */
const ada = aTrainer({ id: 7, username: 'ada', firstName: 'Ada', token: 'token-of-ada', athleteIds: [] });
const kim = aCurrentUser({
  id: 9,
  username: 'kim',
  firstName: 'Kim',
  lastName: 'Kind',
  token: 'token-of-kim',
});
const kimsTina = { ...tina, athleteIds: [kim.id] };

const { entered, selected } = chatActions;
const empty = { userScreenings: [], screenings: [], exercises: [], basis: [], videos: new Map() };
const [readRoom, kimsRoom, tinasRoom] = [800, 801, 802];
const readAlong = { kind: 'room' as const, id: readRoom };
const [withKim, withTina] = [withPartner(kim.id), withPartner(tina.id)];

/** A club with the room that Theo reads along, and his own with each of the two. */
const aReadClub = (reader = theo) => {
  const server = new FakeServer({ ...empty, users: [kimsTina, ada, theo, kim] });
  server.chat.secondReader = reader;
  server.chat.say(kimsTina, kim, 'Kommst du heute?');
  server.chat.say(kim, theo, 'Bis morgen');
  server.chat.say(kimsTina, theo, 'Unter uns');
  return server;
};

const start = async (user = theo, server = aReadClub()) => {
  const app = await startApp({ device: aDeviceOf(user), server });
  await app.act(entered());
  app.http.requests.length = 0;
  return { app, server };
};
const conversations = (app: App) =>
  selectConversations(app.state()).map(({ kind, id, name }) => ({ kind, id, name }));
const words = (app: App, key: Parameters<typeof selectThread>[1]) =>
  selectThread(app.state(), key).sent.map(({ content }) => content);

describe('the second reader', () => {
  test('[CS-3] has the room as a conversation of its own, beside those with the two', async () => {
    const { app } = await start();
    expect(conversations(app)).toHaveLength(3);
    expect(conversations(app)).toEqual(
      expect.arrayContaining([
        { ...readAlong, name: 'Tina Trainer und Kim Kind' },
        { ...withKim, name: 'Kim Kind' },
        { ...withTina, name: 'Tina Trainer' },
      ]),
    );
    expect(words(app, readAlong)).toEqual(['Kommst du heute?']);
    expect(words(app, withKim)).toEqual(['Bis morgen']);
    expect(words(app, withTina)).toEqual(['Unter uns']);
  });

  test('[CS-3] loads it anew and marks nothing read, neither their own nor that of the two', async () => {
    const { app, server } = await start();
    server.chat.say(kim, kimsTina, 'Ja');
    const unread = [...server.chat.unread];
    await app.act(selected(readAlong));
    expect(app.http.lines()).toEqual([`GET /chat/chatroom/messages/${readRoom}`]);
    expect(words(app, readAlong)).toEqual(['Kommst du heute?', 'Ja']);
    expect([...server.chat.unread]).toEqual(unread);
  });

  test('[CS-3] has unread what was written to them, and nothing in a room that they read along', async () => {
    const { app } = await start();
    await app.act(notificationsActions.loadRequested());
    const unread = selectConversations(app.state()).map(({ kind, id, unread: count }) => [kind, id, count]);
    expect(unread).toEqual(
      expect.arrayContaining([
        ['partner', kim.id, 1],
        ['partner', tina.id, 1],
        ['room', readRoom, 0],
      ]),
    );
    app.http.requests.length = 0;
    await app.act(chatActions.unreadWanted());
    const loaded = app.http.lines().filter((line) => line.includes('messages'));
    expect(loaded).toEqual([kimsRoom, tinasRoom].map((id) => `GET /chat/chatroom/messages/${id}`));
  });

  test('[CS-3] what they write to one of the two goes to that person, never into the room of the two', async () => {
    const { app, server } = await start();
    await app.act(
      outboxActions.written({ kind: 'message', payload: { recipientId: tina.id, content: 'Von Theo' } }),
    );
    expect(server.chat.messages.at(-1)).toMatchObject({ chatroomId: tinasRoom, recipientId: tina.id });
    expect(words(app, withTina)).toEqual(['Unter uns', 'Von Theo']);
    expect(words(app, readAlong)).toEqual(['Kommst du heute?']);
  });

  test('[CS-3] a message of one of the two to them is shown in their own room and marked read there', async () => {
    const { app, server } = await start();
    app.live.latest().succeed();
    await app.act(selected(withTina));
    server.chat.say(kimsTina, theo, 'Noch etwas');
    app.http.requests.length = 0;
    app.live.latest().notify({ type: 'CHAT', senderId: tina.id });
    await app.act();
    expect(words(app, withTina)).toEqual(['Unter uns', 'Noch etwas']);
    expect(app.http.lines()).toContain(`GET /chat/updatestatus/${theo.id}/${tinasRoom}`);
  });

  test('[CS-3] whom they only read is nobody to write to', async () => {
    const { app } = await start(ada, aReadClub(ada));
    expect(conversations(app)).toContainEqual({ ...readAlong, name: 'Tina Trainer und Kim Kind' });
    expect(selectContacts(app.state())).toEqual([]);
  });

  test('[CS-3] when the setting ends, what was written until then stays, and nothing comes to it', async () => {
    const { app, server } = await start();
    expect(selectHasReadAlong(app.state(), readAlong)).toBe(false);
    server.chat.secondReader = null;
    server.chat.say(kim, kimsTina, 'Ohne Theo');
    await app.act(entered());
    expect(words(app, readAlong)).toEqual(['Kommst du heute?']);
    expect(selectHasReadAlong(app.state(), readAlong)).toBe(true);
    expect(selectConversations(app.state()).filter(({ isFormer }) => isFormer)).toMatchObject([readAlong]);
  });

  test('[CS-3] what the server does not let them read any more leaves the device, with the room', async () => {
    const { app, server } = await start();
    await pass(1000);
    const stored = () => [...app.device.persisted.values()].join();
    expect(stored()).toContain('Kommst du heute?');
    server.chat.secondReader = null;
    for (const message of server.chat.messages) delete message.readers;
    await app.act(entered());
    await pass(1000);
    expect(conversations(app).map(({ kind }) => kind)).toEqual(['partner', 'partner']);
    expect(Object.keys(app.state().chat.messages)).toEqual([kimsRoom, tinasRoom].map(String));
    expect(stored()).not.toContain('Kommst du heute?');
  });
});

describe('the two who write', () => {
  test('[CS-3] see who reads along, before the first message and after it', async () => {
    const server = aReadClub();
    server.chat.rooms.length = 0;
    const { app } = await start(kimsTina, server);
    expect(selectReaders(app.state(), withKim)).toEqual([theo.id]);
    await app.act(
      outboxActions.written({ kind: 'message', payload: { recipientId: kim.id, content: 'Hallo' } }),
    );
    expect(words(app, withKim)).toEqual(['Hallo']);
    expect(selectReaders(app.state(), withKim)).toEqual([theo.id]);
    expect(selectContacts(app.state()).map(({ id }) => id)).toEqual([kim.id, theo.id]);
  });

  test('[CS-3] see nobody where nobody reads along', async () => {
    const server = aClub();
    server.chat.say(tina, anna, 'Hallo');
    const { app } = await start(anna, server);
    expect(selectReaders(app.state(), withTina)).toBeUndefined();
    expect(selectContacts(app.state()).map(({ id }) => id)).toEqual([tina.id]);
  });
});
