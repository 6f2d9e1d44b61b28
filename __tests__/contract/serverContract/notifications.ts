import { assignmentCalls, type DeskNotification } from '../../../src/contract/assignments';
import { chatCalls } from '../../../src/contract/chatCalls';
import { type OpenServer, openClub } from './ContractServer';
import { type Person, people } from './club';

const screening: DeskNotification = { type: 'SCREENING', senderId: people.tina.id };
const training: DeskNotification = { type: 'TRAINING', senderId: people.tina.id };
const ofTheo: DeskNotification = { type: 'SCREENING', senderId: people.theo.id };

export const describeNotifications = (open: OpenServer) => {
  describe('the notifications of changes', () => {
    const club = openClub(open);
    const announced = (person: Person) => club.ask(chatCalls.notifications(people[person].id), person);
    const announce = (person: Person, ...notifications: DeskNotification[]) =>
      Promise.all(notifications.map((one) => club.announce(people[person].id, one)));

    test('[AS-4] are one for a type and sender, after those of messages', async () => {
      await announce('anna', training, ofTheo, screening, screening);
      const content = { senderId: people.tina.id, recipientId: people.anna.id, content: 'Hallo!' };
      const message = { clientId: '50000000-0000-4000-8000-000000000901', ...content };
      await club.ask(chatCalls.send(message), 'tina');
      const ofMessage = { type: 'CHAT', senderId: people.tina.id };
      expect(await announced('anna')).toEqual([ofMessage, screening, ofTheo, training]);
      expect(await announced('ben')).toEqual([]);
    });

    test('[AS-4] end one by one, each only for whoever reads it; one that there is not is no error', async () => {
      await announce('anna', screening, training, ofTheo);
      await announce('ben', screening);
      for (let times = 0; times < 2; times += 1) await club.send(assignmentCalls.markRead(screening), 'anna');
      expect(await announced('anna')).toEqual([ofTheo, training]);
      expect(await announced('ben')).toEqual([screening]);
      expect((await club.send(assignmentCalls.markRead(screening), 'anna')).status).toBe(200);
    });

    test('[AS-4] [SE-8] of messages end by reading the conversation, and none without a sign-in', async () => {
      await announce('anna', screening);
      const ofMessage = { type: 'CHAT', senderId: people.tina.id } as unknown as DeskNotification;
      expect(await club.refusal(assignmentCalls.markRead(ofMessage), 'anna')).toBe(400);
      expect(await club.refusal(assignmentCalls.markRead(screening), null)).toBe(401);
      expect(await announced('anna')).toEqual([screening]);
    });
  });
};
