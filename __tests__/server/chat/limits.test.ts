import { randomUUID } from 'node:crypto';
import { maxMessages } from '../../../server/chat/messages';
import { type Demo, startDemo } from '../support';

let demo: Demo;
let [ben, trainer]: [number, number] = [0, 0];
beforeEach(async () => {
  demo = await startDemo();
  [ben, trainer] = [await demo.idOf('ben'), await demo.idOf('trainer')];
});
afterEach(() => demo.stop());

const aMessage = (content = 'Hallo') => ({
  clientId: randomUUID(),
  senderId: ben,
  recipientId: trainer,
  content,
});

test('[ON-3, API-41] more messages of one person in a conversation than the server takes are 422', async () => {
  const first = aMessage();
  const { chatroomId } = (await demo.post('ben', '/chat/', first)).json();
  const rows = Array.from({ length: maxMessages - 1 }, () => ({
    ...aMessage(),
    chatroomId,
    createdAt: 0,
    isRead: 1,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await demo.db
      .insertInto('chatMessage')
      .values(rows.slice(start, start + 500))
      .execute();
  }
  expect((await demo.post('ben', '/chat/', aMessage())).json()).toEqual({
    status: 422,
    error: 'Unprocessable Entity',
    message:
      'In dieser Konversation ist die Höchstzahl deiner Nachrichten erreicht. Die Nachricht bleibt auf deinem Gerät. Sag dem Verein Bescheid.',
  });
  expect((await demo.post('ben', '/chat/', first)).json()).toMatchObject(first);
  const answer = { ...aMessage(), senderId: trainer, recipientId: ben };
  expect((await demo.post('trainer', '/chat/', answer)).statusCode).toBe(200);
  const all = (await demo.get('ben', `/chat/chatroom/messages/${chatroomId}`)).json();
  expect(all).toHaveLength(maxMessages + 1);
});

test('[API-34, API-36, API-43] lists of several pages are whole, in order, and tagged by their state', async () => {
  const contents = Array.from({ length: 60 }, (_, index) => `Nachricht ${index}`);
  let chatroomId = 0;
  for (const content of contents)
    chatroomId = (await demo.post('ben', '/chat/', aMessage(content))).json().chatroomId;
  const messages = `/chat/chatroom/messages/${chatroomId}`;
  const notifications = `/notification/${trainer}`;
  const read = async (path: string) => {
    const answer = await demo.get('trainer', path);
    return { list: answer.json(), etag: String(answer.headers.etag) };
  };
  const statusOf = async (path: string, etag: string) =>
    (await demo.get('trainer', path, { 'if-none-match': etag })).statusCode;

  const before = { messages: await read(messages), notifications: await read(notifications) };
  expect(before.messages.list.map(({ content }: { content: string }) => content)).toEqual(contents);
  expect(before.notifications.list).toEqual(contents.map(() => ({ type: 'CHAT', senderId: ben })));
  expect(await statusOf(messages, before.messages.etag)).toBe(304);
  expect(await statusOf(notifications, before.notifications.etag)).toBe(304);

  await demo.get('trainer', `/chat/updatestatus/${trainer}/${chatroomId}`);
  expect(await statusOf(messages, before.messages.etag)).toBe(304);
  expect(await read(notifications)).toMatchObject({ list: [] });
  expect(await statusOf(notifications, before.notifications.etag)).toBe(200);

  await demo.post('ben', '/chat/', aMessage('noch eine'));
  expect(await statusOf(messages, before.messages.etag)).toBe(200);
  const { etag } = await read(messages);
  await demo.db.updateTable('instance').set({ epoch: randomUUID() }).execute();
  expect(await statusOf(messages, etag)).toBe(200);
});
