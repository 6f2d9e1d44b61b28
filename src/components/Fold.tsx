import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  open: boolean;
  /** Reports what the person did; the owner decides by `open`. */
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A collapsible part. */
export function Fold({ title, open, onToggle, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
