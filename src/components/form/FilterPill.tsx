import { Mark } from '../status/Mark';
import styles from './FilterPill.module.css';

interface FilterPillProps {
  label: string;
  /** How many there are. */
  count: number;
  pressed: boolean;
  onPress: () => void;
}

/** Narrows a list down. While it is pressed it has a check, an edge and another ground. */
export function FilterPill({ label, count, pressed, onPress }: FilterPillProps) {
  return (
    <button className={styles.pill} type="button" aria-pressed={pressed} onClick={onPress}>
      {pressed && <Mark name="check" />}
      <span>{`${label} `}</span>
      <span className={styles.count}>{count}</span>
    </button>
  );
}
