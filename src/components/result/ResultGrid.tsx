import type { ReactNode } from 'react';
import styles from './ResultGrid.module.css';

interface ResultGridProps {
  label: string;
  /** ResultCards in the order of the run. */
  children: ReactNode;
}

/** One column on phones, two columns from 768 px and on paper. */
export function ResultGrid({ label, children }: ResultGridProps) {
  return (
    <section className={styles.results} aria-label={label}>
      {children}
    </section>
  );
}
