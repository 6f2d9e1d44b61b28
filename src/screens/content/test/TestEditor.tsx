import { selectContentByKind, selectContentItems } from '../../../../store/content/selectors';
import { useAppSelector } from '../../../../store/hooks';
import { SectionCard } from '../../../components/layout/SectionCard';
import { Alert } from '../../../components/status/Alert';
import type { ContentItemOf } from '../../../contract/content';
import { testAdvice } from '../../../domain/content/advice';
import { editorTexts } from '../../../texts/contentEditor';
import { contentEditorTexts } from '../../../texts/exerciseEditor';
import { ClipField } from '../ClipField';
import { EditorFrame } from '../EditorFrame';
import { useDraft } from '../useDraft';
import { useItemProblems } from '../useItemProblems';
import { TestFields } from './TestFields';
import { TestPreview } from './TestPreview';

/** Edits a test, beside the step that athletes get [CT-1, CT-4]. */
export function TestEditor({ item }: { item: ContentItemOf<'test'> }) {
  const { key, body, runs, version } = item;
  const items = useAppSelector(selectContentItems);
  const { exercise: exercises } = useAppSelector(selectContentByKind);
  const { type, choose } = useDraft(key);
  const problems = useItemProblems(key);
  const usable = exercises.filter(({ state }) => state !== 'retired');
  return (
    <EditorFrame item={item} preview={<TestPreview testKey={key} draft={body} items={items} />}>
      {runs > 0 && <Alert kind="info">{editorTexts.inUse(runs, version + 1)}</Alert>}
      <TestFields
        testKey={key}
        draft={body}
        exercises={exercises.map((exercise) => ({
          key: exercise.key,
          name: exercise.body.name.trim() || editorTexts.noName,
          isRetired: exercise.state === 'retired',
          isDraft: exercise.state === 'draft',
        }))}
        problems={problems}
        advice={testAdvice(body, new Set(usable.map((exercise) => exercise.key)))}
        onChange={(draft, how) =>
          how === 'typed' ? type({ kind: 'test', body: draft }) : choose({ kind: 'test', body: draft })
        }
      />
      <SectionCard id="clip" title={contentEditorTexts.clip.title}>
        <ClipField
          item={item}
          fileName={body.video}
          error={problems.find(({ path }) => path === 'video')?.message}
          onChoose={(video) => choose({ kind: 'test', body: { ...body, video } })}
        />
      </SectionCard>
    </EditorFrame>
  );
}
