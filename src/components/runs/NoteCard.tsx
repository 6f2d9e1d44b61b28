import type { ReactNode } from 'react';
import { Mark } from '../status/Mark';
import styles from './NoteCard.module.css';

interface NoteCardProps {
  title: string;
  /** Null while nothing is written; then only the Button is there. */
  text: string | null;
  /** A plain Button to write it. */
  children?: ReactNode;
}

/** What a trainer wrote, to read only. */
export function NoteCard({ title, text, children }: NoteCardProps) {
  return (
    <section className={styles.note} data-empty={text === null}>
      {text !== null && (
        <>
          <h3>
            <Mark name="note" />
            {title}
          </h3>
          <p>{text}</p>
        </>
      )}
      {children}
    </section>
  );
}
