import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectScreeningRunState } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { selectRunTotal } from '../../../store/screeningRun/total';
import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import type { LocalScreeningRun } from '../../domain/runs';
import { screeningRunTexts } from '../../texts/screening';
import { UnsavedAlert } from '../runs/UnsavedAlert';
import { TransferState } from '../welcome/TransferState';
import { ScreeningMoment } from './ScreeningMoment';

const { done } = screeningRunTexts;

/** The end of a screening run: its result, its transfer state and the way to what it is made of [SR-15, MO-4]. */
export function ScreeningDone({ run }: { run: LocalScreeningRun }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isUnsaved, isDiskFull } = useAppSelector(selectScreeningRunState);
  const total = useAppSelector((state) => selectRunTotal(state, run));
  // `replace`: the back button must not return to a completed run.
  const goHome = () => navigate('/', { replace: true });
  const goToResult = () => navigate(`/screeningoverview/${run.userId}`, { replace: true });
  return (
    <Dialog
      icon="trophy"
      band={total === null ? undefined : <ScreeningMoment percent={total} />}
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
          <Button onClick={goToResult}>{done.result}</Button>
          <Button variant="secondary" onClick={goHome}>
            {done.ok}
          </Button>
        </>
      }
    >
      <p>{done.text}</p>
    </Dialog>
  );
}
