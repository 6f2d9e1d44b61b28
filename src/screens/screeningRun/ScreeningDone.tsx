import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectScreeningRunState } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import type { LocalScreeningRun } from '../../domain/runs';
import { screeningRunTexts } from '../../texts/screening';
import { UnsavedAlert } from '../runs/UnsavedAlert';
import { TransferState } from '../welcome/TransferState';

const { done } = screeningRunTexts;

/** The end of a screening run, with its transfer state and the way to its result [SR-15]. */
export function ScreeningDone({ run }: { run: LocalScreeningRun }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isUnsaved, isDiskFull } = useAppSelector(selectScreeningRunState);
  // `replace`: the back button must not return to a completed run.
  const goHome = () => navigate('/', { replace: true });
  const goToResult = () => navigate(`/screeningoverview/${run.userId}`, { replace: true });
  return (
    <Dialog
      icon="trophy"
      title={done.title}
      onClose={goHome}
      fields={
        isUnsaved && run.isDirty ? (
          <UnsavedAlert
            isDiskFull={isDiskFull}
            onRetry={() => dispatch(screeningRunActions.saveRequested())}
          />
        ) : (
          <TransferState run={run} />
        )
      }
      actions={
        <>
          <Button variant="secondary" onClick={goToResult}>
            {done.result}
          </Button>
          <Button onClick={goHome}>{done.ok}</Button>
        </>
      }
    >
      <p>{done.text}</p>
    </Dialog>
  );
}
