import { selectNoteText } from '../../../store/notes/selectors';
import { aNote, aUserScreening } from '../../builders';
import { anna, tina } from '../../fakes/club';
import { clubLoaded, signedIn, stateAfter } from '../stateAfter';

const forAthlete = 'Achte auf deine Knie.';
const forTrainer = 'Alte Verletzung am Knie links.';
const noted = clubLoaded({
  userScreenings: [
    aUserScreening({
      screeningNote: aNote(),
      trainingNote: aNote(),
      testNotes: [aNote({ id: 11 })],
      exerciseNotes: [aNote({ id: 201 })],
    }),
  ],
});

test.each([
  ['SU-4', { kind: 'screening' }],
  ['SR-4', { kind: 'test', id: 11 }],
  ['TO-3', { kind: 'training' }],
  ['TR-8', { kind: 'exercise', id: 201 }],
] as const)(
  '[NO-2] [%s] an athlete sees the athlete note, their trainer the trainer note',
  (_rule, target) => {
    expect(selectNoteText(stateAfter(signedIn(anna), ...noted), 41, target)).toBe(forAthlete);
    expect(selectNoteText(stateAfter(signedIn(tina), ...noted), 41, target)).toBe(forTrainer);
  },
);

test('[NO-2] without a note, an assignment or a user there is no text', () => {
  const state = stateAfter(signedIn(anna), ...noted);
  expect(selectNoteText(state, 41, { kind: 'test', id: 12 })).toBeNull();
  expect(selectNoteText(state, 99, { kind: 'screening' })).toBeNull();
  expect(selectNoteText(state, undefined, { kind: 'screening' })).toBeNull();
  expect(selectNoteText(stateAfter(...noted), 41, { kind: 'screening' })).toBeNull();
});
