import { EntryField } from '../../components/form/EntryField';
import { memberTexts } from '../../texts/member';
import { reasonFault } from './reasonFault';

interface ReasonFieldProps {
  value: string;
  /** Whether a fault is said: after the first try to confirm. */
  isChecked: boolean;
  onChange: (reason: string) => void;
}

/** Why something is done for a member [LV-4]. Its name is `reason`. */
export function ReasonField({ value, isChecked, onChange }: ReasonFieldProps) {
  return (
    <EntryField
      name="reason"
      kind="sentence"
      label={memberTexts.reason.label}
      value={value}
      error={isChecked ? reasonFault(value) : undefined}
      onChange={onChange}
    />
  );
}
