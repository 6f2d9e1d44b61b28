import { useLocation } from 'react-router-dom';
import { Page } from '../components/layout/Page';
import { Skeleton } from '../components/status/Skeleton';
import { routeAt } from './routes';

interface WaitingPageProps {
  /** Says what the page waits for. */
  text?: string | undefined;
}

/** Shown instead of a screen that is not ready yet, in its shape. */
export function WaitingPage({ text }: WaitingPageProps) {
  const { shape } = routeAt(useLocation().pathname);
  return (
    <Page narrow={!shape}>
      <Skeleton shape={shape} />
      <p role="status">{text}</p>
    </Page>
  );
}
