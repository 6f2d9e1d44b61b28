import { Button } from '../../components/form/Button';
import { TextAreaField } from '../../components/form/TextAreaField';
import { SectionCard } from '../../components/layout/SectionCard';
import { Remark } from '../../components/status/Remark';
import type { Club } from '../../contract/club';
import { clubTexts } from '../../texts/club';
import type { FieldsProps } from './fieldsProps';

const texts = clubTexts.consent;

/**
 * What members agree to. A changed text becomes the next version [CS-1]. The text of the server is offered, never
 * forced [LV-2].
 */
export function ConsentCard({
  id,
  settings,
  fields: { consentText },
  faultOf,
  onChange,
}: FieldsProps & { id: string; settings: Club['settings'] }) {
  const hintOf = ({ consentText: present, consentVersion }: NonNullable<Club['settings']>) =>
    present === consentText ? texts.version(consentVersion) : texts.nextVersion(consentVersion);
  const template = settings?.consentTemplate;
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
      {template !== undefined && template !== consentText && (
        <>
          <Remark>{texts.templateText}</Remark>
          <Button variant="secondary" onClick={() => onChange({ consentText: template })}>
            {texts.template}
          </Button>
        </>
      )}
    </SectionCard>
  );
}
