import type { ReactNode } from 'react';
import styles from './ExerciseList.module.css';

interface ExerciseListProps {
  label: string;
  /** ExerciseCards in the order of the plan. */
  children: ReactNode;
}

/** One column on phones and tablets, a grid from 1024 px. */
export function ExerciseList({ label, children }: ExerciseListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {children}
    </ol>
  );
}
