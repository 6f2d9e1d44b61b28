/** Returns the items by their key, each group in their order. */
export const groupedBy = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Returns the items of each user, in their order. */
export const byUser = <Item extends { userId: number }>(items: readonly Item[]): Map<number, Item[]> =>
  groupedBy(items, ({ userId }) => userId);
