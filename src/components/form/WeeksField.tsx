import { useState } from 'react';
import { usualWeeks, weeksIn } from '../../domain/intervalWeeks';
import { intervalTexts as texts } from '../../texts/interval';
import { EntryField } from './EntryField';
import { SelectField } from './SelectField';

interface WeeksFieldProps {
  label: string;
  hint?: string;
  /** That of the input which says how many weeks. */
  name: string;
  /** The weeks; `noWeeks` for what is wrong, null for no reminder. */
  value: number | null;
  /** How a number of weeks is said. */
  words: (weeks: number) => string;
  /** How it is said that there is no reminder, where that can be chosen. */
  none?: string;
  /** Whether it is said that the number is wrong. */
  isFaulty: boolean;
  onChange: (weeks: number | null) => void;
}

const other = 'other';

/** An interval of weeks: one of the usual ones, or any from 1 to 52 in a field of its own [AS-5]. */
export function WeeksField(props: WeeksFieldProps) {
  const { label, hint, name, value, words, none, isFaulty, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed is of no use any more when the owner has set another value.
  const text = typed !== null && weeksIn(typed) === value ? typed : null;
  const isOther = text !== null || (value !== null && !usualWeeks.includes(value));
  const type = (now: string | null, weeks: number | null) => {
    setTyped(now);
    onChange(weeks);
  };
  const choose = (choice: string) => {
    if (choice === other) type(`${value ?? ''}`, value ?? weeksIn(''));
    else type(null, choice === '' ? null : Number(choice));
  };
  return (
    <>
      <SelectField
        label={label}
        hint={hint}
        {...(!isOther && { name })}
        value={isOther ? other : `${value ?? ''}`}
        options={[
          ...usualWeeks.map((weeks) => ({ value: `${weeks}`, label: words(weeks) })),
          { value: other, label: texts.other },
          ...(none === undefined ? [] : [{ value: '', label: none }]),
        ]}
        onChange={choose}
      />
      {isOther && (
        <EntryField
          name={name}
          kind="number"
          label={texts.weeks}
          value={text ?? `${value || ''}`}
          error={isFaulty ? texts.wrong : undefined}
          onChange={(now) => type(now, weeksIn(now))}
        />
      )}
    </>
  );
}
