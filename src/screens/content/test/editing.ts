import type { TestDraft } from '../../../contract/content';

/** How a draft was changed: `typed` letter by letter, or `chosen`, which is kept at once. */
export type EditKind = 'typed' | 'chosen';

/** An exercise that an answer may lead to. */
export interface NamedExercise {
  key: string;
  name: string;
  /** It is retired: nothing new may lead to it. */
  isRetired: boolean;
  isDraft: boolean;
}

export type ChangeTest = (draft: TestDraft, how: EditKind) => void;

/** The list with another item in this place. */
export const replaced = <Item>(list: readonly Item[], place: number, item: Item): Item[] =>
  list.map((one, index) => (index === place ? item : one));

/** The list without the item in this place. */
export const without = <Item>(list: readonly Item[], place: number): Item[] =>
  list.filter((_, index) => index !== place);
