import { useState } from 'react';
import { EntryField } from '../../../components/form/EntryField';
import { editorTexts } from '../../../texts/contentEditor';

const texts = editorTexts.test;

interface AgeFieldProps {
  name: string;
  label: string;
  /** In years; null for any. */
  age: number | null;
  error: string | undefined;
  onChange: (age: number | null) => void;
}

/** An age, or nothing. What is no age stays in the field, which says so, and changes nothing. */
export function AgeField({ name, label, age, error, onChange }: AgeFieldProps) {
  const [wrong, setWrong] = useState<string | null>(null);
  const type = (typed: string) => {
    const text = typed.trim();
    const isAge = text === '' || /^[1-9]\d?$/.test(text);
    setWrong(isAge ? null : typed);
    if (isAge) onChange(text === '' ? null : Number(text));
  };
  return (
    <EntryField
      kind="number"
      name={name}
      label={label}
      hint={texts.ageHint}
      value={wrong ?? (age === null ? '' : String(age))}
      error={wrong === null ? error : texts.ageWrong}
      onChange={type}
    />
  );
}
