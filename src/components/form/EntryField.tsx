import { type Ref, useId } from 'react';
import { cleanText } from '../../domain/cleanText';
import { Field, type FieldProps } from './Field';

interface EntryFieldProps extends FieldProps {
  name: string;
  value: string;
  /** What is entered: it decides the keyboard of a phone and what the browser offers. 'day' is a date. */
  kind?: 'name' | 'sentence' | 'email' | 'number' | 'day';
  /** Texts to choose from; any other may be typed as well. */
  suggestions?: readonly string[];
  /** The last day that can be chosen, as 2026-11-22. */
  max?: string;
  readOnly?: boolean;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const types = { name: 'text', sentence: 'text', email: 'email', number: 'text', day: 'date' } as const;

const capitals = {
  name: 'words',
  sentence: 'sentences',
  email: 'none',
  number: 'none',
  day: 'none',
} as const;

/** One line about somebody else: the browser fills in nothing of its own person. */
export function EntryField(props: EntryFieldProps) {
  const { name, value, kind = 'name', suggestions = [], max, readOnly, onChange, ref, ...field } = props;
  const listId = useId();
  const hasList = suggestions.length > 0;
  return (
    <Field {...field}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={ref}
            name={name}
            type={types[kind]}
            inputMode={kind === 'number' ? 'numeric' : undefined}
            autoCapitalize={capitals[kind]}
            autoComplete="off"
            spellCheck={kind === 'sentence'}
            list={hasList ? listId : undefined}
            max={max}
            readOnly={readOnly}
            value={value}
            onChange={(event) => onChange(cleanText(event.target.value))}
          />
          {hasList && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
