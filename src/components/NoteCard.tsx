import { Mark } from './Mark';
import styles from './NoteCard.module.css';

interface NoteCardProps {
  title: string;
  text: string;
}

/** What a trainer wrote, to read only. */
export function NoteCard({ title, text }: NoteCardProps) {
  return (
    <section className={styles.note}>
      <h3>
        <Mark name="note" />
        {title}
      </h3>
      <p>{text}</p>
    </section>
  );
}
