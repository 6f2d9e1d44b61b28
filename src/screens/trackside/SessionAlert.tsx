import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectTrackside } from '../../../store/trackside/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { Alert } from '../../components/status/Alert';
import { UnsavedAlert } from '../runs/UnsavedAlert';

/** What could not be saved or done; nothing while all is well [TS-4]. */
export function SessionAlert() {
  const dispatch = useAppDispatch();
  const { unsaved, isDiskFull, fault } = useAppSelector(selectTrackside);
  if (unsaved.length > 0) {
    return (
      <UnsavedAlert isDiskFull={isDiskFull} onRetry={() => dispatch(tracksideActions.saveRequested())} />
    );
  }
  return fault === null ? null : <Alert kind="error">{fault}</Alert>;
}
