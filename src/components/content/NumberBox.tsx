import { type KeyboardEvent, type Ref, useState } from 'react';
import { readNumber, writeNumber } from '../../domain/content/weights';
import styles from './NumberBox.module.css';

interface NumberBoxProps {
  /** Null: nothing is there yet. */
  value: number | null;
  /** For screen readers; a text beside it names it for the others. */
  label: string;
  max: number;
  /** `weight` is part of a chip, `cell` of a table, `field` stands alone. */
  look: 'weight' | 'cell' | 'field';
  isInvalid?: boolean;
  describedBy?: string | undefined;
  tabIndex?: number;
  /** Only numbers up to `max`, and null where the box is emptied and may be. */
  onChange: (value: number | null) => void;
  /** Whether it may be empty. */
  isOptional?: boolean;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A small box for one number. What is no number stays in it until it is left, and changes nothing. */
export function NumberBox(props: NumberBoxProps) {
  const {
    value,
    label,
    max,
    look,
    isInvalid = false,
    describedBy,
    onChange,
    isOptional = false,
    ...rest
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : writeNumber(value);
  const isUnread = typed !== null && typed.trim() !== '' && readNumber(typed, max) === null;
  const type = (text: string) => {
    setTyped(text);
    const number = readNumber(text, max);
    if (number !== null) onChange(number);
    else if (isOptional && text.trim() === '') onChange(null);
  };
  return (
    <input
      {...rest}
      className={styles.box}
      data-look={look}
      data-strength={value === null ? undefined : strengthOf(value)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || isUnread || undefined}
      placeholder={look === 'cell' ? '·' : undefined}
      value={typed ?? shown}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => {
        event.target.select();
        rest.onFocus?.();
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** How much a weight stands out among others. */
const strengthOf = (weight: number): 'weak' | 'middle' | 'strong' => {
  if (weight >= 7) return 'strong';
  return weight >= 4 ? 'middle' : 'weak';
};
