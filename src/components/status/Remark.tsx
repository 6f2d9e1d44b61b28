import type { ReactNode } from 'react';
import styles from './Remark.module.css';

/** A sentence in small letters about what stands beside it. With a role screen readers announce a change. */
export function Remark({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <p className={styles.remark} role={role}>
      {children}
    </p>
  );
}
