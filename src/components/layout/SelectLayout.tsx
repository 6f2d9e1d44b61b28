import type { ReactNode } from 'react';
import { ActionBar } from './ActionBar';
import styles from './SelectLayout.module.css';

interface SelectLayoutProps {
  /** Heading, field and notes. */
  children: ReactNode;
  /** What the choice leads to: below, or on the right from 1024 px on. */
  aside?: ReactNode;
  actions: ReactNode;
}

/** A choice and the way on. */
export function SelectLayout({ children, aside, actions }: SelectLayoutProps) {
  return (
    <div className={styles.select}>
      <div className={styles.choice}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <ActionBar>{actions}</ActionBar>
    </div>
  );
}
