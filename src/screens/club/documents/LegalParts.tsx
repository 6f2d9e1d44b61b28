import type { LegalPart } from '../../../domain/legalText';
import styles from './Document.module.css';

/** The parts of a section as they are printed. */
export function LegalParts({ parts }: { parts: readonly LegalPart[] }) {
  // The parts of a text have no ids and never change their order.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'string') return <p className={styles.text}>{part}</p>;
  if ('list' in part) return <Items texts={part.list} kind={styles.list} />;
  if ('ticks' in part) return <Items texts={part.ticks} kind={styles.ticks} />;
  if ('lines' in part) return <Items texts={part.lines} kind={styles.lines} />;
  return (
    <dl className={styles.facts}>
      {Object.entries(part.facts).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list; boxes to tick, or lines to write on, by hand. */
function Items({ texts, kind }: { texts: readonly string[]; kind: string | undefined }) {
  return (
    <ul className={kind}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
