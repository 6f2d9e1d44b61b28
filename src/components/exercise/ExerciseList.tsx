import type { ReactNode } from 'react';
import styles from './ExerciseList.module.css';

/** One column on phones and tablets, a grid from 1024 px. */
export function ExerciseList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {children}
    </ol>
  );
}
