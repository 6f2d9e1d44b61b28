import { EntryField } from '../../components/form/EntryField';
import { TextAreaField } from '../../components/form/TextAreaField';
import { maxContentName, maxContentText } from '../../contract/content';
import { contentTexts } from '../../texts/content';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import styles from './Content.module.css';
import type { ExerciseFieldsProps } from './exerciseFields';

const { texts } = contentEditorTexts;
const { optionalField } = contentTexts;

const nullIfEmpty = (text: string) => (text === '' ? null : text.slice(0, maxContentText));

/** The name of an exercise and what athletes read about it. */
export function ExerciseTextFields({ item, problemAt, onType }: ExerciseFieldsProps) {
  const { body } = item;
  return (
    <>
      <EntryField
        label={texts.name}
        name="name"
        value={body.name}
        error={problemAt('name')}
        onChange={(name) => onType({ name: name.slice(0, maxContentName) })}
      />
      {(['description', 'description2', 'description3'] as const).map((field) => (
        <TextAreaField
          key={field}
          label={field === 'description3' ? optionalField(texts[field]) : texts[field]}
          name={field}
          value={body[field] ?? ''}
          maxLength={maxContentText}
          error={problemAt(field)}
          onChange={(text) => onType({ [field]: nullIfEmpty(text) })}
        />
      ))}
      <div className={styles.pair}>
        <EntryField
          label={optionalField(texts.materials)}
          name="materials"
          value={body.materials ?? ''}
          error={problemAt('materials')}
          onChange={(text) => onType({ materials: nullIfEmpty(text) })}
        />
        <EntryField
          label={texts.goal}
          name="goal"
          value={body.goal ?? ''}
          error={problemAt('goal')}
          onChange={(text) => onType({ goal: nullIfEmpty(text) })}
        />
      </div>
    </>
  );
}
