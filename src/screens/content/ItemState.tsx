import { Tag } from '../../components/status/Tag';
import type { ContentItem } from '../../contract/content';
import { contentTexts } from '../../texts/content';

const { states } = contentTexts;

/** Whether an item reaches athletes [CT-1]. */
export function ItemState({ item: { state, hasDraft } }: { item: ContentItem }) {
  if (state === 'retired') return <Tag mark="retire">{states.retired}</Tag>;
  if (state === 'draft') {
    return (
      <Tag mark="draft" tone="warn">
        {states.draft}
      </Tag>
    );
  }
  return hasDraft ? (
    <Tag mark="edit" tone="warn">
      {states.changed}
    </Tag>
  ) : (
    <Tag mark="done" tone="ok">
      {states.published}
    </Tag>
  );
}
