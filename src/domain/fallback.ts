import { type FeedbackRow, feedbackKey } from './feedback';
import { type Entry, isWrittenBy } from './outbox';
import type { Owner } from './owner';
import { isOwnedBy, type LocalRun } from './runs';

/** A row that IndexedDB did not take, with the store that it belongs to [DB-13]. */
export type FallbackRow =
  | { store: 'run'; row: LocalRun }
  | { store: 'entry'; row: Entry }
  | { store: 'feedback'; row: FeedbackRow };

/** What tells a row from the others. */
export type FallbackName =
  | { store: 'run' | 'entry'; row: { clientId: string } }
  | { store: 'feedback'; row: Pick<FeedbackRow, 'kind' | 'key'> };

/** Whether this user wrote the row, on this server. */
export const isFallbackOf =
  (owner: Owner) =>
  ({ store, row }: FallbackRow): boolean => {
    if (store === 'run') return isOwnedBy(owner)(row);
    return store === 'entry' ? isWrittenBy(owner)(row) : row.key.startsWith(feedbackKey(owner.id, ''));
  };
