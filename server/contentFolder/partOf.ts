import type { WeightDraft } from '../../src/contract/content';
import { isSameName } from '../videos/video';
import type { FolderContent, FolderItem } from './content';

const exercisesIn = (weights: readonly WeightDraft[]): string[] => weights.map(({ exercise }) => exercise);

/** Returns the keys of the items that an item names. */
const namedBy = (item: FolderItem): string[] => {
  switch (item.kind) {
    case 'screening':
      return item.body.tests;
    case 'test':
      return [...item.body.questions, ...item.body.rangeQuestions.flatMap(({ values }) => values)].flatMap(
        ({ weights }) => exercisesIn(weights),
      );
    case 'exercise':
      return [item.body.easier, item.body.harder].filter((key) => key !== null);
    case 'basis':
      return item.body.exercises;
    case 'feedback':
      return [];
  }
};

/** Returns the part of a content that these items need: themselves, what they name, and so on, with the clips. */
export const partOf = (content: FolderContent, keys: readonly string[]): FolderContent => {
  const byKey = new Map(content.items.map((item) => [item.key, item]));
  const needed = new Set(keys);
  // A set that grows while it is gone through is gone through to its new end.
  for (const key of needed) {
    const item = byKey.get(key);
    for (const named of item ? namedBy(item) : []) needed.add(named);
  }
  const items = content.items.filter(({ key }) => needed.has(key));
  const videos = items.flatMap((item) =>
    (item.kind === 'test' || item.kind === 'exercise') && item.body.video !== null ? [item.body.video] : [],
  );
  const clips = content.clips.filter(({ name }) => videos.some((video) => isSameName(video, name)));
  return { ...content, items, clips };
};
