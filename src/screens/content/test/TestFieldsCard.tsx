import { EntryField } from '../../../components/form/EntryField';
import { SelectField } from '../../../components/form/SelectField';
import { SwitchRow } from '../../../components/form/SwitchRow';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { Row } from '../../../components/layout/Row';
import { SectionCard } from '../../../components/layout/SectionCard';
import { countingTrySchema, type TestDraft } from '../../../contract/content';
import { editorTexts } from '../../../texts/contentEditor';
import { AgeField } from './AgeField';
import type { ChangeTest, EditKind } from './editing';
import type { ErrorAt } from './fieldWords';

const texts = editorTexts.test;
const maxTries = 5;

interface TestFieldsCardProps {
  draft: TestDraft;
  errorAt: ErrorAt;
  onChange: ChangeTest;
}

/** An empty field says nothing. */
const orNull = (text: string): string | null => (text === '' ? null : text);

/** How a test is done, with what, and for whom [CT-1, CT-6]. */
export function TestFieldsCard({ draft, errorAt, onChange }: TestFieldsCardProps) {
  const change = (fields: Partial<TestDraft>, how: EditKind) => onChange({ ...draft, ...fields }, how);
  return (
    <SectionCard id="durchfuehrung" title={texts.conditions}>
      <TextAreaField
        label={texts.what}
        value={draft.what ?? ''}
        rows={2}
        error={errorAt('what', draft.what)}
        onChange={(what) => change({ what: orNull(what) }, 'typed')}
      />
      <EntryField
        kind="sentence"
        name="materials"
        label={texts.materials}
        hint={texts.materialsHint}
        value={draft.materials ?? ''}
        error={errorAt('materials', draft.materials)}
        onChange={(materials) => change({ materials: orNull(materials) }, 'typed')}
      />
      <TextAreaField
        label={texts.execution}
        value={draft.execution ?? ''}
        rows={5}
        error={errorAt('execution', draft.execution)}
        onChange={(execution) => change({ execution: orNull(execution) }, 'typed')}
      />
      <Row>
        <SelectField
          label={texts.tries}
          value={String(draft.tries)}
          options={Array.from({ length: maxTries }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          error={errorAt('tries')}
          onChange={(tries) => change({ tries: Number(tries) }, 'chosen')}
        />
        {draft.tries > 1 && (
          <SelectField
            label={texts.counts}
            value={draft.counts}
            options={countingTrySchema.options.map((value) => ({ value, label: texts.countOptions[value] }))}
            onChange={(value) => {
              const counts = countingTrySchema.options.find((option) => option === value);
              if (counts) change({ counts }, 'chosen');
            }}
          />
        )}
      </Row>
      <SwitchRow
        label={texts.sides}
        hint={texts.sidesHint}
        checked={draft.sides}
        onChange={(sides) => change({ sides }, 'chosen')}
      />
      <SwitchRow
        label={texts.secondPerson}
        hint={texts.secondPersonHint}
        checked={draft.needsSecondPerson}
        onChange={(needsSecondPerson) => change({ needsSecondPerson }, 'chosen')}
      />
      <EntryField
        kind="sentence"
        name="watchedFrom"
        label={texts.watchedFrom}
        hint={texts.watchedFromHint}
        value={draft.watchedFrom ?? ''}
        error={errorAt('watchedFrom', draft.watchedFrom)}
        onChange={(watchedFrom) => change({ watchedFrom: orNull(watchedFrom) }, 'typed')}
      />
      <Row>
        <AgeField
          name="ageFrom"
          label={texts.ageFrom}
          age={draft.ageFrom}
          error={errorAt('ageFrom')}
          onChange={(ageFrom) => change({ ageFrom }, 'typed')}
        />
        <AgeField
          name="ageTo"
          label={texts.ageTo}
          age={draft.ageTo}
          error={errorAt('ageTo')}
          onChange={(ageTo) => change({ ageTo }, 'typed')}
        />
      </Row>
    </SectionCard>
  );
}
