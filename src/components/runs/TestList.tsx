import styles from './TestList.module.css';

interface TestListProps {
  title: string;
  /** In the order of the screening. */
  tests: readonly { id: number | string; name: string; materials?: string | null }[];
}

/** The tests of a screening, numbered, with the materials that they need. */
export function TestList({ title, tests }: TestListProps) {
  return (
    <section className={styles.card}>
      <h3>{title}</h3>
      <ol className={styles.list}>
        {tests.map(({ id, name, materials }) => (
          <li key={id}>
            <span>
              <span>{name}</span>
              {materials && <small>{materials}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
