import styles from './Delta.module.css';

/**
 * A change in a row: its number is bold only where it is more than the error of measurement, and it has no colour
 * [HI-4].
 */
export function Delta({ strong, rest }: { strong: string; rest: string }) {
  return (
    <span className={styles.delta} data-beyond={strong !== ''}>
      {strong !== '' && <b>{strong}</b>}
      <span>{strong === '' ? rest : `, ${rest}`}</span>
    </span>
  );
}
