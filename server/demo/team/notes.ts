import type { NotePost } from '../../../src/contract/notes';
import type { History } from './history';

type TeamNote = Pick<NotePost, 'target' | 'athleteNote' | 'trainerNote'>;

/** Mara's note for an athlete, if there is something to note. */
export const noteFor = (history: History): TeamNote | null => {
  const { course, trainings } = history;
  const painful = trainings.at(-1)?.painful;
  if (course === 'pain' && painful) {
    return {
      target: { kind: 'exercise', id: painful.id },
      athleteNote: 'Nur so weit, wie es nicht wehtut.',
      trainerNote: `Schmerzen bei „${painful.name}“. Nächstes Mal ansehen.`,
    };
  }
  if (course === 'falling') {
    return {
      target: { kind: 'screening' },
      athleteNote: 'Lass dir Zeit und mach die Tests ausgeruht.',
      trainerNote: 'Lange Pause. Mit weniger Sätzen wieder anfangen.',
    };
  }
  if (course === 'tooHard') {
    return {
      target: { kind: 'training' },
      athleteNote: 'Mach einen Satz weniger, dafür sauber.',
      trainerNote: 'Umfang erst wieder steigern, wenn das Feedback passt.',
    };
  }
  return null;
};
