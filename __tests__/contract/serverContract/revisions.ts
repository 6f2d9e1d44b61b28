import { assignmentCalls, noteConflictSchema, type RevisedNotePost } from '../../../src/contract/assignments';
import { featureCalls, noteRevisionsFeature } from '../../../src/contract/features';
import type { NoteTarget } from '../../../src/contract/notes';
import { noteCalls } from '../../../src/contract/notes';
import { noteOn } from '../../../src/domain/notes';
import { type OpenServer, openClub } from './ContractServer';
import { assignments, screening } from './club';

/** A test that nobody has a note on yet. */
const target: NoteTarget = { kind: 'test', id: Number(screening.tests[1]?.id) };
const idOf = (last: number) => `80000000-0000-4000-8000-00000000000${last}`;

const aPost = (overrides: Partial<RevisedNotePost> = {}): RevisedNotePost => ({
  userScreeningId: assignments.anna.id,
  target,
  athleteNote: 'Langsam absenken.',
  trainerNote: 'Links schwächer.',
  clientId: idOf(1),
  revision: 0,
  ...overrides,
});

export const describeRevisions = (open: OpenServer) => {
  describe('the revisions of notes', () => {
    const club = openClub(open);
    const save = async (overrides: Partial<RevisedNotePost> = {}) =>
      noteOn(await club.askWhole(assignmentCalls.saveNote(aPost(overrides)), 'tina'), target);
    const send = (overrides: Partial<RevisedNotePost>) =>
      club.send(assignmentCalls.saveNote(aPost(overrides)), 'tina');

    test('[NT-1] are named as what the server has beside the contract', async () => {
      expect((await club.ask(featureCalls.features(), 'tina')).features).toContain(noteRevisionsFeature);
    });

    test('[NT-1] begin with 1, grow with each change of a text, and stay with an emptied note', async () => {
      expect(await save()).toMatchObject({ athleteNote: 'Langsam absenken.', revision: 1 });
      expect(await save({ clientId: idOf(2), revision: 1 })).toMatchObject({ revision: 1 });
      const emptied = { clientId: idOf(3), revision: 1, athleteNote: null, trainerNote: null };
      expect(await save(emptied)).toMatchObject({ athleteNote: null, trainerNote: null, revision: 2 });
    });

    test('[ON-3] a repeated note is the present one, whatever it says', async () => {
      await save();
      await save({ clientId: idOf(2), revision: 1, athleteNote: 'Neu.' });
      expect(await save({ athleteNote: 'Anders.' })).toMatchObject({ athleteNote: 'Neu.', revision: 2 });
    });

    test('[NT-1] a note on an older revision keeps the text that only somebody else has changed', async () => {
      await save();
      await save({ clientId: idOf(2), revision: 1, trainerNote: 'Rechts auch.' });
      expect(await save({ clientId: idOf(3), revision: 1, athleteNote: 'Neu.' })).toMatchObject({
        athleteNote: 'Neu.',
        trainerNote: 'Rechts auch.',
        revision: 3,
      });
    });

    test('[NT-1] the same text changed twice is 409 with the present note, and is not taken', async () => {
      await save();
      await save({ clientId: idOf(2), revision: 1, athleteNote: 'Neu.' });
      const mine = { clientId: idOf(3), revision: 1, athleteNote: 'Meins.' };
      const { status, body } = await send(mine);
      expect(status).toBe(409);
      const { present } = noteConflictSchema.parse(body);
      expect(present).toEqual({ ...(await save()), athleteNote: 'Neu.', revision: 2 });
      expect(await save({ ...mine, revision: 2 })).toMatchObject({ athleteNote: 'Meins.', revision: 3 });
    });

    test('[ON-6, NT-1] on a revision that the server does not know every difference is 409', async () => {
      await save();
      expect((await send({ clientId: idOf(2), revision: 7, athleteNote: 'Neu.' })).status).toBe(409);
      expect((await send({ clientId: idOf(3), revision: 7 })).status).toBe(200);
    });

    test('[API-42] a note without a revision replaces what is there', async () => {
      await save();
      const { clientId: _, revision: __, ...plain } = aPost({ athleteNote: 'Ersetzt.' });
      await club.ask(noteCalls.save(plain), 'tina');
      expect(await save()).toMatchObject({ athleteNote: 'Ersetzt.', revision: 2 });
    });
  });
};
