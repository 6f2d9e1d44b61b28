import type { ReactNode } from 'react';
import styles from './Stack.module.css';

interface StackProps {
  children: ReactNode;
  /** The space between the parts: 16 px or 24 px. */
  gap?: 'normal' | 'large';
}

/** Parts one below the other. */
export function Stack({ children, gap = 'normal' }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
