import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  selectRunScreening,
  selectScreeningRunState,
  selectTestIndex,
  selectTestNote,
} from '../../store/selectors/screeningRun';
import { screeningRunActions } from '../../store/slices/screeningRun';
import { Button } from '../components/Button';
import { DescriptionList } from '../components/DescriptionList';
import { Fold } from '../components/Fold';
import { RunLayout } from '../components/layout/RunLayout';
import { StepHead } from '../components/StepHead';
import type { Test } from '../contract/schemas';
import type { LocalScreeningRun } from '../domain/localRuns';
import { appTexts } from '../texts/app';
import { runTexts } from '../texts/run';
import { screeningRunTexts } from '../texts/screening';
import { MovementClip } from './MovementClip';
import { RunLane } from './RunLane';
import { TestQuestions } from './TestQuestions';
import { TrainerNote } from './TrainerNote';
import { UnsavedAlert } from './UnsavedAlert';
import { useBlockFocus } from './useBlockFocus';
import { useDocumentTitle } from './useDocumentTitle';
import { useStepFocus } from './useStepFocus';

interface TestStepProps {
  run: LocalScreeningRun;
  test: Test;
}

/** One test of a screening [SR-2 to SR-9]. It is mounted anew for every step, with its description closed. */
export function TestStep({ run, test }: TestStepProps) {
  const dispatch = useAppDispatch();
  const { status, step, isBlocked, isUnsaved, userScreeningId } = useAppSelector(selectScreeningRunState);
  const tests = useAppSelector(selectRunScreening)?.tests.length ?? 1;
  const index = useAppSelector(selectTestIndex);
  const note = useAppSelector(selectTestNote);
  const [isDescribed, setDescribed] = useState(false);
  const heading = useStepFocus(step);
  const firstRange = useRef<HTMLSelectElement>(null);
  const focusBlock = useBlockFocus(isBlocked, firstRange);
  const place = runTexts.place.screeningRun(index + 1, tests);
  const isOpen = status === 'open';
  useDocumentTitle(runTexts.documentTitle(place, appTexts.titles.screening));

  const goOn = () => {
    dispatch(screeningRunActions.nextPressed());
    focusBlock();
  };

  return (
    <>
      <RunLane value={run.completed ? tests : index} max={tests} label={place} />
      <RunLayout
        onSubmit={goOn}
        clip={<MovementClip name={test.name} video={test.video} />}
        head={<StepHead kicker={place} title={test.name} ref={heading} />}
        note={
          <TrainerNote
            title={runTexts.note}
            text={note}
            userScreeningId={userScreeningId ?? undefined}
            target={{ kind: 'test', id: test.id }}
          />
        }
        description={
          <Fold title={runTexts.description} open={isDescribed} onToggle={setDescribed}>
            <DescriptionList
              entries={[
                { term: screeningRunTexts.what, text: test.what },
                { term: runTexts.materials, text: test.materials },
                { term: screeningRunTexts.execution, text: test.execution },
              ]}
            />
          </Fold>
        }
        actions={
          <>
            {isUnsaved && isOpen && (
              <UnsavedAlert onRetry={() => dispatch(screeningRunActions.saveRequested())} />
            )}
            <Button
              variant="secondary"
              disabled={index === 0 || !isOpen}
              onClick={() => dispatch(screeningRunActions.backPressed())}
            >
              {runTexts.back}
            </Button>
            <Button type="submit" disabled={!isOpen}>
              {index === tests - 1 ? runTexts.finish : runTexts.next}
            </Button>
          </>
        }
      >
        <TestQuestions clientId={run.clientId} test={test} firstRange={firstRange} />
      </RunLayout>
    </>
  );
}
