import { TextAreaField } from '../../components/form/TextAreaField';
import { SectionCard } from '../../components/layout/SectionCard';
import { Remark } from '../../components/status/Remark';
import type { Club } from '../../contract/club';
import { clubTexts } from '../../texts/club';
import type { FieldsProps } from './fieldsProps';

const texts = clubTexts.consent;

/** What members agree to. A changed text becomes the next version [CS-1]. */
export function ConsentCard({
  id,
  settings,
  fields: { consentText },
  faultOf,
  onChange,
}: FieldsProps & { id: string; settings: Club['settings'] }) {
  const hintOf = ({ consentText: present, consentVersion }: NonNullable<Club['settings']>) =>
    present === consentText ? texts.version(consentVersion) : texts.nextVersion(consentVersion);
  return (
    <SectionCard id={id} title={texts.title}>
      <Remark>{texts.explanation}</Remark>
      <TextAreaField
        label={texts.label}
        name="consentText"
        rows={12}
        value={consentText}
        hint={settings ? hintOf(settings) : undefined}
        error={faultOf('consentText')}
        onChange={(text) => onChange({ consentText: text })}
      />
    </SectionCard>
  );
}
