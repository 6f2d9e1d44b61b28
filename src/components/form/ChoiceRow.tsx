import styles from './ChoiceRow.module.css';

interface ChoiceRowProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox whose whole row can be pressed. */
export function ChoiceRow({ label, checked, disabled = false, onChange }: ChoiceRowProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
