import type {
  ExerciseWeight,
  Note,
  Question,
  QuestionRangeValue,
  RangeQuestion,
  Screening,
  Test,
  UserScreening,
} from '../../src/contract/schemas';
import type { AssignedScreening } from '../../src/domain/athletes';
import { anExercise } from './exercises';
import { aUser } from './users';

export const anExerciseWeight = (overrides: Partial<ExerciseWeight> = {}): ExerciseWeight => ({
  id: anExercise().id,
  weight: 5,
  ...overrides,
});

export const aQuestion = (overrides: Partial<Question> = {}): Question => ({
  id: 111,
  description: 'Bleibt der Rücken gerade?',
  exerciseWeights: [anExerciseWeight()],
  ...overrides,
});

export const aRangeValue = (overrides: Partial<QuestionRangeValue> = {}): QuestionRangeValue => ({
  id: 1211,
  description: 'Unter 10 cm',
  exerciseWeights: [anExerciseWeight()],
  resultWeight: 3,
  ...overrides,
});

/** A range question with one weak and one strong answer. */
export const aRangeQuestion = (overrides: Partial<RangeQuestion> = {}): RangeQuestion => ({
  id: 121,
  description: 'Wie weit kommst du?',
  questionRangeValues: [
    aRangeValue(),
    aRangeValue({ id: 1212, description: 'Über 10 cm', exerciseWeights: [], resultWeight: 10 }),
  ],
  ...overrides,
});

/** A test with one yes/no question and one range question. */
export const aTest = (overrides: Partial<Test> = {}): Test => ({
  id: 11,
  name: 'Kniebeuge',
  video: 'kniebeuge.mp4',
  what: 'Beweglichkeit der Hüfte',
  materials: 'Keine',
  execution: 'Geh so tief wie möglich in die Hocke.',
  questions: [aQuestion()],
  rangeQuestions: [aRangeQuestion()],
  ...overrides,
});

/** A screening of two tests; only the first has a range question. */
export const aScreening = (overrides: Partial<Screening> = {}): Screening => ({
  id: 31,
  name: 'Grundlagen',
  tests: [
    aTest(),
    aTest({ id: 12, name: 'Einbeinstand', questions: [aQuestion({ id: 112 })], rangeQuestions: [] }),
  ],
  ...overrides,
});

/** A note on the default test with a text for each viewer. */
export const aNote = (overrides: Partial<Note> = {}): Note => ({
  id: aTest().id,
  athleteNote: 'Achte auf deine Knie.',
  trainerNote: 'Alte Verletzung am Knie links.',
  ...overrides,
});

/** The default screening, assigned to Anna, without notes. */
export const aUserScreening = (overrides: Partial<AssignedScreening> = {}): AssignedScreening => ({
  id: 41,
  userId: aUser().id,
  screeningId: aScreening().id,
  screeningNote: null,
  trainingNote: null,
  testNotes: [],
  exerciseNotes: [],
  ...overrides,
});

/** The user-screening of an athlete without an assigned screening. */
export const anEmptyUserScreening = (overrides: Partial<UserScreening> = {}): UserScreening => ({
  ...aUserScreening(),
  screeningId: null,
  ...overrides,
});
