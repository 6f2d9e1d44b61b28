import styles from './FilterSelect.module.css';

interface FilterSelectProps {
  label: string;
  value: string;
  /** Value and text of each. */
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

/** Narrows a list down. The present option says what the dropdown is about. */
export function FilterSelect({ label, value, options, onChoose }: FilterSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
