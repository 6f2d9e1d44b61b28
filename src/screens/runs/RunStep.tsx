import { type ComponentProps, Fragment, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { clipBroke } from '../../../store/videos/broken';
import type { Elements } from '../../components/elements';
import { RunLayout } from '../../components/layout/RunLayout';
import { DescriptionList } from '../../components/list/DescriptionList';
import { Fold } from '../../components/list/Fold';
import { StepHead } from '../../components/runs/StepHead';
import { VideoPlayer } from '../../components/runs/VideoPlayer';
import type { Exercise, Test } from '../../contract/schemas';
import { runTexts } from '../../texts/runs';
import { TrainerNote } from '../notes/TrainerNote';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { useVideoUrl } from '../videos/useVideoUrl';
import { useOthersName } from './useOthersName';
import { useStepFocus } from './useStepFocus';

interface RunStepProps {
  /** The athlete. */
  userId: number;
  /** The test or exercise of this step. */
  movement: Pick<Test | Exercise, 'name' | 'video'>;
  /** Grows with every step; the first one and each change move the focus to the heading. Null in a preview. */
  step: number | null;
  /** The position in the run, for example 'Test 3 von 7'. */
  place: string;
  /** The title of the route. */
  pageTitle: string;
  dose?: Elements;
  /** Beside the title [PN-1]. */
  pain?: Elements;
  guide?: Elements;
  note: Omit<ComponentProps<typeof TrainerNote>, 'title'>;
  description: ComponentProps<typeof DescriptionList>['entries'];
  /** None in a preview. */
  actions?: Elements;
  onSubmit?: () => void;
  children: Elements;
}

/**
 * The frame of a test or an exercise. The frame, its video and its buttons stay over all steps, because making them
 * anew costs more than all else of a step. What a person can change in it is new with every step.
 */
export function RunStep({
  userId,
  movement,
  step,
  place,
  pageTitle,
  note,
  description,
  ...parts
}: RunStepProps) {
  const dispatch = useAppDispatch();
  const heading = useStepFocus(step);
  const src = useVideoUrl(movement.video);
  useDocumentTitle(step === null ? null : runTexts.documentTitle(place, pageTitle));

  return (
    <RunLayout
      video={
        <VideoPlayer
          name={movement.name}
          src={src}
          missingText={runTexts.missingVideo}
          onBroken={() => movement.video !== null && dispatch(clipBroke(movement.video))}
        />
      }
      head={
        <StepHead
          kicker={place}
          title={movement.name}
          ref={heading}
          beside={<Fragment key={step}>{parts.pain}</Fragment>}
        >
          <Fragment key={step}>{parts.dose}</Fragment>
        </StepHead>
      }
      guide={parts.guide && <Fragment key={step}>{parts.guide}</Fragment>}
      description={<Description key={`description ${step}`} entries={description} />}
      note={<TrainerNote key={`note ${step}`} title={runTexts.note} {...note} />}
      step={step}
      actions={parts.actions}
      isOthers={useOthersName(userId) !== null}
      isPreview={step === null}
      onSubmit={parts.onSubmit}
    >
      {parts.children}
    </RunLayout>
  );
}

/** What is said about the movement; closed at first [TR-22]. */
function Description({ entries }: ComponentProps<typeof DescriptionList>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={runTexts.description} open={isOpen} onToggle={setOpen}>
      <DescriptionList entries={entries} />
    </Fold>
  );
}
