import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { Skeleton } from '../../components/status/Skeleton';

interface LoadingStateProps {
  /** Why the page could not be loaded; null while it is loading. */
  error: string | null;
  /** Says that there is no network; null with one. The page is then loaded by itself once there is one again. */
  offline: string | null;
  /** The word of the button that tries again. */
  retry: string;
  onRetry: () => void;
}

/** In place of a page whose data comes from the server. */
export function LoadingState({ error, offline, retry, onRetry }: LoadingStateProps) {
  if (offline !== null) return <Alert kind="info">{offline}</Alert>;
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
