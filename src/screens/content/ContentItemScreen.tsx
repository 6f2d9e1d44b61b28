import { Navigate, useParams } from 'react-router-dom';
import { selectContentItem } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppSelector } from '../../../store/hooks';
import { isNamedKind, type NamedKind } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import { useOnLeave } from '../page/useOnLeave';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { useWhenOnline } from '../page/useWhenOnline';
import { ContentGate } from './ContentGate';
import { ItemEditor } from './ItemEditor';
import { useMadeItem } from './useMadeItem';
import { WithoutItem } from './WithoutItem';

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
  const item = useAppSelector((state) => selectContentItem(state, kind, itemKey));
  useWhenOnline(contentActions.opened);
  useOnLeave(contentActions.left);
  useSecondaryTitle(contentTexts.kinds[kind]);
  useMadeItem();
  if (item) return <ItemEditor item={item} />;
  return <WithoutItem icon="content" title={contentTexts.kinds[kind]} />;
}
