import { cleanText } from '../../domain/cleanText';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** What is searched; stands inside the empty field, and names it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches a list while it is typed into. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <input
      className={styles.search}
      type="search"
      name="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(cleanText(event.target.value))}
    />
  );
}
