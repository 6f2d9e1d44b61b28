import type { ReactNode } from 'react';
import styles from './MomentBand.module.css';

/** The upper part of a dialog that ends a run, over its whole width. */
export function MomentBand({ children }: { children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}
