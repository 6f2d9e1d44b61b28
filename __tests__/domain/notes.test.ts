import { mayWriteNotes, noteFor, noteOn } from '../../src/domain/notes';
import { aNote, aTrainer, aUser, aUserScreening } from '../builders';

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

test('[NO-1] a note is found by what it is about, and only by that', () => {
  const screeningNote = aNote({ id: 41 });
  const trainingNote = aNote({ id: 41, athleteNote: 'Zweimal die Woche.' });
  const testNote = aNote({ id: 11 });
  const exerciseNote = aNote({ id: 201 });
  const userScreening = aUserScreening({
    screeningNote,
    trainingNote,
    testNotes: [testNote],
    exerciseNotes: [exerciseNote],
  });
  expect(noteOn(userScreening, { kind: 'screening' })).toBe(screeningNote);
  expect(noteOn(userScreening, { kind: 'training' })).toBe(trainingNote);
  expect(noteOn(userScreening, { kind: 'test', id: 11 })).toBe(testNote);
  expect(noteOn(userScreening, { kind: 'exercise', id: 201 })).toBe(exerciseNote);
  expect(noteOn(userScreening, { kind: 'test', id: 201 })).toBeNull();
  expect(noteOn(userScreening, { kind: 'exercise', id: 11 })).toBeNull();
});

test('[NO-3] [SE-7] a trainer may write the notes of their own athletes, nobody else any', () => {
  expect(mayWriteNotes(aTrainer(), owner, true)).toBe(true);
  expect(mayWriteNotes(aTrainer(), trainer, true)).toBe(false);
  expect(mayWriteNotes(aTrainer({ athleteIds: [99] }), owner, true)).toBe(false);
  expect(mayWriteNotes({ athleteIds: [] }, owner, true)).toBe(false);
});

test('[API-42] nobody may write notes that the server does not take', () => {
  expect(mayWriteNotes(aTrainer(), owner, false)).toBe(false);
});
