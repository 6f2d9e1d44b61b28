import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUpdate } from '../../../store/update/selectors';
import { updateActions } from '../../../store/update/slice';
import { Alert } from '../../components/status/Alert';
import { RetryAlert } from '../../components/status/RetryAlert';
import { pastTexts } from '../../texts/past';
import { useWhenOnline } from '../page/useWhenOnline';

const { missing: texts } = pastTexts;

/** Loads what this device never got, and says how that goes [HI-9]. */
export function MissingPast() {
  const dispatch = useAppDispatch();
  const isOnline = useWhenOnline(updateActions.updateRequested);
  const { status } = useAppSelector(selectUpdate);
  if (!isOnline) return <Alert kind="info">{texts.offline}</Alert>;
  if (status !== 'failed') return <p role="status">{texts.loading}</p>;
  return (
    <RetryAlert retry={texts.retry} onRetry={() => dispatch(updateActions.updateRequested())}>
      {texts.failed}
    </RetryAlert>
  );
}
