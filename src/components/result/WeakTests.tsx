import type { ReactNode } from 'react';
import styles from './WeakTests.module.css';

interface WeakTestsProps {
  title: string;
  tests: readonly {
    id: number;
    name: string;
    /** What there is to gain. */
    text: string;
    /** A frame of its clip. */
    picture: ReactNode;
  }[];
}

/** The tests with the lowest results, each with a picture of its movement [RS-3]. */
export function WeakTests({ title, tests }: WeakTestsProps) {
  return (
    <section className={styles.weak}>
      <h3>{title}</h3>
      <ul>
        {tests.map(({ id, name, text, picture }) => (
          <li className={styles.test} key={id}>
            <div className={styles.picture}>{picture}</div>
            <p>
              <b>{name}</b>
              <small>{text}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
