import { TextField } from '../../components/form/TextField';
import { SectionCard } from '../../components/layout/SectionCard';
import { clubTexts } from '../../texts/club';
import type { FieldsProps } from './fieldsProps';

const texts = clubTexts.club;

/** The club's name. */
export function NameCard({ id, fields, faultOf, onChange }: FieldsProps & { id: string }) {
  return (
    <SectionCard id={id} title={texts.title}>
      <TextField
        label={texts.name}
        name="clubName"
        autoComplete="organization"
        hint={texts.hint}
        value={fields.clubName}
        error={faultOf('clubName')}
        onChange={(clubName) => onChange({ clubName })}
      />
    </SectionCard>
  );
}
