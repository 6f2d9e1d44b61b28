import { EntryField } from '../../../components/form/EntryField';
import { Card } from '../../../components/layout/Card';
import { type ContentItemOf, maxContentName, type ScreeningDraft } from '../../../contract/content';
import type { Advice } from '../../../domain/content/advice';
import { editorTexts } from '../../../texts/contentEditor';
import type { EditKind } from '../test/editing';
import { adviceAt, errorAt, type Problem } from '../test/fieldWords';
import { ScreeningTests } from './ScreeningTests';

interface ScreeningFieldsProps {
  draft: ScreeningDraft;
  /** All tests of the club. */
  tests: readonly ContentItemOf<'test'>[];
  problems: readonly Problem[];
  advice: readonly Advice[];
  onChange: (draft: ScreeningDraft, how: EditKind) => void;
}

/** Everything of a screening that is written [CT-1]. */
export function ScreeningFields({ draft, tests, problems, advice, onChange }: ScreeningFieldsProps) {
  const errors = errorAt(problems);
  return (
    <>
      <Card>
        <EntryField
          kind="sentence"
          name="name"
          label={editorTexts.screening.name}
          value={draft.name}
          error={errors('name', draft.name, maxContentName)}
          onChange={(name) => onChange({ ...draft, name }, 'typed')}
        />
      </Card>
      <ScreeningTests
        draft={draft}
        tests={tests}
        errorAt={errors}
        adviceAt={adviceAt(advice)}
        onChange={onChange}
      />
    </>
  );
}
