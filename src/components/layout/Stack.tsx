import type { ReactNode } from 'react';
import styles from './Stack.module.css';

/** Parts one below the other, 16 px or 24 px apart. */
export function Stack({ children, gap = 'normal' }: { children: ReactNode; gap?: 'normal' | 'large' }) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
