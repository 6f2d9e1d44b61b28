import type { Ref } from 'react';
import { Field, type FieldProps } from './Field';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  /** The value of the chosen option; '' while nothing is chosen. */
  value: string;
  options: readonly SelectOption[];
  /** Text of the first option, which means "no choice" and reports ''. */
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** A native dropdown. */
export function SelectField(props: SelectFieldProps) {
  const { value, options, placeholder, name, disabled, onChange, ref, ...field } = props;
  return (
    <Field {...field}>
      {(attributes) => (
        <select
          {...attributes}
          ref={ref}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
