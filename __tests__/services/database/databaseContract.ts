import type { Database } from '../../../src/services/ports';
import { describeChanges } from './changesContract';
import { describeContent } from './contentContract';
import { describeOwners } from './ownersContract';
import { describeRuns } from './runsContract';

/** What every `Database` does. `open` returns an empty one. */
export const describeDatabase = (name: string, open: () => Promise<Database>) => {
  describeContent(name, open);
  describeChanges(name, open);
  describeRuns(name, open);
  describeOwners(name, open);
};
