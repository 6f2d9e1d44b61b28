import type { ChatMessagePost } from '../../../src/contract/chat';
import { chatCalls } from '../../../src/contract/chatCalls';
import { type OpenServer, openClub } from './ContractServer';
import { type Person, people } from './club';

/** Returns a different UUID for each message of this file. */
let messages = 0;
const nextClientId = () => {
  messages += 1;
  return `50000000-0000-4000-8000-${String(messages).padStart(12, '0')}`;
};

const aPost = (
  sender: Person,
  recipient: Person,
  overrides: Partial<ChatMessagePost> = {},
): ChatMessagePost => ({
  clientId: nextClientId(),
  senderId: people[sender].id,
  recipientId: people[recipient].id,
  content: 'Hallo!',
  ...overrides,
});

export const describeChat = (open: OpenServer) => {
  describe('chat', () => {
    const club = openClub(open);
    const write = (sender: Person, post: ChatMessagePost) => club.ask(chatCalls.send(post), sender);
    const refusalOf = (sender: Person, post: ChatMessagePost) => club.refusal(chatCalls.send(post), sender);
    const roomsOf = (person: Person) => club.ask(chatCalls.rooms(people[person].id), person);
    const notificationsOf = (person: Person) => club.ask(chatCalls.notifications(people[person].id), person);
    const markRead = (person: Person, room: number) =>
      club.ask(chatCalls.markRead(people[person].id, room), person);

    test('[API-9] the contacts are a trainer’s athletes and an athlete’s trainer, by name and nothing else', async () => {
      const contactsOf = (person: Person) => club.ask(chatCalls.contacts(people[person].id), person);
      const asContact = ({ id, firstName, lastName }: (typeof people)[Person]) => ({
        id,
        firstName,
        lastName,
      });
      expect(await contactsOf('tina')).toEqual([people.anna, people.ben].map(asContact));
      expect(await contactsOf('anna')).toEqual([asContact(people.tina)]);
      expect(await contactsOf('david')).toEqual([asContact(people.theo)]);
    });

    test('[API-35] [API-37] a message is answered as stored, and makes the room of the two', async () => {
      expect(await roomsOf('ben')).toEqual([]);
      const post = aPost('tina', 'ben', { content: '  Wie geht es dir? \n' });
      const { id, chatroomId, createdAt, ...message } = await write('tina', post);
      expect(message).toEqual({ ...post, content: 'Wie geht es dir?' });
      const room = { id: chatroomId, participants: [people.tina.id, people.ben.id] };
      expect([await roomsOf('ben'), await roomsOf('tina')]).toEqual([[room], [room]]);
    });

    test('[API-36] [API-37] there is one room for two, whoever writes first, with the messages oldest first', async () => {
      const sent = [];
      for (const [sender, recipient] of [
        ['ben', 'tina'],
        ['tina', 'ben'],
        ['ben', 'tina'],
      ] as const) {
        sent.push(await write(sender, aPost(sender, recipient)));
      }
      const [room, ...others] = await roomsOf('ben');
      expect(others).toEqual([]);
      expect(room?.participants).toEqual([people.tina.id, people.ben.id]);
      for (const reader of ['ben', 'tina'] as const) {
        expect(await club.ask(chatCalls.messages(Number(room?.id)), reader)).toEqual(sent);
      }
    });

    test('[API-39] the same message again is the stored one, also with other words', async () => {
      const post = aPost('ben', 'tina');
      const stored = await write('ben', post);
      expect(await write('ben', post)).toEqual(stored);
      expect(await write('ben', { ...post, content: 'Etwas anderes' })).toEqual(stored);
      expect(await club.ask(chatCalls.messages(stored.chatroomId), 'ben')).toEqual([stored]);
      expect(await notificationsOf('tina')).toHaveLength(1);
    });

    test('[API-39] the clientId of somebody else’s message reveals and changes nothing', async () => {
      const bens = aPost('ben', 'tina', { content: 'geheim' });
      const stored = await write('ben', bens);
      const annas = await write('anna', aPost('anna', 'tina', { clientId: bens.clientId }));
      expect(annas).toMatchObject({ content: 'Hallo!', senderId: people.anna.id });
      expect(annas.id).not.toBe(stored.id);
    });

    test.each([
      ['an empty text', { content: '' }],
      ['nothing but space', { content: ' \n ' }],
      ['a text of 4001 letters', { content: 'x'.repeat(4001) }],
      ['no clientId', { clientId: 'x' }],
    ])('[API-37] [API-41] %s is 400 and makes no room', async (_, overrides) => {
      expect(await refusalOf('ben', aPost('ben', 'tina', overrides))).toBe(400);
      expect(await roomsOf('ben')).toEqual([]);
    });

    test('[SE-6] [SE-8] a trainer writes to their athletes, athletes to their trainer, nobody to anybody else', async () => {
      const pairs = ['tina anna', 'anna tina', 'tina ben', 'ben tina', 'theo david', 'david theo'];
      const writers = ['tina', 'anna', 'ben', 'theo', 'david'] as const;
      const taken: string[] = [];
      for (const sender of writers) {
        for (const recipient of writers) {
          const { status } = await club.send(chatCalls.send(aPost(sender, recipient)), sender);
          if (status === 200) taken.push(`${sender} ${recipient}`);
          else expect(status).toBe(403);
        }
      }
      expect(taken.toSorted()).toEqual(pairs.toSorted());
    });

    test('[SE-8] whether an account exists is not told', async () => {
      const foreign = await club.send(chatCalls.send(aPost('ben', 'david')), 'ben');
      expect(foreign.status).toBe(403);
      const unknown = aPost('ben', 'tina', { recipientId: 999 });
      expect(await club.send(chatCalls.send(unknown), 'ben')).toEqual(foreign);
    });

    test('[SE-6] [API-41] an unknown room is 404, to read and to mark', async () => {
      expect(await club.refusal(chatCalls.messages(999), 'anna')).toBe(404);
      expect(await club.refusal(chatCalls.markRead(people.anna.id, 999), 'anna')).toBe(404);
    });

    test('[API-34] every unread message is a CHAT notification of its sender, in the order of writing', async () => {
      for (const sender of ['ben', 'anna', 'ben'] as const) await write(sender, aPost(sender, 'tina'));
      expect(await notificationsOf('tina')).toEqual(
        ['ben', 'anna', 'ben'].map((sender) => ({ type: 'CHAT', senderId: people[sender as Person].id })),
      );
      expect(await notificationsOf('ben')).toEqual([]);
    });

    test('[API-38] marking a room read is for its reader and its messages so far', async () => {
      const { chatroomId } = await write('ben', aPost('ben', 'tina'));
      await write('tina', aPost('tina', 'ben'));
      await write('anna', aPost('anna', 'tina'));
      for (let times = 0; times < 2; times += 1) await markRead('tina', chatroomId);
      expect(await notificationsOf('tina')).toEqual([{ type: 'CHAT', senderId: people.anna.id }]);
      expect(await notificationsOf('ben')).toHaveLength(1);
      await write('ben', aPost('ben', 'tina'));
      expect(await notificationsOf('tina')).toHaveLength(2);
    });
  });
};
