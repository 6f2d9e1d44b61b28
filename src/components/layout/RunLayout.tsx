import type { Elements } from '../elements';
import { ActionBar } from './ActionBar';
import styles from './RunLayout.module.css';

interface RunLayoutProps {
  /** A VideoPlayer. */
  video: Elements;
  head: Elements;
  /** A clock that leads through the step. */
  guide?: Elements;
  /** A Fold. */
  description: Elements;
  note?: Elements;
  /** The questions, and an Alert when an answer is missing. They come in anew with each step. */
  children: Elements;
  step: number | null;
  /** Buttons; none in a preview. */
  actions?: Elements;
  /** The run of somebody else, whose name comes first in the bar. */
  isOthers: boolean;
  /** One column, as on a phone, however wide the window is. */
  isPreview?: boolean;
  onSubmit?: (() => void) | undefined;
}

/**
 * One step of a run, in the order in which it is read: one column on phones, else two, with the movement left and what
 * is to be done and answered right.
 */
export function RunLayout({
  video,
  head,
  step,
  isOthers,
  isPreview = false,
  onSubmit,
  ...parts
}: RunLayoutProps) {
  if (isPreview) {
    return (
      <div className={styles.preview}>
        {video}
        {head}
        {parts.description}
        <div className={styles.questions}>{parts.children}</div>
      </div>
    );
  }
  return (
    <form
      className={styles.run}
      data-others-run={isOthers}
      data-guided={Boolean(parts.guide)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <div className={styles.side}>
        <div className={styles.movement}>{video}</div>
        {head}
      </div>
      <div className={styles.work}>
        {parts.guide && <div className={styles.guide}>{parts.guide}</div>}
        {parts.description}
        {parts.note}
        <div className={styles.questions} key={`questions ${step}`}>
          {parts.children}
        </div>
        {parts.actions && <ActionBar floating>{parts.actions}</ActionBar>}
      </div>
    </form>
  );
}
