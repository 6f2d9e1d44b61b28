import { useId, useState } from 'react';
import { selectKnownScreening } from '../../../store/desk/entries';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { selectOwnOutbox } from '../../../store/outbox/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { selectServer } from '../../../store/server/selectors';
import { RadioChoices } from '../../components/form/RadioChoices';
import { SelectField } from '../../components/form/SelectField';
import { Alert } from '../../components/status/Alert';
import { FormDialog } from '../../components/status/FormDialog';
import { isOfKind } from '../../domain/outbox';
import { assignTexts as texts } from '../../texts/assign';
import { type AssignChoice, assignChoices } from './assignChoices';

/** The interval where the server names none [AS-5]. */
const defaultWeeks = 8;
const intervals = [
  ...Array.from({ length: 52 }, (_, index) => ({ value: `${index + 1}`, label: texts.weeks(index + 1) })),
  { value: '', label: texts.noReminder },
];

interface AssignDialogProps {
  /** `base` is the id of the screening that the person sees assigned [AS-2]. */
  athletes: { id: number; name: string; base: number | null }[];
  /** What is assigned now, where all have the same: the dialog begins with it. */
  present?: { screeningId: number | null; intervalWeeks: number | null };
  onClose: () => void;
  /** Called before it closes because the screening was assigned. */
  onAssigned?: () => void;
}

/** Assigns a screening to athletes, or withdraws it, as one entry of the outbox each [AS-2, AS-3, AS-5 to AS-7]. */
export function AssignDialog({ athletes, present, onClose, onAssigned }: AssignDialogProps) {
  const dispatch = useAppDispatch();
  const errorId = useId();
  const { published } = useAppSelector(selectOffice).desk;
  const undecidedIds = useAppSelector(selectOwnOutbox)
    .filter(isOfKind('assignment'))
    .flatMap(({ conflict, payload }) => (conflict === null ? [] : payload.userId));
  const undecided = athletes.filter(({ id }) => undecidedIds.includes(id));
  const assignable = athletes.filter(({ id }) => !undecidedIds.includes(id));
  const hasBase = assignable.some(({ base }) => base !== null);
  const assigned = useAppSelector((state) => selectKnownScreening(state, present?.screeningId ?? null));
  const choices = assignChoices(published, assigned, hasBase);
  const [chosenId, setChosenId] = useState<number | null | undefined>(present?.screeningId ?? undefined);
  const { intervalWeeks: clubWeeks = defaultWeeks } = useAppSelector(selectServer);
  const [weeks, setWeeks] = useState(presentWeeks(present, clubWeeks));
  const [isTried, setTried] = useState(false);
  const chosen = choices.find((choice) => choice.screeningId === chosenId);
  const isMissing = isTried && !chosen;
  const assign = () => {
    setTried(true);
    if (!chosen) return;
    const { screeningId } = chosen;
    const intervalWeeks = screeningId === null || weeks === '' ? null : Number(weeks);
    const isAsBefore = present?.screeningId === screeningId && present.intervalWeeks === intervalWeeks;
    if (!isAsBefore)
      dispatch(
        outboxActions.assigned(
          assignable.map(({ id, base }) => ({ userId: id, screeningId, intervalWeeks, base })),
        ),
      );
    onAssigned?.();
    onClose();
  };

  return (
    <FormDialog
      title={texts.title}
      icon="screening"
      confirm={texts.confirm}
      isBlocked={assignable.length === 0 || choices.length === 0}
      onConfirm={assign}
      onCancel={onClose}
      fields={
        <>
          {undecided.length > 0 && (
            <Alert kind="info">{texts.undecided(undecided.map(({ name }) => name).join(', '))}</Alert>
          )}
          {published.length === 0 && <Alert kind="info">{texts.nonePublished}</Alert>}
          <ScreeningChoice
            choices={choices}
            chosen={chosen}
            errorId={isMissing ? errorId : undefined}
            onChoose={(choice) => setChosenId(choice.screeningId)}
          />
          {isMissing && (
            <Alert kind="error" id={errorId}>
              {texts.missing}
            </Alert>
          )}
          {published.length > 0 && chosen?.screeningId !== null && (
            <SelectField label={texts.interval} value={weeks} options={intervals} onChange={setWeeks} />
          )}
        </>
      }
    >
      {assignable.length > 0 && <p>{whoInWords(assignable)}</p>}
      {hasBase && <p>{texts.keeps}</p>}
    </FormDialog>
  );
}

/** What the field of the interval begins with: '' for no reminder. */
const presentWeeks = (present: AssignDialogProps['present'], clubWeeks: number): string =>
  present && present.screeningId !== null ? `${present.intervalWeeks ?? ''}` : `${clubWeeks}`;

const whoInWords = (athletes: AssignDialogProps['athletes']): string =>
  athletes.length === 1 && athletes[0] ? texts.toOne(athletes[0].name) : texts.toMany(athletes.length);

interface ScreeningChoiceProps {
  choices: AssignChoice[];
  chosen: AssignChoice | undefined;
  errorId: string | undefined;
  onChoose: (choice: AssignChoice) => void;
}

/** The screenings as rows, and taking back the present one as the last. */
function ScreeningChoice({ choices, chosen, errorId, onChoose }: ScreeningChoiceProps) {
  const choose = (label: string) => {
    const choice = choices.find((one) => one.label === label);
    if (choice) onChoose(choice);
  };
  return (
    <RadioChoices
      name="screening"
      question={texts.screening}
      options={choices.map(({ label }) => label)}
      hints={choices.map(({ hint }) => hint)}
      chosen={chosen?.label ?? null}
      errorId={errorId}
      onChoose={choose}
      // The choice is final with the button.
      onSettle={() => undefined}
    />
  );
}
