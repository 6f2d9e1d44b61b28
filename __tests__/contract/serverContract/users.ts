import { calls } from '../../../src/contract/calls';
import { type OpenServer, openClub } from './ContractServer';
import { people } from './club';

export const describeUsers = (open: OpenServer) => {
  describe('users', () => {
    const club = openClub(open);

    test('[API-5] [API-8] are answered by name, with athletes and authorities', async () => {
      const { token: _, ...tina } = people.tina;
      expect(await club.ask(calls.userByName('tina'), 'tina')).toEqual(tina);
      const { token: __, ...anna } = people.anna;
      expect(await club.ask(calls.userByName('anna'), 'tina')).toEqual(anna);
    });

    test('[SE-8] a name that nobody has is answered like somebody else’s', async () => {
      const foreign = await club.send(calls.userByName('ben'), 'anna');
      expect(foreign.status).toBe(403);
      expect(await club.send(calls.userByName('niemand'), 'anna')).toEqual(foreign);
    });

    test('[API-5] [API-10] a trainer gets their athletes, and an athlete has none', async () => {
      const athletes = await club.ask(calls.athletesOfTrainer(people.tina.id), 'tina');
      expect(athletes).toEqual(
        [people.anna, people.ben].map(({ id, username, firstName, lastName }) => ({
          id,
          username,
          firstName,
          lastName,
        })),
      );
      expect(await club.ask(calls.athletesOfTrainer(people.anna.id), 'anna')).toEqual([]);
    });
  });
};
