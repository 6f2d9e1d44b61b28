import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { ActionBar } from './ActionBar';
import styles from './OverviewLayout.module.css';
import { Stack } from './Stack';

interface OverviewLayoutProps {
  /** Facts: above the content; from 1024 px left of it, always in view. */
  aside: Elements;
  /** Cards. */
  children: ReactNode;
  /** Buttons: in the action bar at the bottom, from 1024 px below the facts. */
  actions?: Elements;
}

/** Facts with their buttons, and a collection of cards. */
export function OverviewLayout({ aside, children, actions }: OverviewLayoutProps) {
  return (
    <div className={styles.overview}>
      <div className={styles.side}>
        <Stack>{aside}</Stack>
        {actions && <ActionBar>{actions}</ActionBar>}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
