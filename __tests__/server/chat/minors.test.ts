import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatRoom, Contact } from '../../../src/contract/chat';
import { chatCalls } from '../../../src/contract/chatCalls';
import type { MinorsChat } from '../../../src/contract/club';
import { askingOf } from '../asking';
import { type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
  // Clara is 18 in the running year, and has not written yet.
  await demo.db
    .updateTable('user')
    .set({ birthYear: 2026 - 18 })
    .where('username', '=', 'clara')
    .execute();
});
afterEach(() => demo.stop());

const ask = askingOf(() => demo);
const minorsChat = async (setting: MinorsChat, reader: DemoUser | null = null) =>
  demo.db
    .updateTable('club')
    .set({ minorsChat: setting, secondReaderId: reader && (await demo.idOf(reader)) })
    .execute();
const write = async (sender: DemoUser, recipient: DemoUser, content = 'Hallo') => {
  const [senderId, recipientId] = [await demo.idOf(sender), await demo.idOf(recipient)];
  return ask(chatCalls.send({ clientId: randomUUID(), senderId, recipientId, content }), sender);
};
const contactsOf = async (user: DemoUser): Promise<Contact[]> =>
  (await ask(chatCalls.contacts(await demo.idOf(user)), user)).body;
const roomsOf = async (user: DemoUser): Promise<ChatRoom[]> =>
  (await ask(chatCalls.rooms(await demo.idOf(user)), user)).body;
const roomIdOf = async (sender: DemoUser, recipient: DemoUser) =>
  ((await write(sender, recipient)).body as ChatMessage).chatroomId;
const read = (roomId: number, as: DemoUser) => ask(chatCalls.messages(roomId), as);
const closedFor = async (user: DemoUser) =>
  (await contactsOf(user)).filter(({ isClosed }) => isClosed).map(({ firstName }) => firstName);

describe('off', () => {
  beforeEach(() => minorsChat('off'));

  test('[CS-3] the name of a minor stands closed for the trainer, that of the trainer for the minor', async () => {
    expect(await closedFor('trainer')).toEqual(['Clara']);
    expect(await contactsOf('trainer')).toHaveLength(3);
    expect(await closedFor('clara')).toEqual(['Tina']);
    expect(await closedFor('anna')).toEqual([]);
  });

  test('[CS-3] a message to or from a minor is 403 with the reason; adults write as ever', async () => {
    const refused = {
      status: 403,
      body: { message: 'Nachrichten mit Minderjährigen sind in deinem Verein ausgeschaltet.' },
    };
    expect(await write('trainer', 'clara')).toMatchObject(refused);
    expect(await write('clara', 'trainer')).toMatchObject(refused);
    expect((await write('trainer', 'anna')).status).toBe(200);
    expect(await roomsOf('clara')).toEqual([]);
  });

  test('[CS-3] what was written before can still be read', async () => {
    await minorsChat('on');
    const roomId = await roomIdOf('trainer', 'clara');
    await minorsChat('off');
    expect((await read(roomId, 'clara')).body).toHaveLength(1);
  });

  test('[CS-3] with the year that ends the age it is open', async () => {
    demo.clock.now = Date.parse('2027-01-02T12:00:00.000Z');
    expect(await closedFor('trainer')).toEqual([]);
    expect((await write('trainer', 'clara')).status).toBe(200);
  });
});

test('[CS-3] an athlete without a birth year counts as a minor, a trainer without one as an adult', async () => {
  await minorsChat('off');
  await demo.db
    .updateTable('user')
    .set({ birthYear: null })
    .where('username', 'in', ['anna', 'trainer'])
    .execute();
  expect(await closedFor('trainer')).toEqual(['Anna', 'Clara']);
  expect((await write('trainer', 'anna')).status).toBe(403);
  expect((await write('trainer', 'ben')).status).toBe(200);
});

test('[CS-3] on: everything as with adults', async () => {
  await minorsChat('on');
  expect(await closedFor('trainer')).toEqual([]);
  expect((await write('trainer', 'clara')).status).toBe(200);
  expect((await roomsOf('clara'))[0]).not.toHaveProperty('readers');
});

