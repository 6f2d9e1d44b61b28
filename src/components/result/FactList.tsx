import styles from './FactList.module.css';

/** Short facts: term left, value right. */
export function FactList({ facts }: { facts: readonly { term: string; value: string }[] }) {
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
