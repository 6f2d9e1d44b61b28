import type { Database, Ids } from '../ports';
import { createConnection } from './connection';
import { createContentMethods } from './content';
import { createRunMethods } from './runs';
import { createVideoMethods } from './videos';

/** `as_db` in this browser, opened on first use. `uuid` makes client ids for runs of older app versions [CO-20]. */
export const createDatabase = ({ uuid }: Ids): Database => {
  const listeners = new Set<(isBlocked: boolean) => void>();
  const onBlockedChange = (isBlocked: boolean) => {
    for (const listener of listeners) listener(isBlocked);
  };
  let lacksExercises = false;
  const onUpgraded = (oldVersion: number) => {
    lacksExercises = oldVersion === 1;
  };
  // The login on a first visit needs no database, so this code is loaded on demand.
  const withDatabase = createConnection(async () => {
    const { openDatabase } = await import('./open');
    return openDatabase({ uuid, onBlockedChange, onUpgraded });
  });
  return {
    ...createContentMethods(withDatabase, () => lacksExercises),
    ...createRunMethods(withDatabase),
    ...createVideoMethods(withDatabase),
    onBlockedChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
