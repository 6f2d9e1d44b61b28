import styles from './DataAge.module.css';

/** How old the data of a page is, in the space above its content: it comes and changes without moving anything. */
export function DataAge({ text }: { text: string }) {
  return <p className={styles.age}>{text}</p>;
}
