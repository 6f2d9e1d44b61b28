import { selectContent, selectContentItems } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { ActionBar } from '../../components/layout/ActionBar';
import { Alert } from '../../components/status/Alert';
import type { ContentItem } from '../../contract/content';
import { publishedTogether } from '../../domain/content/references';
import { contentTexts } from '../../texts/content';

/** Asks to publish an item, with all that it leads to and was never published [CT-11]. */
export function PublishBar({ item }: { item: ContentItem }) {
  const dispatch = useAppDispatch();
  const { publishing } = useAppSelector(selectContent);
  const items = useAppSelector(selectContentItems);
  if (item.state === 'retired' || (item.state === 'published' && !item.hasDraft)) return null;
  const ask = () => dispatch(contentActions.publishAsked(publishedTogether(items, item.key)));
  return (
    <ActionBar floating>
      {publishing.status === 'failed' && <Alert kind="error">{publishing.error}</Alert>}
      <Button busy={publishing.status === 'running'} onClick={ask}>
        {contentTexts.actions.publish}
      </Button>
    </ActionBar>
  );
}
