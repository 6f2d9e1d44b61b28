import { tracksideTexts as texts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { Button } from '../form/Button';
import { ActionBar } from '../layout/ActionBar';
import { Mark } from '../status/Mark';
import styles from './StepBar.module.css';

/** What comes next, with the name of the person or the test; of the overview null [TS-5]. */
export interface NextStep {
  kind: 'person' | 'test' | 'overview';
  name: string | null;
}

/** What came before. */
export interface PreviousStep {
  kind: 'person' | 'test';
  name: string;
}

interface StepBarProps {
  previous: PreviousStep | null;
  next: NextStep;
  isLeftOut: boolean;
  /** The screening of this person is closed, and nothing of it can be left out. */
  isFinished: boolean;
  /** An Alert about what could not be saved. */
  alert?: Elements;
  onPrevious: () => void;
  onNext: () => void;
  onLeaveOut: (isLeftOut: boolean) => void;
}

/** Where the thumb is: the next person is one tap away [TS-5]. */
export function StepBar({ previous, next, isLeftOut, isFinished, alert, ...events }: StepBarProps) {
  return (
    <ActionBar floating>
      {alert}
      <button
        className={styles.previous}
        type="button"
        disabled={previous === null}
        aria-label={previous ? texts.previous[previous.kind](previous.name) : texts.previous.none}
        onClick={events.onPrevious}
      >
        <Mark name="back" />
      </button>
      <Button variant="secondary" disabled={isFinished} onClick={() => events.onLeaveOut(!isLeftOut)}>
        {isLeftOut ? texts.leaveOut.not : texts.leaveOut.now}
      </Button>
      <Button onClick={events.onNext}>
        <span className={styles.next}>
          <span>{texts.steps[next.kind]}</span>
          {next.name !== null && <small>{next.name}</small>}
        </span>
      </Button>
    </ActionBar>
  );
}
