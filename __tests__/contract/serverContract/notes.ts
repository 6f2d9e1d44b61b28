import { calls } from '../../../src/contract/calls';
import { featureCalls, trainerNotesFeature } from '../../../src/contract/features';
import { maxNoteLength, type NotePost, type NoteTarget, noteCalls } from '../../../src/contract/notes';
import { noteOn } from '../../../src/domain/notes';
import { type OpenServer, openClub } from './ContractServer';
import { assignments, exercises, type Person, people, screening } from './club';

const ofTest: NoteTarget = { kind: 'test', id: Number(screening.tests[1]?.id) };
const targets: NoteTarget[] = [
  { kind: 'screening' },
  { kind: 'training' },
  ofTest,
  { kind: 'exercise', id: Number(exercises[0]?.id) },
];

const aNotePost = (overrides: Partial<NotePost> = {}): NotePost => ({
  userScreeningId: assignments.anna.id,
  target: ofTest,
  athleteNote: 'Langsam absenken.',
  trainerNote: 'Links schwächer.',
  ...overrides,
});

export const describeNotes = (open: OpenServer) => {
  describe('the notes of trainers', () => {
    const club = openClub(open);
    const save = (overrides: Partial<NotePost> = {}) =>
      club.ask(noteCalls.save(aNotePost(overrides)), 'tina');
    const refusalOf = (overrides: Partial<NotePost>) =>
      club.refusal(noteCalls.save(aNotePost(overrides)), 'tina');
    const annas = async (viewer: Person) =>
      (await club.ask(calls.userScreenings(people.anna.id), viewer))[0] ?? assignments.ben;

    test('[API-42] are named as what the server has beside the contract', async () => {
      expect((await club.ask(featureCalls.features(), 'tina')).features).toContain(trainerNotesFeature);
    });

    test.each(targets)(
      '[NO-3] [API-42] are left on %j, replaced, and gone without any text',
      async (target) => {
        for (const athleteNote of ['Langsam absenken.', 'Noch langsamer.']) {
          const texts = { athleteNote, trainerNote: 'Links schwächer.' };
          expect(noteOn(await save({ target, athleteNote }), target)).toMatchObject(texts);
          expect(noteOn(await annas('tina'), target)).toMatchObject(texts);
        }
        await save({ target, athleteNote: ' \n', trainerNote: null });
        expect(noteOn(await annas('tina'), target)).toBeNull();
      },
    );

    test('[NO-3] are the own ones of their athlete, and change no other', async () => {
      const bens = await club.ask(calls.userScreenings(people.ben.id), 'tina');
      const written = await save();
      const { id, athleteNote, trainerNote } = { ...aNotePost(), id: Number(screening.tests[1]?.id) };
      expect(written).toEqual({
        ...assignments.anna,
        testNotes: [...assignments.anna.testNotes, { id, athleteNote, trainerNote }],
      });
      expect(await annas('tina')).toEqual(written);
      expect(await club.ask(calls.userScreenings(people.ben.id), 'tina')).toEqual(bens);
    });

    test('[NO-4] [CO-16] come to the athlete without the text for trainers', async () => {
      await save();
      expect(noteOn(await annas('anna'), ofTest)).toMatchObject({
        athleteNote: 'Langsam absenken.',
        trainerNote: null,
      });
    });

    test.each(['anna', 'ben', 'theo'] as const)(
      '[SE-7] [SE-8] of %s for Anna are 403 and are not stored',
      async (viewer) => {
        expect(await club.refusal(noteCalls.save(aNotePost()), viewer)).toBe(403);
        expect(await annas('tina')).toEqual(assignments.anna);
      },
    );

    test.each([
      ['an unknown assignment', { userScreeningId: 9999 }],
      ['an unknown test', { target: { kind: 'test', id: 9999 } }],
      ['a test of no screening', { userScreeningId: assignments.ben.id }],
      ['an unknown exercise', { target: { kind: 'exercise', id: 9999 } }],
    ] as const)('[API-41] on %s are 404', async (_, overrides) => {
      expect(await refusalOf(overrides)).toBe(404);
    });

    test('[API-41] with a text that is too long are 400, the longest is stored', async () => {
      const longest = 'ü'.repeat(maxNoteLength);
      const texts = { athleteNote: longest, trainerNote: longest };
      expect(noteOn(await save(texts), ofTest)).toMatchObject(texts);
      expect(await refusalOf({ athleteNote: `${longest}!` })).toBe(400);
      expect(await refusalOf({ trainerNote: `${longest}!` })).toBe(400);
      expect(await refusalOf({ target: { kind: 'test' } as NoteTarget })).toBe(400);
    });
  });
};
