import type { ReactNode } from 'react';
import { ActionBar } from './ActionBar';
import styles from './RunLayout.module.css';

interface RunLayoutProps {
  video: ReactNode;
  description: ReactNode;
  head: ReactNode;
  note?: ReactNode;
  /** The questions, and an Alert when an answer is missing. */
  children: ReactNode;
  actions: ReactNode;
  onSubmit: () => void;
}

/** One step of a run: one column up to 1023 px; wider, video and description are left, the questions right. */
export function RunLayout({ video, description, head, note, children, actions, onSubmit }: RunLayoutProps) {
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
        <div className={styles.video}>{video}</div>
        <div className={styles.description}>{description}</div>
      </div>
      <div className={styles.work}>
        <div className={styles.head}>
          {head}
          {note}
        </div>
        <div className={styles.questions}>{children}</div>
        <ActionBar floating>{actions}</ActionBar>
      </div>
    </form>
  );
}
