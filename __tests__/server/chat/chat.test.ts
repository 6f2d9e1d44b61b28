/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { ChatMessagePost } from '../../../src/contract/chat';
import { type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
const ids = {} as Record<DemoUser, number>;
beforeEach(async () => {
  demo = await startDemo();
  for (const user of ['trainer', 'anna', 'ben', 'clara', 'trainer2', 'david'] as const) {
    ids[user] = await demo.idOf(user);
  }
});
afterEach(() => demo.stop());

const aMessage = (
  sender: DemoUser,
  recipient: DemoUser,
  overrides: Partial<ChatMessagePost> = {},
): ChatMessagePost => ({
  clientId: randomUUID(),
  senderId: ids[sender],
  recipientId: ids[recipient],
  content: 'Hallo!',
  ...overrides,
});

const roomsOf = async (user: DemoUser) => (await demo.get(user, `/chat/chatroom/${ids[user]}`)).json();

const messagesOf = async (user: DemoUser, room: number) =>
  (await demo.get(user, `/chat/chatroom/messages/${room}`)).json();

describe('sending', () => {
  test('[API-35, API-37] answers the stored message and makes the room of the two', async () => {
    expect(await roomsOf('ben')).toEqual([]);
    const post = aMessage('trainer', 'ben', { content: '  Wie geht es dir? \n' });
    const answer = await demo.post('trainer', '/chat/', post);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...post,
      content: 'Wie geht es dir?',
      id: expect.any(Number),
      chatroomId: expect.any(Number),
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    const room = { id: answer.json().chatroomId, participants: [ids.trainer, ids.ben] };
    expect(await roomsOf('ben')).toEqual([room]);
    expect(await roomsOf('trainer')).toContainEqual(room);
  });

  test('[API-37] there is one room for two, whoever writes first and however often', async () => {
    const posts = [aMessage('trainer', 'clara'), aMessage('clara', 'trainer'), aMessage('trainer', 'clara')];
    const answers = [];
    for (const post of posts) {
      const sender = post.senderId === ids.clara ? 'clara' : 'trainer';
      answers.push((await demo.post(sender, '/chat/', post)).json());
    }
    expect(new Set(answers.map(({ chatroomId }) => chatroomId)).size).toBe(1);
  });

  test('[API-37] there is one room for two also when both write at the same time', async () => {
    await demo.tokenOf('ben');
    await demo.tokenOf('trainer');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? demo.post('ben', '/chat/', aMessage('ben', 'trainer'))
          : demo.post('trainer', '/chat/', aMessage('trainer', 'ben')),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const [room, ...others] = await roomsOf('ben');
    expect(others).toEqual([]);
    expect(await messagesOf('ben', room.id)).toHaveLength(20);
  });

  test('[API-39] the same message again answers the stored one, also at the same time', async () => {
    const post = aMessage('ben', 'trainer');
    await demo.tokenOf('ben');
    const answers = await Promise.all(Array.from({ length: 5 }, () => demo.post('ben', '/chat/', post)));
    const changed = await demo.post('ben', '/chat/', { ...post, content: 'Etwas anderes' });
    const [first] = answers;
    for (const answer of [...answers, changed]) expect(answer.json()).toEqual(first?.json());
    expect(await messagesOf('ben', first?.json().chatroomId)).toEqual([first?.json()]);
  });

  test('[API-39] the clientId of somebody else’s message reveals and changes nothing', async () => {
    const bens = aMessage('ben', 'trainer', { content: 'geheim' });
    const { id } = (await demo.post('ben', '/chat/', bens)).json();
    const answer = await demo.post(
      'clara',
      '/chat/',
      aMessage('clara', 'trainer', { clientId: bens.clientId }),
    );
    expect(answer.json()).toMatchObject({ content: 'Hallo!', senderId: ids.clara });
    expect(answer.json().id).not.toBe(id);
  });

  test.each([
    ['an empty text', { content: '' }],
    ['nothing but space', { content: ' \n ' }],
    ['a text of 4001 letters', { content: 'x'.repeat(4001) }],
    ['no clientId', { clientId: undefined }],
    ['no recipient', { recipientId: undefined }],
  ])('[API-37] %s is refused', async (_case, overrides) => {
    const answer = await demo.post('ben', '/chat/', { ...aMessage('ben', 'trainer'), ...overrides });
    expect(answer.statusCode).toBe(400);
    expect(await roomsOf('ben')).toEqual([]);
  });
});

describe('who may write to whom', () => {
  const users = ['trainer', 'anna', 'ben', 'clara', 'trainer2', 'david'] as const;
  const pairs = ['trainer anna', 'trainer ben', 'trainer clara', 'trainer2 david'];
  const areContacts = (one: DemoUser, other: DemoUser) =>
    pairs.includes(`${one} ${other}`) || pairs.includes(`${other} ${one}`);

  test('[SE-6, SE-8] a trainer to their athletes, athletes to their trainer, nobody to anybody else', async () => {
    const refused: string[] = [];
    const expected: string[] = [];
    for (const sender of users) {
      for (const recipient of users) {
        const answer = await demo.post(sender, '/chat/', aMessage(sender, recipient));
        if (answer.statusCode === 403) refused.push(`${sender} ${recipient}`);
        else expect(answer.statusCode).toBe(200);
        if (!areContacts(sender, recipient)) expected.push(`${sender} ${recipient}`);
      }
    }
    expect(refused).toEqual(expected);
    expect(await demo.db.selectFrom('chatRoom').select('id').execute()).toHaveLength(pairs.length);
  });

  test('[SE-6, SE-8] nobody writes in somebody else’s name', async () => {
    for (const viewer of ['trainer', 'ben', 'trainer2'] as const) {
      const answer = await demo.post(viewer, '/chat/', aMessage('anna', 'trainer'));
      expect(answer.statusCode).toBe(403);
    }
    expect((await demo.post(null, '/chat/', aMessage('anna', 'trainer'))).statusCode).toBe(401);
  });

  test('[SE-8] whether an account exists is not told', async () => {
    const unknown = await demo.post('ben', '/chat/', aMessage('ben', 'trainer', { recipientId: 999 }));
    const foreign = await demo.post('ben', '/chat/', aMessage('ben', 'david'));
    expect(unknown.statusCode).toBe(403);
    expect(unknown.json()).toEqual(foreign.json());
  });

  test('[SE-6] who is no longer trained reads what was written, but writes no more', async () => {
    const { chatroomId } = (await demo.post('ben', '/chat/', aMessage('ben', 'trainer'))).json();
    await demo.db.deleteFrom('trainerAthlete').where('athleteId', '=', ids.ben).execute();
    expect((await demo.post('ben', '/chat/', aMessage('ben', 'trainer'))).statusCode).toBe(403);
    expect(await messagesOf('ben', chatroomId)).toHaveLength(1);
  });
});

describe('reading', () => {
  test('[API-36] the messages come oldest first', async () => {
    const contents = ['eins', 'zwei', 'drei'];
    for (const content of contents) {
      demo.clock.now += 1000;
      await demo.post('ben', '/chat/', aMessage('ben', 'trainer', { content }));
    }
    const [room] = await roomsOf('ben');
    const messages: { content: string; createdAt: string }[] = await messagesOf('trainer', room.id);
    expect(messages.map(({ content }) => content)).toEqual(contents);
    expect(messages[2]?.createdAt).toBe('2026-11-21T12:00:03.000Z');
  });

  test('[API-43] rooms and messages have a tag, which a new message changes', async () => {
    const [room] = await roomsOf('anna');
    const path = `/chat/chatroom/messages/${room.id}`;
    const tag = async () => String((await demo.get('anna', path)).headers.etag);
    const before = await tag();
    expect((await demo.get('anna', path, { 'if-none-match': before })).statusCode).toBe(304);
    await demo.post('anna', '/chat/', aMessage('anna', 'trainer'));
    expect(await tag()).not.toBe(before);
    expect((await demo.get('anna', `/chat/chatroom/${ids.anna}`)).headers.etag).toBeDefined();
  });

  test('[SE-6, SE-8] a room is for its two participants, and one that is not there is 404', async () => {
    const [room] = await roomsOf('anna');
    for (const viewer of ['ben', 'trainer2', 'david'] as const) {
      expect((await demo.get(viewer, `/chat/chatroom/messages/${room.id}`)).statusCode).toBe(403);
      const marking = await demo.get(viewer, `/chat/updatestatus/${ids[viewer]}/${room.id}`);
      expect(marking.statusCode).toBe(403);
    }
    expect((await demo.get(null, `/chat/chatroom/messages/${room.id}`)).statusCode).toBe(401);
    const unknown = await demo.get('anna', '/chat/chatroom/messages/999');
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Diese Konversation gibt es nicht.']);
    expect((await demo.get('anna', `/chat/updatestatus/${ids.anna}/999`)).statusCode).toBe(404);
  });
});

test('the demo club has one conversation: of the trainer and anna, in the past', async () => {
  const [room] = await roomsOf('anna');
  const messages: { createdAt: string }[] = await messagesOf('anna', room.id);
  expect(messages.length).toBeGreaterThan(2);
  for (const { createdAt } of messages) expect(Date.parse(createdAt)).toBeLessThan(demo.clock.now);
  expect(await roomsOf('trainer')).toEqual([room]);
  for (const user of ['ben', 'clara', 'david'] as const) expect(await roomsOf(user)).toEqual([]);
});
