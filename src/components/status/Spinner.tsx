import styles from './Spinner.module.css';

/** Shows that work is in progress; text next to it says which work. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