test('[CS-3] without a club there is no second reader, so it is off', async () => {
  await demo.db.deleteFrom('club').execute();
  expect((await write('trainer', 'clara')).status).toBe(403);
});

describe('with a second reader', () => {
  test('[CS-3] both sides see who reads along; rooms of adults have no reader', async () => {
    await minorsChat('secondReader', 'trainer2');
    const theo = await demo.idOf('trainer2');
    const roomId = await roomIdOf('trainer', 'clara');
    for (const side of ['trainer', 'clara'] as const) {
      const rooms = await roomsOf(side);
      expect(rooms.find(({ id }) => id === roomId)).toMatchObject({ readers: [theo] });
      expect(rooms.filter(({ readers }) => readers)).toHaveLength(1);
      expect(rooms.flatMap(({ participants }) => participants)).not.toContain(theo);
      expect((await contactsOf(side)).find(({ id }) => id === theo)).toMatchObject({
        firstName: 'Theo',
        isClosed: true,
      });
    }
  });

  test('[CS-3] both sides see who reads along before the first message', async () => {
    await minorsChat('secondReader', 'trainer2');
    const theo = await demo.idOf('trainer2');
    for (const [side, partner] of [
      ['trainer', 'clara'],
      ['clara', 'trainer'],
    ] as const) {
      const contacts = await contactsOf(side);
      const partnerId = await demo.idOf(partner);
      expect(contacts.filter(({ readers }) => readers)).toEqual([
        expect.objectContaining({ id: partnerId, readers: [theo] }),
      ]);
      expect(contacts.find(({ id }) => id === theo)).toMatchObject({ firstName: 'Theo', isClosed: true });
    }
    expect(await contactsOf('anna')).toEqual([
      { id: await demo.idOf('trainer'), firstName: 'Tina', lastName: 'Trainer' },
    ]);
    await minorsChat('secondReader', 'trainer');
    expect(JSON.stringify(await contactsOf('clara'))).not.toContain('readers');
    await minorsChat('off');
    expect(JSON.stringify(await contactsOf('clara'))).not.toContain('readers');
  });

  test('[CS-3] the reader has the room and the names of the two, and reads what was written since', async () => {
    await minorsChat('on');
    await write('clara', 'trainer', 'Vorher');
    demo.clock.now += 1000;
    await minorsChat('secondReader', 'trainer2');
    expect((await roomsOf('trainer2')).filter(({ readers }) => readers)).toEqual([]);
    const roomId = ((await write('trainer', 'clara', 'Danach')).body as ChatMessage).chatroomId;

    expect((await roomsOf('trainer2')).filter(({ readers }) => readers)).toEqual([
      expect.objectContaining({ id: roomId, readers: [await demo.idOf('trainer2')] }),
    ]);
    expect(await closedFor('trainer2')).toEqual(['Tina', 'Clara']);
    const { body } = await read(roomId, 'trainer2');
    expect((body as ChatMessage[]).map(({ content }) => content)).toEqual(['Danach']);
    expect((await read(roomId, 'clara')).body).toHaveLength(2);
  });

  test('[CS-3] the reader writes to neither, and has nothing unread', async () => {
    await minorsChat('secondReader', 'trainer2');
    const roomId = await roomIdOf('trainer', 'clara');
    const theo = await demo.idOf('trainer2');
    for (const side of ['trainer', 'clara'] as const) {
      expect((await write('trainer2', side)).status).toBe(403);
    }
    expect((await ask(chatCalls.notifications(theo), 'trainer2')).body).toEqual([]);
    expect((await ask(chatCalls.markRead(theo, roomId), 'trainer2')).status).toBe(200);
    expect((await ask(chatCalls.notifications(await demo.idOf('clara')), 'clara')).body).toHaveLength(1);
  });

  test('[CS-3] [SE-6] the reader reads no room of adults, and nobody else reads along', async () => {
    await minorsChat('secondReader', 'trainer2');
    const [ofAdults, ofMinor] = [await roomIdOf('trainer', 'ben'), await roomIdOf('trainer', 'clara')];
    expect((await read(ofAdults, 'trainer2')).status).toBe(403);
    expect((await read(ofMinor, 'team')).status).toBe(403);
  });

  test('[CS-3] what was written while somebody read along stays readable for that reader, and nothing else does', async () => {
    await minorsChat('secondReader', 'trainer2');
    const roomId = ((await write('clara', 'trainer', 'Mit Theo')).body as ChatMessage).chatroomId;
    const isReadByTheo = async () => {
      const { status, body } = await read(roomId, 'trainer2');
      const rooms = await roomsOf('trainer2');
      return [
        status,
        (body as ChatMessage[]).map(({ content }) => content),
        rooms.some(({ id }) => id === roomId),
      ];
    };
    const changes = [
      () => minorsChat('on'),
      () => minorsChat('off'),
      () => minorsChat('secondReader', 'team'),
      // An admin corrects the year, or the minor grows up.
      () => demo.db.updateTable('user').set({ birthYear: 1990 }).where('username', '=', 'clara').execute(),
    ];
    for (const change of changes) {
      await change();
      await write('clara', 'trainer', 'Ohne Theo');
      expect(await isReadByTheo()).toEqual([200, ['Mit Theo'], true]);
    }
    expect((await read(roomId, 'clara')).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ content: 'Mit Theo', readers: [await demo.idOf('trainer2')] }),
      ]),
    );
  });

  test('[CS-3] both sides and the reader are told that somebody does not read along any more, and who it was', async () => {
    await minorsChat('secondReader', 'trainer2');
    const roomId = await roomIdOf('trainer', 'clara');
    const theo = await demo.idOf('trainer2');
    const roomOf = async (user: DemoUser) => (await roomsOf(user)).find(({ id }) => id === roomId);
    expect(await roomOf('trainer2')).not.toHaveProperty('formerReaders');
    const changes = [
      () => minorsChat('off'),
      () => minorsChat('secondReader', 'team'),
      () => minorsChat('on'),
      () => demo.db.updateTable('user').set({ birthYear: 1990 }).where('username', '=', 'clara').execute(),
    ];
    for (const change of changes) {
      await change();
      for (const side of ['trainer', 'clara'] as const) {
        expect(await roomOf(side)).toMatchObject({ formerReaders: [theo] });
        expect((await contactsOf(side)).find(({ id }) => id === theo)).toEqual({
          ...{ id: theo, firstName: 'Theo', lastName: 'Trainer' },
          isClosed: true,
        });
      }
      expect(await roomOf('trainer2')).toMatchObject({ readers: [theo], formerReaders: [theo] });
      expect(await closedFor('trainer2')).toEqual(['Tina', 'Clara']);
    }
    await demo.db
      .updateTable('user')
      .set({ birthYear: 2026 - 18 })
      .where('username', '=', 'clara')
      .execute();
    await minorsChat('secondReader', 'trainer2');
    expect(await roomOf('clara')).not.toHaveProperty('formerReaders');
  });

  test('[CS-3] where the reader is one of the two nobody reads along, so the conversation is closed, with the reason', async () => {
    await minorsChat('on');
    const roomId = await roomIdOf('trainer', 'clara');
    await minorsChat('secondReader', 'trainer');
    for (const [sender, recipient] of [
      ['trainer', 'clara'],
      ['clara', 'trainer'],
    ] as const) {
      expect(await write(sender, recipient)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('kann niemand mitlesen') },
      });
    }
    expect([await closedFor('trainer'), await closedFor('clara')]).toEqual([['Clara'], ['Tina']]);
    expect((await roomsOf('trainer')).find(({ id }) => id === roomId)).not.toHaveProperty('readers');
    expect((await read(roomId, 'clara')).body).toHaveLength(1);
    expect((await write('trainer', 'anna')).status).toBe(200);
  });

  test('[CS-3] while the reader cannot sign in, minors do not chat', async () => {
    await minorsChat('secondReader', 'trainer2');
    await demo.db.updateTable('user').set({ isResting: 1 }).where('username', '=', 'trainer2').execute();
    expect((await write('trainer', 'clara')).status).toBe(403);
    expect(await closedFor('trainer')).toEqual(['Clara']);
  });
});
