import type { ReactNode } from 'react';
import styles from './GateLayout.module.css';

interface GateLayoutProps {
  /** The name of the product. */
  brand: string;
  claim: string;
  /** A form with the h1 of the page. */
  children: ReactNode;
}

/** A page for users who are not signed in: a goniometer on petrol, the form below or beside it. */
export function GateLayout({ brand, claim, children }: GateLayoutProps) {
  return (
    <div className={styles.gate}>
      <header className={styles.hero}>
        <img src="/goniometer.svg" alt="" width="400" height="400" />
        <div>
          <p className={styles.brand}>{brand}</p>
          <p className={styles.claim}>{claim}</p>
        </div>
      </header>
      <main className={styles.pane} id="inhalt" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
