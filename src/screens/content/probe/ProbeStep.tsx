import { useRef } from 'react';
import { Button } from '../../../components/form/Button';
import { ButtonLink } from '../../../components/form/ButtonLink';
import type { Test } from '../../../contract/schemas';
import { answerQuestion, answerRangeQuestion, answersOf, countUntouched } from '../../../domain/screeningRun';
import { editorTexts } from '../../../texts/contentEditor';
import { runTexts } from '../../../texts/runs';
import { screeningRunTexts } from '../../../texts/screening';
import { RunLane } from '../../runs/RunLane';
import { useBlockFocus } from '../../runs/useBlockFocus';
import { TestMovement } from '../../screeningRun/TestMovement';
import { TestQuestions } from '../../screeningRun/TestQuestions';
import type { Probe } from './useProbe';

const texts = editorTexts.probe;

/** One test of a trial: the very step that athletes get [CT-9]. */
export function ProbeStep({ probe, test, back }: { probe: Probe; test: Test; back: string }) {
  const { run, index, count, isBlocked, onAnswer } = probe;
  const firstRange = useRef<HTMLSelectElement>(null);
  const focusBlock = useBlockFocus(isBlocked, firstRange);
  const place = runTexts.place.screeningRun(index + 1, count);
  const untouched = countUntouched(run, test);
  return (
    <>
      <RunLane value={index} max={count} label={place} />
      <TestMovement
        userId={run.userId}
        test={test}
        step={index}
        place={place}
        pageTitle={texts.title}
        actions={
          <>
            <p>{untouched > 0 ? screeningRunTexts.untouched(untouched) : texts.shortHint}</p>
            {index === 0 ? (
              <ButtonLink variant="secondary" to={back}>
                {texts.leave}
              </ButtonLink>
            ) : (
              <Button variant="secondary" onClick={probe.onBack}>
                {runTexts.back}
              </Button>
            )}
            <Button type="submit">{index === count - 1 ? runTexts.finish : runTexts.next}</Button>
          </>
        }
        onSubmit={() => {
          probe.onNext();
          focusBlock();
        }}
      >
        <TestQuestions
          test={test}
          answers={answersOf(run, test)}
          isBlocked={isBlocked}
          disabled={false}
          firstRange={firstRange}
          onCheck={({ questionId, checked, side }) =>
            onAnswer(answerQuestion(run, test.id, questionId, checked, side))
          }
          onChoose={({ questionId, questionRangeValueId, side }) =>
            onAnswer(answerRangeQuestion(run, test.id, questionId, questionRangeValueId, side))
          }
        />
      </TestMovement>
    </>
  );
}
