import { useState } from 'react';
import { selectExercises } from '../../../store/exercise/selectors';
import { useAppSelector } from '../../../store/hooks';
import type { Elements } from '../../components/elements';
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
import { doseAndPause } from '../training/exerciseDose';
import styles from './Plan.module.css';

interface ChangeDialogProps {
  /** The exercise as it is recommended; null to choose one. */
  exercise: Exercise | null;
  /** Of how many athletes the plan is changed, where that is not one [PL-4]. */
  athletes?: number;
  /** What was changed in it before. */
  change: PlanChange | undefined;
  /** Those to choose from: of one plan those that can be added to it. */
  choosable: readonly Exercise[];
  /** What the person has to decide before anything else is written. What they have entered stays. */
  question?: Elements;
  /** How many places the plan has; 0 where the order cannot be changed. */
  places: number;
  /** Null takes the former change back. */
  onWrite: (exerciseId: number, change: WrittenChange | null) => void;
  onClose: () => void;
}

/**
 * Changes one exercise of a plan or of several plans, or adds one [PL-1, PL-4]. Nothing is written before the last
 * button.
 */
export function ChangeDialog({
  exercise,
  athletes = 1,
  change,
  choosable,
  question = null,
  places,
  onWrite,
  onClose,
}: ChangeDialogProps) {
  const isForSeveral = athletes > 1;
  const known = useAppSelector(selectExercises);
  const [draft, setDraft] = useState(draftOfChange(change, exercise ? 'kept' : 'added'));
  const [chosenId, setChosenId] = useState('');
  const [isTried, setTried] = useState(false);
  const changed = exercise ?? choosable.find(({ id }) => String(id) === chosenId) ?? null;
  const formId = { easier: changed?.easierId, harder: changed?.harderId };
  const formOf = (form: 'easier' | 'harder') => known.find(({ id }) => id === formId[form]);
  const done = draft.form === 'easier' || draft.form === 'harder' ? formOf(draft.form) : changed;
  const unit = unitOfPlan(done ?? changed ?? choosable[0] ?? noExercise);
  const faults = isTried ? faultsOfDraft(draft, maxPlanAmount) : [];
  const isEmpty =
    isTried && isForSeveral && changed !== null && changeOfDraft(draft, changed.id, unit) === null;
  const type = (part: Partial<PlanDraft>) => setDraft({ ...draft, ...part });
  const save = (form: HTMLFormElement) => {
    setTried(true);
    const [fault] = faultsOfDraft(draft, maxPlanAmount);
    if (!changed) focusField(form, 'exercise');
    else if (fault) focusField(form, fault);
    else {
      const written = changeOfDraft(draft, changed.id, unit);
      // Of several plans there is no former change that could be seen and taken back.
      if (isForSeveral && written === null) return;
      onWrite(changed.id, written);
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
    ...(isForSeveral ? [{ form: 'added' as const, label: texts.forms.added }] : []),
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
      title={isForSeveral ? texts.several(athletes) : (exercise?.name ?? texts.add)}
      icon="training"
      confirm={texts.save}
      onConfirm={save}
      isBlocked={question !== null}
      error={isEmpty ? texts.nothing : null}
      onCancel={onClose}
      fields={
        <>
          {question}
          {!exercise && (
            <SelectField
              label={texts.exercise}
              name="exercise"
              value={chosenId}
              placeholder={texts.choose}
              options={choosable.map(({ id, name }) => ({ value: String(id), label: name }))}
              error={isTried && !changed ? texts.missing : undefined}
              onChange={setChosenId}
            />
          )}
          {(isForSeveral || (exercise && change?.form !== 'added')) && (
            <RadioChoices
              name="form"
              question={texts.form}
              options={forms.map(({ label }) => label)}
              chosen={forms.find(({ form }) => form === draft.form)?.label ?? null}
              onChoose={(label) => type({ form: forms.find((one) => one.label === label)?.form ?? 'kept' })}
              // The choice is final with the button.
              onSettle={() => undefined}
            />
          )}
          {draft.form !== 'leftOut' && (
            <>
              <div className={styles.numbers}>
                {number('sets', texts.sets)}
                {number('amount', texts.units[unit])}
                {number('pause', texts.pause)}
              </div>
              {places > 0 && (
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
              )}
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
      {isForSeveral && <p>{texts.severalHint}</p>}
      {done && <p>{texts.recommendedDose(doseAndPause(done))}</p>}
      <p>{texts.asRecommended}</p>
    </FormDialog>
  );
}

/** An exercise without a dose. */
const noExercise = { seconds: null, distance: null, repeat: null } as Exercise;
