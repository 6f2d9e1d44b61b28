import { useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { Skeleton } from '../../components/status/Skeleton';
import { newAccountTexts } from '../../texts/newAccount';

interface LinkCheckProps {
  title: string;
  /** What is being done, for as long as it takes. */
  checking: string;
  /** Why the link could not be checked; null while it is being checked. */
  error: string | null;
  onRetry: () => void;
}

/** Stands in for a page whose link is not checked yet. A failed check can be repeated. */
export function LinkCheck({ title, checking, error, onRetry }: LinkCheckProps) {
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <Stack>
      <h1>{title}</h1>
      {error === null ? (
        <>
          <p role="status">{checking}</p>
          <Skeleton />
        </>
      ) : (
        <>
          <Alert kind="error">{isOnline ? error : newAccountTexts.offline}</Alert>
          <Button wide mark="update" onClick={onRetry}>
            {newAccountTexts.retry}
          </Button>
        </>
      )}
    </Stack>
  );
}
