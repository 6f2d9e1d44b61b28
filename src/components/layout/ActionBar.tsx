import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** Buttons, of which the primary one gets more room, and above them an Alert that says why a press did not help. */
  children: ReactNode;
  /** From 1024 px on it floats over the end of its column instead of ending the page. */
  floating?: boolean;
}

/** The place for what is pressed: the bottom edge on phones and tablets. */
export function ActionBar({ children, floating = false }: ActionBarProps) {
  return (
    <div className={styles.actions} data-action-bar data-floating={floating}>
      {children}
    </div>
  );
}
