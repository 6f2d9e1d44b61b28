import {
  aBasisExercise,
  aCurrentUser,
  anExercise,
  anExerciseWeight,
  aQuestion,
  aScreening,
  aTest,
  aTrainer,
  aUserScreening,
} from '../builders';
import { FakeServer } from './FakeServer';

export const anna = aCurrentUser();
export const ben = aCurrentUser({
  id: 3,
  username: 'ben',
  firstName: 'Ben',
  lastName: 'Buche',
  token: 'token-of-ben',
});
export const tina = aTrainer({ athleteIds: [anna.id, ben.id] });

/** Three tests, each of which recommends a different exercise. Only the first has a range question. */
export const screening = aScreening({
  tests: [
    aTest(),
    aTest({
      id: 12,
      name: 'Einbeinstand',
      video: 'einbeinstand.mp4',
      questions: [aQuestion({ id: 112, exerciseWeights: [anExerciseWeight({ id: 202, weight: 9 })] })],
      rangeQuestions: [],
    }),
    aTest({
      id: 13,
      name: 'Beinheben',
      video: null,
      questions: [aQuestion({ id: 113, exerciseWeights: [anExerciseWeight({ id: 203, weight: 7 })] })],
      rangeQuestions: [],
    }),
  ],
});

export const exercises = [
  anExercise({ sortOrder: 2 }),
  anExercise({ id: 202, name: 'Seitstütz', video: 'seitstuetz.mp4', sortOrder: 1 }),
  anExercise({ id: 203, name: 'Brücke', video: null, sortOrder: 0 }),
];

/** Tina with her athletes, who have the same screening and no run yet: Anna and Ben, unless others are given. */
export const aClub = (athletes = [anna, ben], trainer = tina) =>
  new FakeServer({
    users: [...athletes, trainer],
    userScreenings: athletes.map(({ id: userId }, index) => aUserScreening({ id: 41 + index, userId })),
    // What a test changes at its server is not changed for others.
    ...structuredClone({ screenings: [screening], exercises }),
    basis: [aBasisExercise(), aBasisExercise({ exerciseId: 202 })],
    videos: new Map(
      ['kniebeuge.mp4', 'einbeinstand.mp4', 'unterarmstuetz.mp4', 'seitstuetz.mp4'].map((fileName) => [
        fileName,
        new Blob([fileName], { type: 'video/mp4' }),
      ]),
    ),
  });
