import type { Ref } from 'react';
import { Field, type FieldProps } from './Field';

interface TextAreaFieldProps extends FieldProps {
  value: string;
  name?: string;
  rows?: number;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextAreaField({ value, name, rows = 3, onChange, ref, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          ref={ref}
          name={name}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
