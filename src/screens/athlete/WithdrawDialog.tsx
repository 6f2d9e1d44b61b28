import { useAppDispatch } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import type { User, UserScreening } from '../../contract/schemas';
import { athletePageTexts } from '../../texts/athlete';

const { withdrawal: texts, cancel } = athletePageTexts;

interface WithdrawDialogProps {
  athlete: User;
  assignment: UserScreening;
  onClose: () => void;
}

/** Says before what withdrawing an assignment means: an open run goes on [AS-3]. */
export function WithdrawDialog({ athlete, assignment, onClose }: WithdrawDialogProps) {
  const dispatch = useAppDispatch();
  const withdraw = () => {
    const { screeningId: base } = assignment;
    dispatch(outboxActions.assigned([{ userId: athlete.id, screeningId: null, intervalWeeks: null, base }]));
    onClose();
  };
  return (
    <Dialog
      title={texts.title}
      icon="screening"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button onClick={withdraw}>{texts.confirm}</Button>
        </>
      }
    >
      <p>{texts.text(athlete.firstName)}</p>
      <p>{texts.openRun}</p>
    </Dialog>
  );
}
