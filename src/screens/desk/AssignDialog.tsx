import { useId, useState } from 'react';
import { selectKnownScreening } from '../../../store/desk/entries';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectOffice } from '../../../store/office/selectors';
import { selectOwnOutbox } from '../../../store/outbox/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { selectServer } from '../../../store/server/selectors';
import { RadioChoices } from '../../components/form/RadioChoices';
import { WeeksField } from '../../components/form/WeeksField';
import { Alert } from '../../components/status/Alert';
import { FormDialog } from '../../components/status/FormDialog';
import { Skeleton } from '../../components/status/Skeleton';
import { noWeeks } from '../../domain/intervalWeeks';
import { isOfKind } from '../../domain/outbox';
import { assignTexts as texts } from '../../texts/assign';
import { focusField } from '../page/focusField';
import { type AssignChoice, assignChoices } from './assignChoices';

/** The interval where the server names none [AS-5]. */
const defaultWeeks = 8;

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
  const { published, status } = useAppSelector(selectOffice).desk;
  const isOnline = useAppSelector(selectIsOnline);
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
  const assign = (form: HTMLFormElement) => {
    setTried(true);
    if (!chosen) return;
    const { screeningId } = chosen;
    if (screeningId !== null && weeks === noWeeks) {
      focusField(form, 'intervalWeeks');
      return;
    }
    const intervalWeeks = screeningId === null ? null : weeks;
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
          {published.length === 0 && status === 'running' && <Skeleton shape="rows" />}
          {published.length === 0 && status !== 'running' && (
            <Alert kind="info">{isOnline ? texts.nonePublished : texts.noneHere}</Alert>
          )}
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
            <WeeksField
              label={texts.interval}
              name="intervalWeeks"
              value={weeks}
              words={texts.weeks}
              none={texts.noReminder}
              isFaulty={isTried && weeks === noWeeks}
              onChange={setWeeks}
            />
          )}
        </>
      }
    >
      {assignable.length > 0 && <p>{whoInWords(assignable, isOnline)}</p>}
      {hasBase && <p>{texts.keeps}</p>}
    </FormDialog>
  );
}

/** What the field of the interval begins with: null for no reminder. */
const presentWeeks = (present: AssignDialogProps['present'], clubWeeks: number): number | null =>
  present && present.screeningId !== null ? present.intervalWeeks : clubWeeks;

const whoInWords = ([first, ...others]: AssignDialogProps['athletes'], isOnline: boolean): string =>
  texts.to(
    first && others.length === 0 ? first.name : texts.athletes(others.length + 1),
    others.length + 1,
    isOnline,
  );

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
