import { Page } from '../components/layout/Page';
import { Stack } from '../components/layout/Stack';
import { Skeleton } from '../components/status/Skeleton';

interface WaitingPageProps {
  /** What is waited for. */
  text?: string | undefined;
}

/** Stands in the place of a screen that cannot be shown yet. */
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
