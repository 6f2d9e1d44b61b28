import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import styles from './WelcomeLayout.module.css';

interface WelcomeLayoutProps {
  greeting: string;
  /** Accessible name of the navigation with the tiles. */
  label: string;
  /** Beside the greeting. */
  beside?: Elements;
  /** A question above the tiles. */
  ask?: Elements;
  /** Below the tiles. */
  below?: Elements;
  /** Tiles; the first one is turquoise. */
  children: ReactNode;
  /** What may be done beside, at the end. */
  after?: Elements;
}

/** A greeting above the tiles. From 1200 px the first tile stands beside the others. */
export function WelcomeLayout({ greeting, label, ...parts }: WelcomeLayoutProps) {
  return (
    <div className={styles.welcome}>
      <div className={styles.greeting}>
        <h2>{greeting}</h2>
        {parts.beside}
      </div>
      <div className={styles.areas}>
        {parts.ask}
        <nav className={styles.tiles} aria-label={label}>
          {parts.children}
        </nav>
        {parts.below}
      </div>
      {parts.after && <div>{parts.after}</div>}
    </div>
  );
}
