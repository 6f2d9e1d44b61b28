import { Mark } from '../status/Mark';
import styles from './AddButton.module.css';

/** A round button that adds one more to what stands before it. */
export function AddButton({ name, label, onClick }: { name?: string; label: string; onClick: () => void }) {
  return (
    <button type="button" name={name} className={styles.add} aria-label={label} onClick={onClick}>
      <Mark name="add" />
    </button>
  );
}
