import type { ReactNode } from 'react';
import { Icon, type IconName } from '../status/Icon';
import styles from './PaneText.module.css';

/** The text of a pane that has nothing to show yet. */
export function PaneText({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
