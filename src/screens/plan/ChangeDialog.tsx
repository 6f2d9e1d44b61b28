import { useState } from 'react';
import { selectExercises } from '../../../store/exercise/selectors';
import { useAppSelector } from '../../../store/hooks';
import { EntryField } from '../../components/form/EntryField';
import { RadioChoices } from '../../components/form/RadioChoices';
import { SelectField } from '../../components/form/SelectField';
import { TextAreaField } from '../../components/form/TextAreaField';
import { FormDialog } from '../../components/status/FormDialog';
import { maxPlanAmount, maxPlanReasonLength } from '../../contract/plan';
import type { PlanChange, PlanForm, WrittenChange } from '../../contract/planChanges';
import type { Exercise } from '../../contract/schemas';
import {
  changeOfDraft,
  draftOfChange,
  faultsOfDraft,
  type PlanDraft,
  planNumbers,
  unitOfPlan,
} from '../../domain/planDraft';
import { planTexts as texts } from '../../texts/plan';
import { focusField } from '../page/focusField';
import styles from './Plan.module.css';

interface ChangeDialogProps {
  /** The exercise as it is recommended; null to choose one that is added. */
  exercise: Exercise | null;
  /** What was changed in it before. */
  change: PlanChange | undefined;
  /** Those that can be added. */
  addable: readonly Exercise[];
  /** How many places the plan has. */
  places: number;
  /** Null takes the former change back. */
  onWrite: (exerciseId: number, change: WrittenChange | null) => void;
  onClose: () => void;
}

/** Changes one exercise of the plan, or adds one [PL-1]. Nothing is written before the last button. */
export function ChangeDialog({ exercise, change, addable, places, onWrite, onClose }: ChangeDialogProps) {
  const known = useAppSelector(selectExercises);
  const [draft, setDraft] = useState(draftOfChange(change, exercise ? 'kept' : 'added'));
  const [addedId, setAddedId] = useState('');
  const [isTried, setTried] = useState(false);
  const changed = exercise ?? addable.find(({ id }) => String(id) === addedId) ?? null;
  const formId = { easier: exercise?.easierId, harder: exercise?.harderId };
  const formOf = (form: 'easier' | 'harder') => known.find(({ id }) => id === formId[form]);
  const done = draft.form === 'easier' || draft.form === 'harder' ? formOf(draft.form) : changed;
  const unit = unitOfPlan(done ?? changed ?? addable[0] ?? noExercise);
  const faults = isTried ? faultsOfDraft(draft, maxPlanAmount) : [];
  const type = (part: Partial<PlanDraft>) => setDraft({ ...draft, ...part });
  const save = (form: HTMLFormElement) => {
    setTried(true);
    const [fault] = faultsOfDraft(draft, maxPlanAmount);
    if (!changed) focusField(form, 'exercise');
    else if (fault) focusField(form, fault);
    else {
      onWrite(changed.id, changeOfDraft(draft, changed.id, unit));
      onClose();
    }
  };
  const forms: { form: PlanForm; label: string }[] = [
    { form: 'kept', label: texts.forms.kept },
    ...(['easier', 'harder'] as const).flatMap((form) => {
      const other = formOf(form);
      return other ? [{ form, label: texts.formOf(texts.forms[form], other.name) }] : [];
    }),
    { form: 'leftOut', label: texts.forms.leftOut },
  ];
  const number = (name: keyof typeof planNumbers, label: string) => (
    <EntryField
      label={label}
      name={name}
      kind="number"
      value={draft[name]}
      error={faults.includes(name) ? texts.amount(planNumbers[name], maxPlanAmount) : undefined}
      onChange={(value) => type({ [name]: value })}
    />
  );

  return (
    <FormDialog
      title={exercise?.name ?? texts.add}
      icon="training"
      confirm={texts.save}
      onConfirm={save}
      onCancel={onClose}
      fields={
        <>
          {exercise ? (
            change?.form !== 'added' && (
              <RadioChoices
                name="form"
                question={texts.form}
                options={forms.map(({ label }) => label)}
                chosen={forms.find(({ form }) => form === draft.form)?.label ?? null}
                onChoose={(label) => type({ form: forms.find((one) => one.label === label)?.form ?? 'kept' })}
                // The choice is final with the button.
                onSettle={() => undefined}
              />
            )
          ) : (
            <SelectField
              label={texts.exercise}
              name="exercise"
              value={addedId}
              placeholder={texts.choose}
              options={addable.map(({ id, name }) => ({ value: String(id), label: name }))}
              error={isTried && !changed ? texts.missing : undefined}
              onChange={setAddedId}
            />
          )}
          {draft.form !== 'leftOut' && (
            <>
              <div className={styles.numbers}>
                {number('sets', texts.sets)}
                {number('amount', texts.units[unit])}
                {number('pause', texts.pause)}
              </div>
              <SelectField
                label={texts.place}
                name="place"
                value={draft.place}
                placeholder={texts.placeAsRecommended}
                options={Array.from({ length: places }, (_, index) => ({
                  value: String(index + 1),
                  label: texts.placeNumber(index + 1),
                }))}
                onChange={(place) => type({ place })}
              />
            </>
          )}
          <TextAreaField
            label={texts.reason}
            name="reason"
            hint={texts.reasonHint(maxPlanReasonLength)}
            maxLength={maxPlanReasonLength}
            value={draft.reason}
            onChange={(reason) => type({ reason })}
          />
        </>
      }
    >
      <p>{texts.asRecommended}</p>
    </FormDialog>
  );
}

/** An exercise without a dose. */
const noExercise = { seconds: null, distance: null, repeat: null } as Exercise;
