import type { ReactNode } from 'react';
import styles from './PhoneFrame.module.css';

/** What athletes get, as wide as on a phone, however wide the window is [CT-9]. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return <div className={styles.phone}>{children}</div>;
}
