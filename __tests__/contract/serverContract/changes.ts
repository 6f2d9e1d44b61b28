import { calls } from '../../../src/contract/calls';
import { changeCalls } from '../../../src/contract/changes';
import { type OpenServer, openClub } from './ContractServer';
import { aScreeningRunPost, people } from './club';

export const describeChanges = (open: OpenServer) => {
  describe('the changes', () => {
    const club = openClub(open);

    test('[DE-6] bring a trainer whose right was gone for a while anew, with the athlete and all of theirs', async () => {
      const { id: userId } = people.anna;
      await club.ask(calls.saveScreeningRun(aScreeningRunPost({ userId })), 'tina');
      const { cursor } = await club.ask(changeCalls.since(null), 'tina');
      await club.changeRight('tina', 'anna', false);
      await club.changeRight('tina', 'anna', true);
      const changes = await club.ask(changeCalls.since(cursor), 'tina');
      expect(changes).toMatchObject({
        gone: [{ kind: 'athlete', id: userId }],
        me: { id: people.tina.id, athleteIds: [userId, people.ben.id] },
        users: expect.arrayContaining([expect.objectContaining({ id: userId })]),
        runs: [{ userId }],
      });
    });
  });
};
