import { changesFeature } from '../../src/contract/features';
import type { RootState } from '../rootReducer';
import { selectHasFeature } from '../server/selectors';

/** Null while the office is not there: what happened before its sagas began reaches them then. */
export const selectFreshness = ({ office }: RootState) => office?.freshness ?? null;

/** When the server last answered, or was last asked by itself: in milliseconds since the epoch. */
export const selectAskedAt = (state: RootState): number =>
  Math.max(state.update.updatedAt ?? 0, selectFreshness(state)?.askedAt ?? 0);

/**
 * Whether an update may begin by itself [DE-7]: a page is open that shows it, and none is running. A server without a
 * log of changes would have to send everything.
 */
export const selectMayAsk = (state: RootState): boolean =>
  selectFreshness(state)?.isShown === true &&
  state.update.status !== 'running' &&
  selectHasFeature(state, changesFeature);
