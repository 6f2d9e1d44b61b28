import { selectContent } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Page } from '../../components/layout/Page';
import type { IconName } from '../../components/status/Icon';
import { contentTexts } from '../../texts/content';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingState } from '../page/LoadingState';

/** A page about an item of the content while the list is loaded, and where it has no such item [CT-1]. */
export function WithoutItem({ icon, title }: { icon: IconName; title: string }) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectContent);
  if (status === 'succeeded') return <EmptyPage icon={icon} title={title} text={contentTexts.unknown} />;
  return (
    <Page>
      <LoadingState
        error={error}
        offline={contentTexts.offline}
        retry={contentTexts.retry}
        onRetry={() => dispatch(contentActions.opened())}
      />
    </Page>
  );
}
