import { useId } from 'react';
import { Mark } from '../status/Mark';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps {
  label: string;
  checked: boolean;
  name?: string;
  disabled?: boolean;
  /** What the choice means, below its label. */
  hint?: string;
  /** Shown below the row and linked to it. */
  error?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A checkbox whose whole row can be pressed. */
export function ChoiceRow({ label, checked, name, disabled = false, hint, error, onChange }: ChoiceRowProps) {
  const errorId = useId();
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <span>{label}</span>
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {error && (
        <p className={styles.error} id={errorId}>
          <Mark name="error" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
