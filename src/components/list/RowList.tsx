import type { ReactNode } from 'react';
import styles from './RowList.module.css';

interface RowListProps {
  /** `li` elements, each with one link or button as wide as the list. */
  children: ReactNode;
}

/** Rows to choose from. */
export function RowList({ children }: RowListProps) {
  return <ul className={styles.rows}>{children}</ul>;
}
