import { selectClub } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { ActionBar } from '../../components/layout/ActionBar';
import { Alert } from '../../components/status/Alert';
import { MarkedLine } from '../../components/status/MarkedLine';
import { clubTexts } from '../../texts/club';

/** Saves or discards what was typed, and says whether that is still to be done. */
export function ClubActions({ isChanged }: { isChanged: boolean }) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectClub);
  const isSaved = status === 'succeeded' && !isChanged;
  return (
    <ActionBar floating>
      {status === 'failed' && <Alert kind="error">{error}</Alert>}
      <p role="status">
        {isChanged && (
          <MarkedLine mark="edit" tone="waiting">
            {clubTexts.unsaved}
          </MarkedLine>
        )}
        {isSaved && (
          <MarkedLine mark="done" tone="done">
            {clubTexts.saved}
          </MarkedLine>
        )}
      </p>
      {isChanged && (
        <Button
          variant="secondary"
          disabled={status === 'running'}
          onClick={() => dispatch(clubActions.discarded())}
        >
          {clubTexts.discard}
        </Button>
      )}
      <Button type="submit" busy={status === 'running'}>
        {clubTexts.save}
      </Button>
    </ActionBar>
  );
}
