import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** Parts beside each other, in more lines where they do not fit; `spread` has the last one at the edge. */
export function Row({ children, spread = false }: { children: ReactNode; spread?: boolean }) {
  return (
    <div className={styles.row} data-spread={spread}>
      {children}
    </div>
  );
}
