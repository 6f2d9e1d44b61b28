import type { TextPart } from '../../domain/textDifference';
import styles from './ConflictDialog.module.css';

/** One version of a text, with what the other one lacks marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  const places = parts.map((part, place) => ({ ...part, place }));
  return (
    <p className={styles.version}>
      {places.map(({ text, isOwn, place }) =>
        isOwn ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
      )}
    </p>
  );
}
