import styles from './Tag.module.css';

/** A word about the state of a row. */
export function Tag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>;
}
