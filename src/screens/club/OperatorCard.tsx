import { TextAreaField } from '../../components/form/TextAreaField';
import { TextField } from '../../components/form/TextField';
import { SectionCard } from '../../components/layout/SectionCard';
import { MarkedLine } from '../../components/status/MarkedLine';
import { Remark } from '../../components/status/Remark';
import type { Operator } from '../../contract/club';
import { operatorFields } from '../../domain/clubFields';
import { missingInClub } from '../../domain/documents';
import { clubTexts } from '../../texts/club';
import styles from './Club.module.css';
import type { FieldsProps } from './fieldsProps';

const texts = clubTexts.operator;
const hints: Partial<Record<keyof Operator, string>> = texts.hints;
const hintOf = (field: keyof Operator) => hints[field] ?? texts.needed;

/**
 * Who operates the server. What Impressum and documents lack is marked, and can be saved without it all the same [CL-2,
 * LV-7].
 */
export function OperatorCard({ id, fields, faultOf, onChange }: FieldsProps & { id: string }) {
  const missing = missingInClub(fields);
  return (
    <SectionCard
      id={id}
      title={texts.title}
      aside={
        missing.length > 0 && (
          <MarkedLine mark="edit" tone="waiting">
            {texts.missing(missing.length)}
          </MarkedLine>
        )
      }
    >
      <Remark>{texts.explanation}</Remark>
      <div className={styles.pairs}>
        {operatorFields.map((field) => {
          const shared = {
            label: texts.fields[field],
            name: field,
            value: fields[field],
            error: faultOf(field),
            // Nobody has done anything wrong yet.
            hint: missing.includes(field) ? hintOf(field) : undefined,
            onChange: (text: string) => onChange({ [field]: text }),
          };
          if (field === 'address') return <TextAreaField key={field} {...shared} rows={2} />;
          const type = field === 'email' ? 'email' : 'text';
          return <TextField key={field} {...shared} type={type} autoComplete="off" />;
        })}
      </div>
    </SectionCard>
  );
}
