import { useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { Skeleton } from '../../components/status/Skeleton';

interface LoadingStateProps {
  /** Why the page could not be loaded; null while it is loading. */
  error: string | null;
  /** What is said without a network, unless the data is on the device. The page is loaded once there is one again. */
  offline?: string;
  /** The word of the button that tries again. */
  retry: string;
  onRetry: () => void;
}

/** In place of a page whose data is not there yet. */
export function LoadingState({ error, offline, retry, onRetry }: LoadingStateProps) {
  const isOnline = useAppSelector(selectIsOnline);
  if (offline && !isOnline) return <Alert kind="info">{offline}</Alert>;
  if (error === null) return <Skeleton shape="rows" />;
  return (
    <Stack>
      <Alert kind="error">{error}</Alert>
      <Button variant="secondary" mark="update" onClick={onRetry}>
        {retry}
      </Button>
    </Stack>
  );
}
