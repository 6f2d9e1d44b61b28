import { useId } from 'react';
import styles from './SwitchRow.module.css';

interface SwitchRowProps {
  label: string;
  /** What the switch means, below its label. */
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch whose whole row can be pressed. It takes effect at once. */
export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const [labelId, hintId] = [useId(), useId()];
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <b id={labelId}>{label}</b>
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={labelId}
        aria-describedby={hint && hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
