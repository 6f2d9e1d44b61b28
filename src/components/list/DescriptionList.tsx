import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  /** In the order shown. Entries without text are left out. */
  entries: readonly { term: string; text: string | null }[];
}

/** Terms with one paragraph each, for example inside a Fold. */
export function DescriptionList({ entries }: DescriptionListProps) {
  const filled = entries.filter(({ text }) => text?.trim());
  return (
    <dl className={styles.list}>
      {filled.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
