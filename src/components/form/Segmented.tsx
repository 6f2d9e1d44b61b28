import { useId } from 'react';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** For screen readers. */
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; mark: IconName }[];
  onChange: (value: Value) => void;
}

/** One of a few ways to show the same, side by side. */
export function Segmented<Value extends string>({ legend, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Mark name={option.mark} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
