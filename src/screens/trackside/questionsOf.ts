import type { TracksideQuestion } from '../../components/trackside/questions';
import type { Test } from '../../contract/schemas';
import type { LocalScreeningRun } from '../../domain/runs';
import { answersOf, chosenValueId } from '../../domain/screeningRun';
import { sidesOf } from '../../domain/sides';
import { givenAnswer } from '../../domain/trackside/answers';
import { questionLabel, valueLabel } from '../screeningRun/questionLabels';

/** The questions of a test with what was answered; yes and no are both answers [TS-2]. */
export const questionsOf = (run: LocalScreeningRun, test: Test): TracksideQuestion[] => {
  const answers = answersOf(run, test);
  const yesNo = test.questions.map((question, index) => ({
    kind: 'yesNo' as const,
    id: question.id,
    text: questionLabel(question, index),
    answers: sidesOf(test).map((side) => ({
      side,
      answer: givenAnswer(run, test.id, { questionId: question.id, side }),
    })),
  }));
  const range = test.rangeQuestions.map((question, index) => ({
    kind: 'range' as const,
    id: question.id,
    text: questionLabel(question, index),
    values: question.questionRangeValues.map(({ id, description }, place) => ({
      id,
      text: valueLabel(description, place),
    })),
    answers: sidesOf(test).map((side) => ({ side, answer: chosenValueId(answers, question.id, side) })),
  }));
  return [...yesNo, ...range];
};
