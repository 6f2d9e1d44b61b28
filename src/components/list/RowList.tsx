import type { ReactNode } from 'react';
import styles from './RowList.module.css';

/** Rows to choose from: `li` elements, each with one link or button as wide as the list. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
