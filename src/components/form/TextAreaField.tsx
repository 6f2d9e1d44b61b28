import type { Ref } from 'react';
import { cleanText } from '../../domain/cleanText';
import { Field, type FieldProps } from './Field';

interface TextAreaFieldProps extends FieldProps {
  value: string;
  name?: string;
  rows?: number;
  /** In characters. */
  maxLength?: number;
  disabled?: boolean;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextAreaField({
  value,
  name,
  rows = 3,
  maxLength,
  disabled = false,
  onChange,
  ref,
  ...field
}: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          dir="auto"
          ref={ref}
          name={name}
          rows={rows}
          maxLength={maxLength}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(cleanText(event.target.value))}
        />
      )}
    </Field>
  );
}
