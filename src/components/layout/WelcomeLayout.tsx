import type { ReactNode } from 'react';
import styles from './WelcomeLayout.module.css';

interface WelcomeLayoutProps {
  greeting: string;
  /** Accessible name of the navigation with the tiles. */
  label: string;
  /** Beside the greeting; from 1200 px below it. */
  beside?: ReactNode;
  /** Below the tiles. */
  below?: ReactNode;
  /** Tiles; the first one is turquoise. */
  children: ReactNode;
  /** What may be done beside; from 1200 px below the greeting. */
  after?: ReactNode;
}

/** A greeting above the tiles, from 1200 px beside them. */
export function WelcomeLayout({ greeting, label, beside, below, children, after }: WelcomeLayoutProps) {
  return (
    <div className={styles.welcome}>
      <div className={styles.greeting}>
        <h2>{greeting}</h2>
        {beside}
      </div>
      <div className={styles.areas}>
        <nav className={styles.tiles} aria-label={label}>
          {children}
        </nav>
        {below}
      </div>
      {after && <div>{after}</div>}
    </div>
  );
}
