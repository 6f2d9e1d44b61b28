import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A white sheet with its parts one below the other; never a card inside a card. */
export function Card({ children }: { children: ReactNode }) {
  return <section className={styles.card}>{children}</section>;
}
