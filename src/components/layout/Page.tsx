import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  children: ReactNode;
  /** One column of 480 px, for pages with little content. */
  narrow?: boolean;
}

/** The content between the bar and the footer. Every screen except the gate pages is one Page. */
export function Page({ children, narrow = false }: PageProps) {
  return (
    <main className={styles.page} id="inhalt" tabIndex={-1}>
      {narrow ? <div className={styles.narrow}>{children}</div> : children}
    </main>
  );
}
