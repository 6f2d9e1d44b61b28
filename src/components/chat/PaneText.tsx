import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Icon, type IconName } from '../status/Icon';
import styles from './PaneText.module.css';

interface PaneTextProps {
  icon: IconName;
  children: ReactNode;
  /** The way on. */
  action?: Elements;
}

/** The text of a pane that has nothing to show yet. */
export function PaneText({ icon, children, action }: PaneTextProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}
