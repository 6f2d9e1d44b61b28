import type { Elements } from '../elements';
import { Mark } from '../status/Mark';
import styles from './NoteCard.module.css';

interface NoteCardProps {
  title: string;
  /** Null while there is no note; then only the Button is shown. */
  text: string | null;
  /** A plain Button to write the note. */
  children?: Elements;
}

/** A trainer's note, read-only. */
export function NoteCard({ title, text, children }: NoteCardProps) {
  return (
    <section className={styles.note} data-empty={text === null}>
      {text !== null && (
        <>
          <h3>
            <Mark name="note" />
            <span>{title}</span>
          </h3>
          <p dir="auto">{text}</p>
        </>
      )}
      {children}
    </section>
  );
}
