import type { ReactNode } from 'react';
import styles from './ResultGrid.module.css';

/** One column on phones, two columns from 768 px and on paper. */
export function ResultGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.results} aria-label={label}>
      {children}
    </section>
  );
}
