import { tracksideTexts } from '../../texts/trackside';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './TestMark.module.css';
import type { TestProgress, TracksidePerson } from './testProgress';

const { states } = tracksideTexts;

type Shown = TestProgress['state'] | 'current' | 'gone' | 'finished';

const marks: Record<Shown, [mark: IconName, tone?: string]> = {
  current: ['edit', 'news'],
  open: ['draft'],
  begun: ['half', 'waiting'],
  done: ['done', 'done'],
  leftOut: ['close'],
  gone: ['logout'],
  finished: ['verified', 'done'],
};

interface TestMarkProps {
  progress: TestProgress;
  /** They are on. */
  isCurrent: boolean;
  person: Pick<TracksidePerson, 'state'>;
}

/** How far a person is with a test: icon and words [TS-3]. */
export function TestMark({ progress, isCurrent, person }: TestMarkProps) {
  const shown = shownOf(progress, isCurrent, person);
  const [mark, tone] = marks[shown];
  return (
    <span className={styles.mark} data-tone={tone}>
      <Mark name={mark} size={16} />
      <span>{shown === 'begun' ? states.begun(progress.answered, progress.questions) : states[shown]}</span>
    </span>
  );
}

const shownOf = (progress: TestProgress, isCurrent: boolean, { state }: TestMarkProps['person']): Shown => {
  if (isCurrent) return 'current';
  return state === 'here' ? progress.state : state;
};
