/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
const ids = {} as Record<DemoUser, number>;
beforeEach(async () => {
  demo = await startDemo();
  for (const user of ['trainer', 'anna', 'ben', 'david'] as const) ids[user] = await demo.idOf(user);
});
afterEach(() => demo.stop());

const notificationsOf = async (user: DemoUser) => (await demo.get(user, `/notification/${ids[user]}`)).json();

/** Answers the room of the message. */
const write = async (sender: DemoUser, recipient: DemoUser): Promise<number> => {
  const post = { senderId: ids[sender], recipientId: ids[recipient], content: 'Hallo!' };
  const answer = await demo.post(sender, '/chat/', { clientId: randomUUID(), ...post });
  return answer.json().chatroomId;
};

const markRead = (user: DemoUser, room: number) => demo.get(user, `/chat/updatestatus/${ids[user]}/${room}`);

test('[API-34] every unread message is a CHAT notification of its sender', async () => {
  expect(await notificationsOf('ben')).toEqual([]);
  await write('trainer', 'ben');
  await write('trainer', 'ben');
  const one = { type: 'CHAT', senderId: ids.trainer };
  expect(await notificationsOf('ben')).toEqual([one, one]);
  expect(await notificationsOf('trainer')).toEqual([]);
});

test('[API-34] the senders come in the order in which they wrote', async () => {
  await write('ben', 'trainer');
  await write('anna', 'trainer');
  await write('ben', 'trainer');
  const senders = (await notificationsOf('trainer')).map(({ senderId }: { senderId: number }) => senderId);
  expect(senders).toEqual([ids.ben, ids.anna, ids.ben]);
});

test('[API-38] marking a room read takes its messages out, and those of no other room', async () => {
  const bensRoom = await write('ben', 'trainer');
  await write('anna', 'trainer');
  const answer = await markRead('trainer', bensRoom);
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(await notificationsOf('trainer')).toEqual([{ type: 'CHAT', senderId: ids.anna }]);
  expect((await markRead('trainer', bensRoom)).statusCode).toBe(200);
});

test('[API-38] what I have read says nothing of what the other has', async () => {
  const room = await write('ben', 'trainer');
  await write('trainer', 'ben');
  await markRead('trainer', room);
  expect(await notificationsOf('ben')).toHaveLength(1);
});

test('[API-38] a message that comes later is unread again', async () => {
  await markRead('ben', await write('trainer', 'ben'));
  await write('trainer', 'ben');
  expect(await notificationsOf('ben')).toHaveLength(1);
});

test('[API-38, SE-8] nobody marks for somebody else, not even their trainer', async () => {
  const room = await write('trainer', 'ben');
  const answer = await demo.get('trainer', `/chat/updatestatus/${ids.ben}/${room}`);
  expect(answer.statusCode).toBe(403);
  expect(await notificationsOf('ben')).toHaveLength(1);
});

test('[API-38] marking is kept in no cache, and a mere HEAD does not do it', async () => {
  const room = await write('trainer', 'ben');
  const authorization = `Bearer ${await demo.tokenOf('ben')}`;
  const url = `/api/chat/updatestatus/${ids.ben}/${room}`;
  expect((await demo.app.inject({ method: 'HEAD', url, headers: { authorization } })).statusCode).toBe(404);
  expect(await notificationsOf('ben')).toHaveLength(1);
  const answer = await markRead('ben', room);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
});

test('[API-43] notifications have a tag, which a new message changes', async () => {
  const path = `/notification/${ids.ben}`;
  const { etag } = (await demo.get('ben', path)).headers;
  const again = () => demo.get('ben', path, { 'if-none-match': String(etag) });
  expect((await again()).statusCode).toBe(304);
  await write('trainer', 'ben');
  expect((await again()).statusCode).toBe(200);
});

test('two messages of the demo conversation wait for anna, none for her trainer', async () => {
  const one = { type: 'CHAT', senderId: ids.trainer };
  expect(await notificationsOf('anna')).toEqual([one, one]);
  expect(await notificationsOf('trainer')).toEqual([]);
});
