import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { syncActions } from '../../../store/sync/slice';
import { Button } from '../../components/form/Button';
import { sendWaiting } from '../../texts/waiting';

/** Sends what waits on this device, before something takes it away [LV-8]. */
export function SendNow() {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <Button variant="secondary" disabled={!isOnline} onClick={() => dispatch(syncActions.sendNowRequested())}>
      {sendWaiting}
    </Button>
  );
}
