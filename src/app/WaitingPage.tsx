import { Page } from '../components/layout/Page';
import { Stack } from '../components/layout/Stack';
import { Skeleton } from '../components/status/Skeleton';

interface WaitingPageProps {
  /** Says what the page waits for. */
  text?: string | undefined;
}

/** Shown instead of a screen that is not ready yet. */
export function WaitingPage({ text }: WaitingPageProps) {
  return (
    <Page narrow>
      <Stack>
        <p role="status">{text}</p>
        <Skeleton />
      </Stack>
    </Page>
  );
}
