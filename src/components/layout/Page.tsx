import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** The content between the bar and the footer. Every screen except the gate pages is one Page; narrow: 480 px. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main className={styles.page} id="inhalt" tabIndex={-1}>
      {narrow ? <div className={styles.narrow}>{children}</div> : children}
    </main>
  );
}
