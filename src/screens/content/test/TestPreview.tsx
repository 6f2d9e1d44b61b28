import { useState } from 'react';
import { PhoneFrame } from '../../../components/content/PhoneFrame';
import { ExerciseList } from '../../../components/exercise/ExerciseList';
import type { ContentItem, TestDraft } from '../../../contract/content';
import { newTrialRun, planOfAnswers, trialOf } from '../../../domain/content/trial';
import { answerQuestion, answerRangeQuestion, answersOf } from '../../../domain/screeningRun';
import { editorTexts } from '../../../texts/contentEditor';
import { TestMovement } from '../../screeningRun/TestMovement';
import { TestQuestions } from '../../screeningRun/TestQuestions';
import { PlanExercise } from '../../training/PlanExercise';

const texts = editorTexts.preview;

interface TestPreviewProps {
  testKey: string;
  draft: TestDraft;
  items: readonly ContentItem[];
}

/**
 * The step as athletes get it, and the cards of the exercises that the answers given in it lead to. Nothing of it is
 * stored [CT-4, CT-9].
 */
export function TestPreview({ testKey, draft, items }: TestPreviewProps) {
  const [ids] = useState(() => new Map<string, number>());
  const trial = trialOf(draft.name, [{ key: testKey, body: draft }], items, ids);
  const [test] = trial.screening.tests;
  const [run, setRun] = useState(() => newTrialRun(Date.now()));
  if (!test) return null;
  const answers = answersOf(run, test);
  const plan = planOfAnswers(test, answers, trial.exercises);
  return (
    <PhoneFrame>
      <TestMovement userId={run.userId} test={test} step={null} place={texts.place} pageTitle="">
        <TestQuestions
          test={test}
          answers={answers}
          isBlocked={false}
          disabled={false}
          onCheck={({ questionId, checked, side }) =>
            setRun(answerQuestion(run, test.id, questionId, checked, side))
          }
          onChoose={({ questionId, questionRangeValueId, side }) =>
            setRun(answerRangeQuestion(run, test.id, questionId, questionRangeValueId, side))
          }
        />
      </TestMovement>
      {plan.length === 0 ? (
        <p>{texts.noPlan}</p>
      ) : (
        <>
          <h3>{texts.plan}</h3>
          <ExerciseList label={texts.plan}>
            {plan.map((exercise) => (
              <PlanExercise key={exercise.id} exercise={exercise} reasons={[]} known={trial.exercises} />
            ))}
          </ExerciseList>
        </>
      )}
    </PhoneFrame>
  );
}
