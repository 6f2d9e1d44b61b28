import { EntryField } from '../../../components/form/EntryField';
import { Card } from '../../../components/layout/Card';
import { maxContentName, type TestDraft } from '../../../contract/content';
import type { Advice } from '../../../domain/content/advice';
import { editorTexts } from '../../../texts/contentEditor';
import type { ChangeTest, NamedExercise } from './editing';
import { adviceAt, errorAt, type Problem } from './fieldWords';
import { TestFieldsCard } from './TestFieldsCard';
import { TestMatrixCard } from './TestMatrixCard';
import { TestQuestionsCard } from './TestQuestionsCard';

interface TestFieldsProps {
  /** The key of the test. */
  testKey: string;
  draft: TestDraft;
  exercises: readonly NamedExercise[];
  problems: readonly Problem[];
  advice: readonly Advice[];
  onChange: ChangeTest;
}

/** Everything of a test that is written, in the order in which it is made [CT-1, CT-4, CT-6]. */
export function TestFields({ testKey, draft, exercises, problems, advice, onChange }: TestFieldsProps) {
  const [errors, advised] = [errorAt(problems), adviceAt(advice)];
  return (
    <>
      <Card>
        <EntryField
          kind="sentence"
          name="name"
          label={editorTexts.test.name}
          value={draft.name}
          error={errors('name', draft.name, maxContentName)}
          onChange={(name) => onChange({ ...draft, name }, 'typed')}
        />
      </Card>
      <TestQuestionsCard
        testKey={testKey}
        draft={draft}
        exercises={exercises}
        errorAt={errors}
        adviceAt={advised}
        onChange={onChange}
      />
      <TestMatrixCard draft={draft} exercises={exercises} onChange={onChange} />
      <TestFieldsCard draft={draft} errorAt={errors} onChange={onChange} />
    </>
  );
}
