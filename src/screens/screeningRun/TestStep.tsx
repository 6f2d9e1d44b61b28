import { useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { runsActions } from '../../../store/runs/slice';
import {
  selectCurrentAnswers,
  selectRunScreening,
  selectScreeningRunState,
  selectTestIndex,
} from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { Button } from '../../components/form/Button';
import type { Test } from '../../contract/schemas';
import type { LocalScreeningRun } from '../../domain/runs';
import { countUntouched, painAtTest, staysWithoutResults } from '../../domain/screeningRun';
import { appTexts } from '../../texts/app';
import { painTexts } from '../../texts/pain';
import { runTexts } from '../../texts/runs';
import { screeningRunTexts } from '../../texts/screening';
import { PainButton } from '../pain/PainButton';
import { ClockAlert } from '../runs/ClockAlert';
import { RunLane } from '../runs/RunLane';
import { UnsavedAlert } from '../runs/UnsavedAlert';
import { useBlockFocus } from '../runs/useBlockFocus';
import { TestMovement } from './TestMovement';
import { TestQuestions } from './TestQuestions';

/** What becomes of the questions that nobody touched; null where all were touched. */
const untouchedInWords = (run: LocalScreeningRun, test: Test): string | null => {
  if (staysWithoutResults(run, test)) return painTexts.staysWithoutResult;
  const untouched = countUntouched(run, test);
  return untouched > 0 ? screeningRunTexts.untouched(untouched) : null;
};

/** One test of a screening [SR-2 to SR-9]. */
export function TestStep({ run, test }: { run: LocalScreeningRun; test: Test }) {
  const dispatch = useAppDispatch();
  const { status, step, isBlocked, isUnsaved, isDiskFull, userScreeningId } =
    useAppSelector(selectScreeningRunState);
  const tests = useAppSelector(selectRunScreening)?.tests.length ?? 1;
  const index = useAppSelector(selectTestIndex);
  const answers = useAppSelector(selectCurrentAnswers);
  const firstRange = useRef<HTMLSelectElement>(null);
  const focusBlock = useBlockFocus(isBlocked, firstRange);
  const place = runTexts.place.screeningRun(index + 1, tests);
  const at = { clientId: run.clientId, testId: test.id };
  const isOpen = status === 'open';
  const untouched = isOpen ? untouchedInWords(run, test) : null;
  const untouchedId = useId();

  const goOn = () => {
    dispatch(screeningRunActions.nextPressed());
    focusBlock();
  };

  return (
    <>
      <RunLane value={run.completed ? tests : index} max={tests} label={place} />
      <TestMovement
        userId={run.userId}
        test={test}
        step={step}
        place={place}
        pageTitle={appTexts.titles.screening}
        userScreeningId={userScreeningId ?? undefined}
        pain={
          <PainButton
            userId={run.userId}
            name={test.name}
            pain={painAtTest(run, test.id)}
            disabled={!isOpen}
            onReport={(pain) =>
              dispatch(runsActions.testPainReported({ clientId: run.clientId, testId: test.id, pain }))
            }
          />
        }
        actions={
          <>
            {isUnsaved && isOpen && (
              <UnsavedAlert
                isDiskFull={isDiskFull}
                onRetry={() => dispatch(screeningRunActions.saveRequested())}
              />
            )}
            {untouched !== null && <p id={untouchedId}>{untouched}</p>}
            <Button
              variant="secondary"
              disabled={index === 0 || !isOpen}
              onClick={() => dispatch(screeningRunActions.backPressed())}
            >
              {runTexts.back}
            </Button>
            <Button
              type="submit"
              disabled={!isOpen}
              describedBy={untouched === null ? undefined : untouchedId}
            >
              {index === tests - 1 ? runTexts.finish : runTexts.next}
            </Button>
          </>
        }
        onSubmit={goOn}
      >
        <ClockAlert run={run} />
        <TestQuestions
          test={test}
          answers={answers}
          isBlocked={isBlocked}
          disabled={!isOpen}
          firstRange={firstRange}
          onCheck={(answer) => dispatch(runsActions.questionAnswered({ ...at, ...answer }))}
          onChoose={(answer) => dispatch(runsActions.rangeQuestionAnswered({ ...at, ...answer }))}
        />
      </TestMovement>
    </>
  );
}
