import { Mark } from '../status/Mark';
import styles from './AddButton.module.css';

/** A round button that adds one more to what stands before it. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.add} aria-label={label} onClick={onClick}>
      <Mark name="add" />
    </button>
  );
}
