import { Page } from '../../components/layout/Page';
import { Skeleton, type SkeletonShape } from '../../components/status/Skeleton';

/** In place of a page that is being read from the device. */
export function LoadingPage({ shape }: { shape: SkeletonShape }) {
  return (
    <Page>
      <Skeleton shape={shape} />
    </Page>
  );
}
