import type { ContentBody } from '../../contract/content';

/** An item as the others see it: `body` is what would be published. */
export type LibraryItem = ContentBody & { state: 'draft' | 'published' | 'retired' };

/** All items of the club by key. */
export type Library = ReadonlyMap<string, LibraryItem>;
