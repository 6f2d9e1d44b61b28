import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** Buttons (the primary one is wider), and above them an Alert that says why a press had no effect. */
  children: ReactNode;
  /** From 1024 px the bar floats over the end of its column instead of ending the page. */
  floating?: boolean;
}

/** The place for the buttons: the bottom edge on phones and tablets. */
export function ActionBar({ children, floating = false }: ActionBarProps) {
  return (
    <div className={styles.actions} data-action-bar data-floating={floating}>
      {children}
    </div>
  );
}
