import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/**
 * The place for the buttons, and above them for a line about the next press or an Alert that says why one had no
 * effect: the bottom edge on phones and tablets. From 1024 px a floating bar stays in view at the end of its column,
 * any other one ends the page.
 */
export function ActionBar({ children, floating = false }: { children: ReactNode; floating?: boolean }) {
  return (
    <div className={styles.actions} data-action-bar data-floating={floating}>
      {children}
    </div>
  );
}
