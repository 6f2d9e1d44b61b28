import { noteFor } from '../../src/domain/notes';
import { aNote, aTrainer, aUser } from '../builders';

const owner = aUser().id;
const trainer = aTrainer().id;

test('[NO-2] the owner of the screening sees the athlete note', () => {
  const note = aNote({ athleteNote: 'Für dich', trainerNote: 'Für mich' });
  expect(noteFor(note, owner, owner)).toBe('Für dich');
});

test('[NO-2] anybody else sees the trainer note', () => {
  const note = aNote({ athleteNote: 'Für dich', trainerNote: 'Für mich' });
  expect(noteFor(note, trainer, owner)).toBe('Für mich');
});

test('[NO-2] a viewer never sees the text for the other one in place of a missing one', () => {
  expect(noteFor(aNote({ athleteNote: null }), owner, owner)).toBeNull();
  expect(noteFor(aNote({ trainerNote: null }), trainer, owner)).toBeNull();
});

test.each([null, undefined, aNote({ athleteNote: '' }), aNote({ athleteNote: ' \n' })])(
  '[SU-4] [TR-8] no note is shown for %j',
  (note) => {
    expect(noteFor(note, owner, owner)).toBeNull();
  },
);

test('[NO-1] a note is shown as it was written', () => {
  expect(noteFor(aNote({ athleteNote: ' Langsam.\nUnd tief. ' }), owner, owner)).toBe(
    ' Langsam.\nUnd tief. ',
  );
});
