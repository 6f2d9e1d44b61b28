import { type SyntheticEvent, useState } from 'react';
import { selectAssignable } from '../../../store/desk/athlete';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import { SelectField } from '../../components/form/SelectField';
import { Stack } from '../../components/layout/Stack';
import { Dialog } from '../../components/status/Dialog';
import type { User } from '../../contract/schemas';
import type { PayloadOf } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import { focusField } from '../page/focusField';
import { intervalInWords } from './assignedInWords';

const { assigning: texts, assignment: names, cancel } = athletePageTexts;

/** What can be chosen, in weeks; '' is no reminder. */
const intervals = [4, 6, 8, 12, 24, 52];

/** What a club has that chose nothing else [AS-5]. */
const usualWeeks = 8;

interface AssignDialogProps {
  athlete: User;
  /** The `screeningId` that the person sees as assigned [AS-2]. */
  base: number | null;
  /** What the choice begins with: what is assigned, or what this trainer has assigned and the server does not have yet. */
  present: Choice;
  onClose: () => void;
}

type Choice = Pick<PayloadOf<'assignment'>, 'screeningId' | 'intervalWeeks'>;

/** The weeks to choose from, with those that are assigned. */
const weeksWith = (present: number | null) =>
  [...new Set([...intervals, ...(present === null ? [] : [present])])].toSorted((a, b) => a - b);

/** Chooses a screening and when it is due again [AS-1, AS-2, AS-5, AS-7]. */
export function AssignDialog({ athlete, base, present, onClose }: AssignDialogProps) {
  const dispatch = useAppDispatch();
  const firstWeeks = present.screeningId === null ? usualWeeks : present.intervalWeeks;
  const screenings = useAppSelector((state) => selectAssignable(state, athlete.id));
  const [screening, setScreening] = useState(String(present.screeningId ?? ''));
  const [weeks, setWeeks] = useState(String(firstWeeks ?? ''));
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (screening === '') {
      focusField(event.currentTarget, 'screening');
      return;
    }
    const intervalWeeks = weeks === '' ? null : Number(weeks);
    const screeningId = Number(screening);
    const isNew = screeningId !== present.screeningId || intervalWeeks !== present.intervalWeeks;
    if (isNew) dispatch(outboxActions.assigned([{ userId: athlete.id, screeningId, intervalWeeks, base }]));
    onClose();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog
        title={base === null ? names.assign : texts.change}
        icon="screening"
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit">{texts.confirm}</Button>
          </>
        }
      >
        <Stack>
          <SelectField
            label={names.screening}
            name="screening"
            value={screening}
            placeholder={texts.choose}
            options={screenings.map(({ id, name, tests }) => ({
              value: String(id),
              label: names.tests(name ?? names.unnamed, tests.length),
            }))}
            hint={screenings.length === 0 ? texts.nothing : undefined}
            error={isSubmitted && screening === '' ? texts.missing : undefined}
            onChange={setScreening}
          />
          <SelectField
            label={names.interval}
            name="interval"
            value={weeks}
            placeholder={names.never}
            options={weeksWith(firstWeeks).map((each) => ({
              value: String(each),
              label: intervalInWords(each),
            }))}
            onChange={setWeeks}
          />
          {base !== null && <p>{texts.stays(athlete.firstName)}</p>}
        </Stack>
      </Dialog>
    </form>
  );
}
