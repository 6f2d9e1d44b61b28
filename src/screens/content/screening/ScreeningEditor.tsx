import { selectContentByKind } from '../../../../store/content/selectors';
import { useAppSelector } from '../../../../store/hooks';
import { ButtonLink } from '../../../components/form/ButtonLink';
import { Card } from '../../../components/layout/Card';
import { TestList } from '../../../components/runs/TestList';
import type { ContentItemOf } from '../../../contract/content';
import { screeningAdvice } from '../../../domain/content/advice';
import { weakestPlan } from '../../../domain/content/trial';
import { editorTexts } from '../../../texts/contentEditor';
import { screeningTexts } from '../../../texts/screening';
import { EditorFrame } from '../EditorFrame';
import { useTrial } from '../probe/useTrial';
import { useDraft } from '../useDraft';
import { useItemProblems } from '../useItemProblems';
import { ScreeningFields } from './ScreeningFields';
import { ScreeningMeaning } from './ScreeningMeaning';

const { probe, noName } = editorTexts;

/** Edits a screening: its tests in their order, and what a change means [CT-1, CT-2]. */
export function ScreeningEditor({ item }: { item: ContentItemOf<'screening'> }) {
  const { key, body } = item;
  const { test: tests } = useAppSelector(selectContentByKind);
  const { type, choose } = useDraft(key);
  const problems = useItemProblems(key);
  const trial = useTrial(item);
  const chosen = body.tests.flatMap((test) => tests.find((one) => one.key === test) ?? []);
  const shown = trial.screening.tests.map((test) => ({ ...test, name: test.name.trim() || noName }));
  return (
    <EditorFrame item={item} preview={<TestList title={screeningTexts.tests(shown.length)} tests={shown} />}>
      <ScreeningFields
        draft={body}
        tests={tests}
        problems={problems}
        advice={screeningAdvice(weakestPlan(trial))}
        onChange={(draft, how) =>
          how === 'typed'
            ? type({ kind: 'screening', body: draft })
            : choose({ kind: 'screening', body: draft })
        }
      />
      <Card>
        <p>{probe.openText}</p>
        <ButtonLink variant="secondary" mark="play" to={`/content/screening/${key}/probe`}>
          {probe.open}
        </ButtonLink>
      </Card>
      <ScreeningMeaning item={item} tests={chosen.map((test) => test.body)} />
    </EditorFrame>
  );
}
