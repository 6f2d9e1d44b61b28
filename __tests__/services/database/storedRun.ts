import type { RunKind, RunOf } from '../../../src/domain/runs';
import type { Database } from '../../../src/services/ports';
import { anOwner } from '../../builders';

/** Returns the run as it is stored for the user, by default Anna; undefined when this user has no such run. */
export const storedRun = async <Kind extends RunKind>(
  database: Database,
  { kind, clientId }: { kind: Kind; clientId: string },
  owner = anOwner(),
) => {
  const { runs } = await database.load(owner);
  const ofKind: RunOf<Kind>[] = runs[kind];
  return ofKind.find((run) => run.clientId === clientId);
};
