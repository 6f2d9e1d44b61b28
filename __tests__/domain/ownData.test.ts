import { onDeviceInWords, testsInWords } from '../../src/domain/ownData';
import { ownDataTexts } from '../../src/texts/ownData';
import {
  anExercise,
  anExerciseRun,
  aQuestion,
  aRangeQuestion,
  aRangeValue,
  aRunUnit,
  aScreening,
  aScreeningRun,
  aServerExerciseRun,
  aTest,
  aTestRun,
} from '../builders';

const { words } = ownDataTexts;

const value = aRangeValue({ id: 7, description: ' Knie bleibt gerade ', resultWeight: 5 });
const test1 = aTest({
  id: 1,
  name: 'Kniebeuge',
  sides: true,
  questions: [aQuestion({ id: 11, description: null })],
  rangeQuestions: [aRangeQuestion({ id: 12, description: 'Knie?', questionRangeValues: [value] })],
});

test('[AC-2] answers are in words, each side for itself; what has no text is named by its place', () => {
  const run = aTestRun({
    testId: 1,
    duration: 5000,
    questionResults: [
      { questionId: 11, checked: true, side: 'left' },
      { questionId: 11, checked: false, side: 'right' },
    ],
    questionRangeResults: [{ questionId: 12, questionRangeValueId: 7, side: 'right' }],
    pain: 2,
    painNote: 'links',
  });
  expect(testsInWords([test1], [run], words)).toEqual([
    {
      id: 1,
      name: 'Kniebeuge',
      durationMs: 5000,
      result: 50,
      answers: [
        { key: 'yesNo11/left', question: 'Frage 1', side: 'left', answer: 'ja', place: null, value: 1 },
        { key: 'yesNo11/right', question: 'Frage 1', side: 'right', answer: 'nein', place: null, value: 0 },
        {
          key: 'range12/right',
          question: 'Knie?',
          side: 'right',
          answer: 'Knie bleibt gerade',
          place: 1,
          value: 0.5,
        },
      ],
      pain: 2,
      painNote: 'links',
    },
  ]);
});

test('[AC-2] of a device only what is their own is taken along, and each training once', () => {
  const sent = anExerciseRun({
    userId: 1,
    isDirty: false,
    runUnits: [aRunUnit({ exerciseId: 5, athleteNote: 'Gut' })],
  });
  const { screenings, trainings, feedback } = onDeviceInWords(
    {
      userId: 1,
      screeningRuns: [aScreeningRun({ userId: 1, isDirty: true }), aScreeningRun({ userId: 2 })],
      exerciseRuns: [sent, anExerciseRun({ userId: 2, clientId: 'another' })],
      trainings: [
        aServerExerciseRun({ id: 81, userId: 1, clientId: sent.clientId }),
        aServerExerciseRun({ id: 82, userId: 1, clientId: 'elsewhere' }),
        aServerExerciseRun({ id: 83, userId: 2, clientId: 'foreign' }),
      ],
      feedback: [
        { exerciseRunId: 82, comment: 'Meins', answers: [] },
        { exerciseRunId: 83, comment: 'Fremd', answers: [] },
      ],
      screenings: [aScreening({ name: 'Athletik' })],
      exercises: [anExercise({ id: 5, name: 'Ausfallschritt' })],
    },
    words,
  );
  expect(screenings).toEqual([expect.objectContaining({ isSent: false, screening: 'Athletik' })]);
  expect(trainings.map(({ clientId }) => clientId)).toEqual([sent.clientId, 'elsewhere']);
  expect(trainings[0]?.exercises).toEqual([expect.objectContaining({ name: 'Ausfallschritt', note: 'Gut' })]);
  expect(feedback).toEqual([{ exerciseRunId: 82, comment: 'Meins', answers: [] }]);
});
