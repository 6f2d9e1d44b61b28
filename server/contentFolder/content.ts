import type { ContentBody } from '../../src/contract/content';

/** An item as a folder has it. Its body names other items by their keys. */
export type FolderItem = ContentBody & {
  key: string;
  /** The name of its file without the ending; of the basis list and the feedback questions, their kind. */
  slug: string;
};

const folders = { screening: 'screenings', test: 'tests', exercise: 'exercises' } as const;

/** Returns the path of an item's file in the folder. */
export const fileOf = ({ kind, slug }: Pick<FolderItem, 'kind' | 'slug'>): string =>
  kind === 'basis' || kind === 'feedback' ? `${kind}.yaml` : `${folders[kind]}/${slug}.md`;

export type FolderItemOf<Kind extends FolderItem['kind']> = Extract<FolderItem, { kind: Kind }>;

/** A clip of a folder, beside its items. */
export interface FolderClip {
  /** As the items name it. */
  name: string;
  /** Where its file is. */
  path: string;
}

/** What a folder holds [CT-5]. */
export interface FolderContent {
  items: FolderItem[];
  /**
   * The ids on the wire that an empty server gives to what has the key: an item, a question or a value. Without an
   * entry the server chooses.
   */
  ids: ReadonlyMap<string, number>;
  /** The places of exercises in the list of all, by key, where a folder says it. */
  sortOrders: ReadonlyMap<string, number>;
  clips: FolderClip[];
}

/** Returns the items of a kind, in the order of the folder. */
export const itemsOf = <Kind extends FolderItem['kind']>(
  { items }: Pick<FolderContent, 'items'>,
  kind: Kind,
): FolderItemOf<Kind>[] => items.filter((item): item is FolderItemOf<Kind> => item.kind === kind);
