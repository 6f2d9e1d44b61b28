import type { ReactNode } from 'react';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './PaneNote.module.css';

/** A line below the messages that says what holds for the conversation. */
export function PaneNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Mark name={icon} />
      <span>{children}</span>
    </p>
  );
}
