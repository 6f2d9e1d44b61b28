import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A white box with its parts one below the other. Cards are not nested. */
export function Card({ children }: { children: ReactNode }) {
  return <section className={styles.card}>{children}</section>;
}
