import { randomUUID } from 'node:crypto';
import { type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
const ids = {} as Record<DemoUser, number>;
beforeEach(async () => {
  demo = await startDemo();
  for (const user of ['trainer', 'anna', 'ben', 'trainer2', 'david'] as const) {
    ids[user] = await demo.idOf(user);
  }
});
afterEach(() => demo.stop());

const aMessage = (sender: DemoUser, recipient: DemoUser) => ({
  clientId: randomUUID(),
  senderId: ids[sender],
  recipientId: ids[recipient],
  content: 'Hallo!',
});
const write = async (sender: DemoUser, recipient: DemoUser) =>
  (await demo.post(sender, '/chat/', aMessage(sender, recipient))).json();
const roomsOf = async (user: DemoUser) => (await demo.get(user, `/chat/chatroom/${ids[user]}`)).json();
const messagesOf = async (user: DemoUser, room: number) =>
  (await demo.get(user, `/chat/chatroom/messages/${room}`)).json();
const notificationsOf = async (user: DemoUser) => (await demo.get(user, `/notification/${ids[user]}`)).json();

test('[API-37] there is one room for two also when both write at the same time', async () => {
  await demo.tokenOf('ben');
  await demo.tokenOf('trainer');
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? write('ben', 'trainer') : write('trainer', 'ben'),
    ),
  );
  const [room, ...others] = await roomsOf('ben');
  expect(others).toEqual([]);
  expect(await messagesOf('ben', room.id)).toHaveLength(20);
});

test('[API-36] a message says when it was stored, in UTC', async () => {
  demo.clock.now += 1000;
  expect((await write('ben', 'trainer')).createdAt).toBe('2026-11-21T12:00:01.000Z');
});

test('[API-9] somebody who is trained and trains has both as contacts, each once', async () => {
  await demo.db
    .insertInto('trainerAthlete')
    .values([
      { trainerId: ids.trainer, athleteId: ids.trainer2 },
      { trainerId: ids.trainer2, athleteId: ids.trainer },
      { trainerId: ids.trainer2, athleteId: ids.anna },
    ])
    .execute();
  const contacts: { id: number }[] = (
    await demo.get('trainer2', `/admin/user/name/contacts/${ids.trainer2}`)
  ).json();
  expect(contacts.map(({ id }) => id)).toEqual([ids.trainer, ids.anna, ids.david]);
});

test('[API-38] marking is kept in no cache, and a mere HEAD does not do it', async () => {
  const { chatroomId } = await write('trainer', 'ben');
  const path = `/chat/updatestatus/${ids.ben}/${chatroomId}`;
  const headers = { authorization: `Bearer ${await demo.tokenOf('ben')}` };
  expect((await demo.app.inject({ method: 'HEAD', url: `/api${path}`, headers })).statusCode).toBe(404);
  expect(await notificationsOf('ben')).toHaveLength(1);
  const answer = await demo.get('ben', path);
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
});

test('[API-43] a new message changes the tags of its room and of the notifications', async () => {
  const { chatroomId } = await write('trainer', 'ben');
  const paths = [`/chat/chatroom/messages/${chatroomId}`, `/notification/${ids.ben}`];
  const tags = async () => Promise.all(paths.map(async (path) => (await demo.get('ben', path)).headers.etag));
  const before = await tags();
  expect(await tags()).toEqual(before);
  await write('trainer', 'ben');
  for (const [index, tag] of (await tags()).entries()) expect(tag).not.toBe(before[index]);
});

describe('the demo club', () => {
  test('has one conversation: of the trainer and anna, in the past', async () => {
    const [room] = await roomsOf('anna');
    const messages: { createdAt: string }[] = await messagesOf('anna', room.id);
    expect(messages.length).toBeGreaterThan(2);
    for (const { createdAt } of messages) expect(Date.parse(createdAt)).toBeLessThan(demo.clock.now);
    expect(await roomsOf('trainer')).toEqual([room]);
    for (const user of ['ben', 'david'] as const) expect(await roomsOf(user)).toEqual([]);
  });

  test('has two messages that wait for anna, and none for her trainer', async () => {
    const one = { type: 'CHAT', senderId: ids.trainer };
    expect(await notificationsOf('anna')).toEqual([one, one]);
    expect(await notificationsOf('trainer')).toEqual([]);
  });
});
