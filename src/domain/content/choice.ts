/** Which items the list shows [CT-1]. */
import type { ContentItem } from '../../contract/content';
import { plainText } from '../plainText';
import { nameOf } from './drafts';

export const contentFilters = ['all', 'drafts', 'withoutClip', 'retired'] as const;

export type ContentFilter = (typeof contentFilters)[number];

const isShown: Record<ContentFilter, (item: ContentItem) => boolean> = {
  all: ({ state }) => state !== 'retired',
  drafts: ({ state, hasDraft }) => state !== 'retired' && (state === 'draft' || hasDraft),
  withoutClip: ({ state, body }) => state !== 'retired' && 'video' in body && body.video === null,
  retired: ({ state }) => state === 'retired',
};

/** How many items each filter shows. */
export const filterCounts = (items: readonly ContentItem[]): Record<ContentFilter, number> => ({
  all: items.filter(isShown.all).length,
  drafts: items.filter(isShown.drafts).length,
  withoutClip: items.filter(isShown.withoutClip).length,
  retired: items.filter(isShown.retired).length,
});

/** Returns the items of a filter whose name has the words, by name. */
export const matchingItems = <Item extends ContentItem>(
  items: readonly Item[],
  filter: ContentFilter,
  search: string,
): Item[] => {
  const wanted = plainText(search.trim());
  return items
    .filter(isShown[filter])
    .filter((item) => plainText(nameOf(item)).includes(wanted))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'de'));
};
