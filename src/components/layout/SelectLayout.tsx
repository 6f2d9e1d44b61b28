import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { ActionBar } from './ActionBar';
import styles from './SelectLayout.module.css';

interface SelectLayoutProps {
  children: ReactNode;
  /** Details of the choice: below it, from 1024 px on the right. */
  aside?: Elements;
  actions: Elements;
}

/** A choice and the buttons that continue with it. */
export function SelectLayout({ children, aside, actions }: SelectLayoutProps) {
  return (
    <div className={styles.select}>
      <div className={styles.choice}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <ActionBar>{actions}</ActionBar>
    </div>
  );
}
