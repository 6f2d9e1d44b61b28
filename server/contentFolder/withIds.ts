import { type FolderContent, itemsOf } from './content';

/** Gives each key an id: that of the folder, else the next free one among those of its kind. */
export const withIds = (content: FolderContent): FolderContent => {
  const tests = itemsOf(content, 'test').map(({ body }) => body);
  const ranges = tests.flatMap(({ rangeQuestions }) => rangeQuestions);
  const rows: readonly { key: string }[][] = [
    itemsOf(content, 'screening'),
    itemsOf(content, 'test'),
    itemsOf(content, 'exercise'),
    [...tests.flatMap(({ questions }) => questions), ...ranges],
    ranges.flatMap(({ values }) => values),
  ];
  const ids = new Map(content.ids);
  for (const row of rows) {
    let last = Math.max(0, ...row.map(({ key }) => content.ids.get(key) ?? 0));
    for (const { key } of row) {
      if (ids.has(key)) continue;
      last += 1;
      ids.set(key, last);
    }
  }
  return { ...content, ids };
};
