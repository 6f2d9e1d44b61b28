import { calls } from '../../../src/contract/calls';
import { type OpenServer, openClub } from './ContractServer';
import { basis, exercises } from './club';

export const describeExercise = (open: OpenServer) => {
  describe('exercises', () => {
    const club = openClub(open);

    test('[API-5] [API-25] are answered with all their fields, by sortOrder', async () => {
      expect(await club.ask(calls.exercises(), 'anna')).toEqual(exercises);
    });

    test('[API-5] [API-26] the basis list has their ids', async () => {
      expect(await club.ask(calls.basisExercises(), 'anna')).toEqual(basis);
    });
  });
};
