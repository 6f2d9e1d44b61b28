import { isPostgresBusy } from './postgres/patience';
import { isSqliteBusy } from './sqlite/patience';

/**
 * Returns whether a statement failed because of the moment: somebody else holds the database, or it cannot be reached.
 */
export const isBusy = ({ code }: Pick<NodeJS.ErrnoException, 'code'>): boolean =>
  code !== undefined && (isSqliteBusy(code) || isPostgresBusy(code));
