import { RadioChoices } from '../../components/form/RadioChoices';
import { SectionCard } from '../../components/layout/SectionCard';
import { Remark } from '../../components/status/Remark';
import { guardianDemandSchema } from '../../contract/club';
import { clubTexts } from '../../texts/club';
import type { FieldsProps } from './fieldsProps';

const texts = clubTexts.guardian;
const choices = guardianDemandSchema.options;

/** Whether a guardian has to confirm a consent, and by when [LV-3]. Another server may not know it. */
export function GuardianCard({ id, fields, onChange }: FieldsProps & { id: string }) {
  if (fields.guardianDemand === undefined) return null;
  return (
    <SectionCard id={id} title={texts.title}>
      <Remark>{texts.explanation}</Remark>
      <RadioChoices
        name="guardianDemand"
        question={texts.title}
        options={choices.map((choice) => texts.choices[choice])}
        hints={choices.map((choice) => texts.hints[choice])}
        chosen={texts.choices[fields.guardianDemand]}
        onChoose={(text) => {
          const guardianDemand = choices.find((choice) => texts.choices[choice] === text);
          if (guardianDemand) onChange({ guardianDemand });
        }}
        onSettle={() => {}}
      />
    </SectionCard>
  );
}
