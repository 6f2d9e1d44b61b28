/** Which items of the club's own content name which others. */
import type { ContentBody, ContentItem } from '../../contract/content';

/** The keys of the items that an item names: tests of a screening, exercises of a test and of the basis list. */
export const referencesOf = (item: ContentBody): string[] => {
  switch (item.kind) {
    case 'screening':
      return item.body.tests;
    case 'test': {
      const { questions, rangeQuestions } = item.body;
      const answers = [...questions, ...rangeQuestions.flatMap(({ values }) => values)];
      return answers.flatMap(({ weights }) => weights.map(({ exercise }) => exercise));
    }
    case 'exercise':
      return [item.body.easier, item.body.harder].flatMap((key) => key ?? []);
    case 'basis':
      return item.body.exercises;
    case 'feedback':
      return [];
  }
};

/**
 * The keys of what is published with an item: itself, and all that it leads to and was never published, since nothing
 * published may lead to a draft.
 */
export const publishedTogether = (items: readonly ContentItem[], key: string): string[] => {
  const together = new Set([key]);
  // A set goes on with what is added to it.
  for (const each of together) {
    const item = items.find((one) => one.key === each);
    const drafts = (item ? referencesOf(item) : []).filter((named) =>
      items.some((one) => one.key === named && one.version === 0),
    );
    for (const draft of drafts) together.add(draft);
  }
  return [...together];
};

/** How many items of a kind name each item, by key; retired ones do not count. */
export const usesOf = (items: readonly ContentItem[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const item of items.filter(({ state }) => state !== 'retired'))
    for (const key of new Set(referencesOf(item))) uses.set(key, (uses.get(key) ?? 0) + 1);
  return uses;
};
