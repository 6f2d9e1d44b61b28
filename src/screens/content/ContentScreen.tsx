import { Navigate, useParams } from 'react-router-dom';
import { selectContent, selectContentItems } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Page } from '../../components/layout/Page';
import type { ContentKind } from '../../contract/content';
import { contentKinds } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import { LoadingState } from '../page/LoadingState';
import { useOnLeave } from '../page/useOnLeave';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useWhenOnline } from '../page/useWhenOnline';
import { BasisEditor } from './BasisEditor';
import styles from './Content.module.css';
import { ContentGate } from './ContentGate';
import { ContentTabs } from './ContentTabs';
import { FeedbackEditor } from './FeedbackEditor';
import { ItemsList } from './ItemsList';
import { useMadeItem } from './useMadeItem';

const isKind = (view: string): view is ContentKind => contentKinds.some((kind) => kind === view);

/** `/content/{kind}`: the club's own content [CT-1]. */
export function ContentScreen() {
  const { view = 'screening' } = useParams();
  if (!isKind(view)) return <Navigate to="/content" replace />;
  return (
    <ContentGate>
      <ContentPage kind={view} />
    </ContentGate>
  );
}

function ContentPage({ kind }: { kind: ContentKind }) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectContent);
  const hasItems = useAppSelector((state) => selectContentItems(state).length > 0);
  const isOnline = useWhenOnline(contentActions.opened);
  useOnLeave(contentActions.left);
  useSecondaryTitle(contentTexts.tabs[kind]);
  useMadeItem();
  const isLoaded = status === 'succeeded' || hasItems;
  return (
    <Page>
      <div className={styles.layout}>
        <ContentTabs current={kind} />
        <div className={styles.content}>
          {(!isLoaded || error !== null || !isOnline) && (
            <LoadingState
              error={error}
              offline={contentTexts.offline}
              retry={contentTexts.retry}
              onRetry={() => dispatch(contentActions.opened())}
            />
          )}
          {isLoaded && <View kind={kind} />}
        </div>
      </div>
    </Page>
  );
}

function View({ kind }: { kind: ContentKind }) {
  if (kind === 'basis') return <BasisEditor />;
  if (kind === 'feedback') return <FeedbackEditor />;
  return <ItemsList key={kind} kind={kind} />;
}
