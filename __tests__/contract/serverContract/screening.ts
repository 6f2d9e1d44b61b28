import { calls } from '../../../src/contract/calls';
import { type OpenServer, openClub } from './ContractServer';
import { assignments, people, screening } from './club';

export const describeScreening = (open: OpenServer) => {
  describe('screenings', () => {
    const club = openClub(open);

    test('[API-5] [API-15] [API-16] [API-17] a trainer gets what their athlete is assigned, with both texts of the notes', async () => {
      expect(await club.ask(calls.userScreenings(people.anna.id), 'tina')).toEqual([assignments.anna]);
      expect(await club.ask(calls.userScreenings(people.ben.id), 'tina')).toEqual([assignments.ben]);
    });

    test('[API-15] [CO-16] the athlete gets the same without what trainers write for themselves', async () => {
      const { screeningNote, testNotes } = assignments.anna;
      expect(await club.ask(calls.userScreenings(people.anna.id), 'anna')).toEqual([
        {
          ...assignments.anna,
          screeningNote: { ...screeningNote, trainerNote: null },
          testNotes: testNotes.map((note) => ({ ...note, trainerNote: null })),
        },
      ]);
    });

    test('[API-15] a user without an assignment gets an empty list', async () => {
      expect(await club.ask(calls.userScreenings(people.theo.id), 'theo')).toEqual([]);
    });

    test('[API-5] [API-18] [API-19] a screening has its tests with questions, range questions and weights', async () => {
      expect(await club.ask(calls.screening(screening.id), 'ben')).toEqual(screening);
    });

    test('[API-41] an unknown screening is 404', async () => {
      expect(await club.refusal(calls.screening(999), 'anna')).toBe(404);
    });
  });
};
