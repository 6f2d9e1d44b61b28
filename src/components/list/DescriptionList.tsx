import styles from './DescriptionList.module.css';

/** Terms with one paragraph each; leaves out those without text. */
export function DescriptionList({ entries }: { entries: readonly { term: string; text: string | null }[] }) {
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
