import { SelectField } from '../../components/form/SelectField';
import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import { athleteTexts } from '../../texts/athletes';

interface AthleteSelectProps {
  athletes: readonly User[];
  /** Undefined: nobody is chosen yet. */
  athlete: User | undefined;
  onChoose: (id: number) => void;
}

/** A dropdown of athletes by first and last name [SU-2]. A single athlete is only named [SU-3]. */
export function AthleteSelect({ athletes, athlete, onChoose }: AthleteSelectProps) {
  const [first] = athletes;
  if (!first) return null;
  if (athletes.length === 1) return <p>{athleteTexts.single(fullName(first))}</p>;
  return (
    <SelectField
      label={athleteTexts.choose}
      value={athlete ? String(athlete.id) : ''}
      {...(!athlete && { placeholder: athleteTexts.pending })}
      options={athletes.map((one) => ({ value: String(one.id), label: fullName(one) }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
