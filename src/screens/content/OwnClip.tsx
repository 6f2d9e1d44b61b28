import { useState } from 'react';
import { selectClips } from '../../../store/clips/selectors';
import { clipsActions } from '../../../store/clips/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { Alert } from '../../components/status/Alert';
import { ConfirmDialog } from '../../components/status/Dialog';
import type { ContentClip } from '../../contract/contentClips';
import { formatDate } from '../../domain/formats';
import { clipTexts } from '../../texts/clips';

/** Who took a clip of the club and who is seen, and the way to take it away from everybody [CT-12]. */
export function OwnClip({ clip }: { clip: ContentClip }) {
  const { fileName, takenAt, takenBy, seen, withdrawnAt } = clip;
  const dispatch = useAppDispatch();
  const { withdrawal } = useAppSelector(selectClips);
  const isOnline = useAppSelector(selectIsOnline);
  const [isAsked, setAsked] = useState(false);
  if (withdrawnAt !== null)
    return <Alert kind="info">{clipTexts.isWithdrawn(formatDate(withdrawnAt))}</Alert>;
  const isThis = withdrawal.fileName === fileName;
  const withdraw = () => {
    setAsked(false);
    dispatch(clipsActions.withdrawRequested(fileName));
  };
  return (
    <>
      <Row spread>
        <p>{clipTexts.takenAt(formatDate(takenAt), takenBy ?? '', seen)}</p>
        <Button
          variant="plain"
          mark="close"
          disabled={!isOnline}
          busy={isThis && withdrawal.status === 'running'}
          onClick={() => setAsked(true)}
        >
          {clipTexts.withdraw}
        </Button>
      </Row>
      {isThis && withdrawal.error !== null && <Alert kind="error">{withdrawal.error}</Alert>}
      {isAsked && (
        <ConfirmDialog
          title={clipTexts.withdrawTitle}
          icon="warning"
          confirm={clipTexts.withdraw}
          onConfirm={withdraw}
          onCancel={() => setAsked(false)}
        >
          <p>{clipTexts.withdrawText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
