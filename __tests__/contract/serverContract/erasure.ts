import { randomUUID } from 'node:crypto';
import { assignmentCalls } from '../../../src/contract/assignments';
import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { chatCalls } from '../../../src/contract/chatCalls';
import { myAccountCalls } from '../../../src/contract/myAccount';
import { type OpenServer, openClub } from './ContractServer';
import { aScreeningRunPost, assignments, password, people, screening } from './club';

export const describeErasure = (open: OpenServer) => {
  describe('a person who erases themselves', () => {
    const club = openClub(open);
    const erase = () => club.ask(myAccountCalls.erase('anna'), 'anna');

    test('[MB-7] has to type their user name', async () => {
      expect(await club.refusal(myAccountCalls.erase('ben'), 'anna')).toBe(422);
      await club.ask(calls.exercises(), 'anna');
    });

    test('[MB-7] cannot sign in any more, and each call with a former sign-in says why', async () => {
      await erase();
      for (const call of [calls.exercises(), myAccountCalls.erase('anna')])
        expect(await club.send(call, 'anna')).toMatchObject({ status: 410, body: { code: 'erasedAccount' } });
      expect(await club.refusal(calls.authenticate({ username: 'anna', password }), null)).toBe(401);
    });

    test('[MB-7] gets nothing stored any more by anybody', async () => {
      const post = aScreeningRunPost({ userId: people.anna.id });
      await club.ask(calls.saveScreeningRun(post), 'tina');
      await erase();
      const entry = { clientId: randomUUID() };
      const sent = [
        calls.saveScreeningRun(post),
        calls.saveScreeningRuns([post]),
        chatCalls.send({ ...entry, senderId: people.tina.id, recipientId: people.anna.id, content: 'Hallo' }),
        assignmentCalls.assign({
          ...entry,
          userId: people.anna.id,
          screeningId: screening.id,
          intervalWeeks: null,
          base: null,
        }),
        assignmentCalls.saveNote({
          ...entry,
          userScreeningId: assignments.anna.id,
          target: { kind: 'training' },
          revision: 0,
          athleteNote: 'Langsam.',
          trainerNote: null,
        }),
      ];
      for (const call of sent)
        expect(await club.send(call, 'tina')).toMatchObject({ status: 410, body: { code: 'erasedPerson' } });
    });

    test('[MB-7] [DE-6] leaves the devices of their trainers', async () => {
      const { cursor } = await club.ask(changeCalls.since(null), 'tina');
      await erase();
      const { gone, me } = await club.ask(changeCalls.since(cursor), 'tina');
      expect(gone).toContainEqual({ kind: 'athlete', id: people.anna.id });
      expect(me?.athleteIds).toEqual([people.ben.id]);
    });
  });
};
