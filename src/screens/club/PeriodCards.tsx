import { SelectField } from '../../components/form/SelectField';
import { WeeksField } from '../../components/form/WeeksField';
import { SectionCard } from '../../components/layout/SectionCard';
import { noWeeks } from '../../domain/intervalWeeks';
import { clubTexts } from '../../texts/club';
import type { FieldsProps } from './fieldsProps';

const { screening, keeping } = clubTexts;

const months = [6, 12, 18, 24, 36, 48, 60, 72, 84, 96, 108, 120];

/** The choices with the present one among them, in order. */
const optionsOf = (lengths: readonly number[], present: number, name: (length: number) => string) =>
  [...new Set([...lengths, present])]
    .toSorted((a, b) => a - b)
    .map((length) => ({ value: String(length), label: name(length) }));

/** After how many weeks a screening is due again [AS-5]. */
export function IntervalCard({ id, fields, faultOf, onChange }: FieldsProps & { id: string }) {
  const { intervalWeeks } = fields;
  return (
    <SectionCard id={id} title={screening.title}>
      <WeeksField
        label={screening.label}
        name="intervalWeeks"
        hint={screening.hint}
        value={intervalWeeks}
        words={screening.weeks}
        isFaulty={faultOf('intervalWeeks') !== undefined}
        onChange={(weeks) => onChange({ intervalWeeks: weeks ?? noWeeks })}
      />
    </SectionCard>
  );
}

/** How many months the data of a member without activity is kept [CL-2]. */
export function KeepingCard({ id, fields: { keepMonths }, onChange }: FieldsProps & { id: string }) {
  return (
    <SectionCard id={id} title={keeping.title}>
      <SelectField
        label={keeping.label}
        name="keepMonths"
        hint={keeping.hint}
        value={String(keepMonths)}
        options={optionsOf(months, keepMonths, keeping.months)}
        onChange={(value) => onChange({ keepMonths: Number(value) })}
      />
    </SectionCard>
  );
}
