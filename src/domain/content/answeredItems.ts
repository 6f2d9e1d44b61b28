/** Apart from `drafts.ts`: the reducer needs no more than this, and comes with the late code. */
import type { ContentItem } from '../../contract/content';

/**
 * Returns the items with those of an answer, by key. What is here with a later revision stays, and so does what the
 * answer lacks and the server has got since it was asked: `since` are the keys of these.
 */
export const withItems = (
  items: readonly ContentItem[],
  answer: readonly ContentItem[],
  since: readonly string[],
): ContentItem[] => {
  const known = new Map(items.map((item) => [item.key, item]));
  const newest = (item: ContentItem) => {
    const here = known.get(item.key);
    return here && here.revision > item.revision ? here : item;
  };
  const answered = new Set(answer.map(({ key }) => key));
  return [...answer.map(newest), ...items.filter(({ key }) => since.includes(key) && !answered.has(key))];
};
