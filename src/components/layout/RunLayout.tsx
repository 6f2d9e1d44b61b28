import type { Elements } from '../elements';
import { ActionBar } from './ActionBar';
import styles from './RunLayout.module.css';

interface RunLayoutProps {
  head: Elements;
  /** A VideoPlayer. */
  video: Elements;
  /** A Fold. The button of the video is at the start of its title. */
  description: Elements;
  /** A clock that leads through the step. */
  guide?: Elements;
  note?: Elements;
  /** The questions, and an Alert when an answer is missing. */
  children: Elements;
  actions: Elements;
  onSubmit: () => void;
}

/**
 * One step of a run, in the order in which it is read: one column on phones, else two, with what is to be done left
 * and the answers right.
 */
export function RunLayout({ head, video, description, onSubmit, ...parts }: RunLayoutProps) {
  return (
    <form
      className={styles.run}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.side}>
        {head}
        <div className={styles.movement}>
          {video}
          {description}
        </div>
      </div>
      <div className={styles.work}>
        {parts.guide && <div className={styles.guide}>{parts.guide}</div>}
        {parts.note}
        <div className={styles.questions}>{parts.children}</div>
        <ActionBar floating>{parts.actions}</ActionBar>
      </div>
    </form>
  );
}
