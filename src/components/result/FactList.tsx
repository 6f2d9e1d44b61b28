import styles from './FactList.module.css';

interface FactListProps {
  facts: readonly { term: string; value: string }[];
}

/** Short facts: term left, value right. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
