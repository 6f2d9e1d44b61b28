import { selectContentByKind, selectContentItems } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import { AdviceLines } from '../../components/content/AdviceLines';
import { SelectField } from '../../components/form/SelectField';
import { exerciseGroupSchema } from '../../contract/content';
import { exerciseAdvice } from '../../domain/content/advice';
import { contentTexts } from '../../texts/content';
import { adviceInWords } from '../../texts/contentEditor';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import styles from './Content.module.css';
import type { ExerciseFieldsProps } from './exerciseFields';

const { relations: texts } = contentEditorTexts;

/**
 * The easier and the harder form of an exercise [CT-7], the part of a plan that it belongs to, and whether anything
 * leads to it [CT-8].
 */
export function RelationFields({ item, problemAt, onChoose }: ExerciseFieldsProps) {
  const { exercise: all } = useAppSelector(selectContentByKind);
  const items = useAppSelector(selectContentItems);
  const { easier, harder, group } = item.body;
  const optionsFor = (present: string | null) =>
    all
      .filter(({ key, state }) => key !== item.key && (state !== 'retired' || key === present))
      .map(({ key, body }) => ({ value: key, label: body.name || contentTexts.noName }))
      .sort((a, b) => a.label.localeCompare(b.label, 'de'));
  const groups = exerciseGroupSchema.options;
  return (
    <>
      <AdviceLines texts={exerciseAdvice(item, items).map(adviceInWords)} />
      <div className={styles.pair}>
        <SelectField
          label={texts.easier}
          name="easier"
          value={easier ?? ''}
          placeholder={texts.none}
          options={optionsFor(easier)}
          error={problemAt('easier')}
          onChange={(key) => onChoose({ easier: key || null })}
        />
        <SelectField
          label={texts.harder}
          name="harder"
          value={harder ?? ''}
          placeholder={texts.none}
          options={optionsFor(harder)}
          error={problemAt('harder')}
          onChange={(key) => onChoose({ harder: key || null })}
        />
      </div>
      <SelectField
        label={texts.group}
        name="group"
        hint={texts.groupHint}
        value={group ?? ''}
        placeholder={texts.noGroup}
        options={groups.map((value) => ({ value, label: texts.groups[value] }))}
        error={problemAt('group')}
        onChange={(value) => onChoose({ group: groups.find((one) => one === value) ?? null })}
      />
    </>
  );
}
