import type { ReactNode } from 'react';
import styles from './ExerciseList.module.css';

/** One column on phones, two from 768 px. */
export function ExerciseList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {children}
    </ol>
  );
}
