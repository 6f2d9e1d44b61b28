import { Navigate, useParams } from 'react-router-dom';
import { selectContent, selectContentItem } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Page } from '../../components/layout/Page';
import { isNamedKind, type NamedKind } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingState } from '../page/LoadingState';
import { useOnLeave } from '../page/useOnLeave';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useWhenOnline } from '../page/useWhenOnline';
import { ContentGate } from './ContentGate';
import { ItemEditor } from './ItemEditor';
import { useMadeItem } from './useMadeItem';

/** `/content/{kind}/{key}`: one item and its editor [CT-1]. */
export function ContentItemScreen() {
  const { kind, key = '' } = useParams();
  if (!isNamedKind(kind)) return <Navigate to="/content" replace />;
  return (
    <ContentGate>
      <ItemPage key={key} kind={kind} itemKey={key} />
    </ContentGate>
  );
}

function ItemPage({ kind, itemKey }: { kind: NamedKind; itemKey: string }) {
  const dispatch = useAppDispatch();
  const { status, error } = useAppSelector(selectContent);
  const item = useAppSelector((state) => selectContentItem(state, kind, itemKey));
  useWhenOnline(contentActions.opened);
  useOnLeave(contentActions.left);
  useSecondaryTitle(contentTexts.kinds[kind]);
  useMadeItem();
  if (item) return <ItemEditor item={item} />;
  if (status === 'succeeded') {
    return <EmptyPage icon="content" title={contentTexts.kinds[kind]} text={contentTexts.unknown} />;
  }
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
