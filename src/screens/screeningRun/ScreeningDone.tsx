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

/** The end of a screening, and where its run is now [SR-15]. */
export function ScreeningDone({ run }: { run: LocalScreeningRun }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isUnsaved } = useAppSelector(selectScreeningRunState);
  // The run is over: there is no way back to it.
  const goHome = () => navigate('/', { replace: true });
  return (
    <Dialog
      icon="trophy"
      title={done.title}
      onClose={goHome}
      actions={<Button onClick={goHome}>{done.ok}</Button>}
    >
      <p>{done.text}</p>
      {isUnsaved && run.isDirty ? (
        <UnsavedAlert onRetry={() => dispatch(screeningRunActions.saveRequested())} />
      ) : (
        <TransferState run={run} />
      )}
    </Dialog>
  );
}
