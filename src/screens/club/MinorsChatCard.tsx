import { selectClub } from '../../../store/club/selectors';
import { useAppSelector } from '../../../store/hooks';
import { RadioChoices } from '../../components/form/RadioChoices';
import { SelectField } from '../../components/form/SelectField';
import { SectionCard } from '../../components/layout/SectionCard';
import { Alert } from '../../components/status/Alert';
import { Remark } from '../../components/status/Remark';
import { type Club, minorsChatSchema } from '../../contract/club';
import { fullName } from '../../domain/athletes';
import { clubTexts } from '../../texts/club';
import type { FieldsProps } from './fieldsProps';

const texts = clubTexts.chat;
const choices = minorsChatSchema.options;

/** Whether minors chat with their trainers alone, and who reads along [CS-3]. */
interface MinorsChatCardProps extends FieldsProps {
  id: string;
  /** The settings as they are stored. */
  settings: Club['settings'];
}

export function MinorsChatCard({ id, settings, ...props }: MinorsChatCardProps) {
  const { fields, onChange } = props;
  return (
    <SectionCard id={id} title={texts.title}>
      <Remark>{texts.explanation}</Remark>
      <RadioChoices
        name="minorsChat"
        question={texts.title}
        options={choices.map((choice) => texts.choices[choice])}
        hints={choices.map((choice) => texts.hints[choice])}
        chosen={texts.choices[fields.minorsChat]}
        onChoose={(text) => {
          const minorsChat = choices.find((choice) => texts.choices[choice] === text);
          if (minorsChat) onChange({ minorsChat });
        }}
        onSettle={() => {}}
      />
      {fields.minorsChat === 'secondReader' && <ReaderField {...props} />}
      <WithoutReader pairs={settings?.withoutReader ?? []} />
    </SectionCard>
  );
}

/** Whose conversations are closed because nobody would read along [CS-3]. */
function WithoutReader({ pairs }: { pairs: NonNullable<NonNullable<Club['settings']>['withoutReader']> }) {
  if (pairs.length === 0) return null;
  return (
    <Alert kind="info">
      <p>{texts.withoutReader}</p>
      <ul>
        {pairs.map(({ athlete, trainer }) => (
          <li key={`${athlete} ${trainer}`}>{texts.pair(athlete, trainer)}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Who reads along. Somebody who is no trainer any more stays in the list until another is chosen. */
function ReaderField({ fields: { secondReaderId: readerId }, faultOf, onChange }: FieldsProps) {
  const { trainers } = useAppSelector(selectClub);
  const known = (trainers ?? []).map((trainer) => ({ value: String(trainer.id), label: fullName(trainer) }));
  const isListed = readerId === null || known.some(({ value }) => value === String(readerId));
  const options = isListed ? known : [{ value: String(readerId), label: texts.readerGone }, ...known];
  return (
    <SelectField
      label={texts.reader}
      name="secondReaderId"
      placeholder={texts.readerChoice}
      value={readerId === null ? '' : String(readerId)}
      options={options}
      hint={trainers === null ? texts.noReaders : texts.readerHint}
      error={faultOf('secondReaderId')}
      onChange={(value) => onChange({ secondReaderId: value === '' ? null : Number(value) })}
    />
  );
}
