import { useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsDataInitialized } from '../../../store/session/selectors';
import { selectUpdate } from '../../../store/update/selectors';
import { updateActions } from '../../../store/update/slice';
import { DownloadProgress } from '../../components/exercise/DownloadProgress';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Page } from '../../components/layout/Page';
import { Stack } from '../../components/layout/Stack';
import { UpdateList } from '../../components/list/UpdateList';
import { returnUrlOf } from '../../domain/guards';
import { updateTexts } from '../../texts/update';
import { isPlainHttp } from '../page/isPlainHttp';
import { PlainHttpWarning } from '../page/PlainHttpWarning';
import { updateRows } from './updateRows';

/** `/update`: starts the update, or shows the one in progress, and leaves when it is done [UP-1 to UP-4]. */
export function UpdateScreen() {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const log = useAppSelector(selectUpdate);
  const isDataInitialized = useAppSelector(selectIsDataInitialized);
  // The outcome of an earlier update must not count here, only what changed since this page opened.
  const [earlierLog] = useState(log);
  const isOutcome = log !== earlierLog;

  // Runs before the first paint, so that the log of an earlier update is never visible.
  useLayoutEffect(() => {
    dispatch(updateActions.updateRequested());
  }, [dispatch]);

  const returnUrl = returnUrlOf(search, '/');
  if (isOutcome && log.status === 'succeeded') return <Navigate to={returnUrl} replace />;
  const hasFailed = isOutcome && log.status === 'failed';
  const progress = log.videoProgress;
  return (
    <Page narrow>
      <div role="status">
        <Stack>
          <h2>{hasFailed ? updateTexts.failed : updateTexts.waiting}</h2>
          <p>{hasFailed ? updateTexts.kept : updateTexts.started}</p>
        </Stack>
      </div>
      {progress && (
        <DownloadProgress
          text={updateTexts.videos(progress.done, progress.total)}
          value={progress.done}
          max={progress.total}
        />
      )}
      <UpdateList rows={updateRows(log)} />
      {hasFailed ? (
        <Stack>
          <Button wide mark="update" onClick={() => dispatch(updateActions.retryRequested())}>
            {updateTexts.retry}
          </Button>
          {isDataInitialized && (
            <ButtonLink variant="plain" wide to={returnUrl}>
              {updateTexts.goOn}
            </ButtonLink>
          )}
        </Stack>
      ) : (
        <Stack>
          {isPlainHttp() ? <PlainHttpWarning /> : <p>{updateTexts.afterwards}</p>}
          <p>{updateTexts.allowStorage}</p>
        </Stack>
      )}
    </Page>
  );
}
