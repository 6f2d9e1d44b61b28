import { ExerciseList } from '../../components/exercise/ExerciseList';
import { Card } from '../../components/layout/Card';
import { SectionCard } from '../../components/layout/SectionCard';
import { DescriptionList } from '../../components/list/DescriptionList';
import type { ContentItemOf, ExerciseDraft } from '../../contract/content';
import { asExercise } from '../../domain/content/exercise';
import { contentTexts } from '../../texts/content';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import { PlanExercise } from '../training/PlanExercise';
import { ClipField } from './ClipField';
import styles from './Content.module.css';
import { DoseFields } from './DoseFields';
import { EditorFrame } from './EditorFrame';
import { ExerciseTextFields } from './ExerciseTextFields';
import type { ExerciseFieldsProps } from './exerciseFields';
import { RelationFields } from './RelationFields';
import { useDraft } from './useDraft';
import { useProblems } from './useProblems';

const { clip, dose, texts, relations } = contentEditorTexts;

/** `/content/exercise/{key}`: clip, dose, texts, and which forms are easier and harder [CT-1, CT-7, CT-8]. */
export function ExerciseEditor({ item }: { item: ContentItemOf<'exercise'> }) {
  const { type, choose } = useDraft(item.key);
  const withPart = (part: Partial<ExerciseDraft>) =>
    ({ kind: 'exercise', body: { ...item.body, ...part } }) as const;
  const fields: ExerciseFieldsProps = {
    item,
    problemAt: useProblems(item.key),
    onType: (part) => type(withPart(part)),
    onChoose: (part) => choose(withPart(part)),
  };
  return (
    <EditorFrame item={item} preview={<Preview item={item} />}>
      <SectionCard id="clip" title={clip.title}>
        <ClipField
          item={item}
          fileName={item.body.video}
          error={fields.problemAt('video')}
          onChoose={(video) => fields.onChoose({ video })}
        />
      </SectionCard>
      <SectionCard id="dose" title={dose.title}>
        <DoseFields {...fields} />
      </SectionCard>
      <SectionCard id="texts" title={texts.title}>
        <ExerciseTextFields {...fields} />
      </SectionCard>
      <SectionCard id="relations" title={relations.title}>
        <RelationFields {...fields} />
      </SectionCard>
    </EditorFrame>
  );
}

/** The card of the plan and the description of the step, as athletes get them [CT-4]. */
function Preview({ item }: { item: ContentItemOf<'exercise'> }) {
  const exercise = asExercise(item.key, { ...item.body, name: item.body.name || contentTexts.noName });
  const described = [
    { term: texts.description, text: exercise.description },
    { term: texts.description2, text: exercise.description2 },
    { term: texts.description3, text: exercise.description3 },
    { term: texts.materials, text: exercise.materials },
    { term: texts.goal, text: exercise.goal },
  ];
  return (
    <div className={styles.card}>
      <ExerciseList label={contentEditorTexts.preview}>
        <PlanExercise exercise={exercise} reasons={[]} />
      </ExerciseList>
      {described.some(({ text }) => text?.trim()) && (
        <Card>
          <DescriptionList entries={described} />
        </Card>
      )}
    </div>
  );
}
