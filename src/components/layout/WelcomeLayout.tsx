import type { ReactNode } from 'react';
import styles from './WelcomeLayout.module.css';

interface WelcomeLayoutProps {
  greeting: string;
  /** Accessible name of the navigation with the tiles. */
  label: string;
  /** Tiles; the first one is turquoise. */
  children: ReactNode;
  /** What may be done beside; from 1200 px below the greeting. */
  after?: ReactNode;
}

/** A greeting above the tiles, from 1200 px beside them. */
export function WelcomeLayout({ greeting, label, children, after }: WelcomeLayoutProps) {
  return (
    <div className={styles.welcome}>
      <h2>{greeting}</h2>
      <nav className={styles.tiles} aria-label={label}>
        {children}
      </nav>
      {after && <div>{after}</div>}
    </div>
  );
}
