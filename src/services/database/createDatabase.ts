import type { Database, Ids } from '../ports';
import { createConnection } from './connection';
import { createContentMethods } from './content';
import { createRunMethods } from './runs';
import { createVideoMethods } from './videos';

/** `as_db` in this browser; opened when first asked. `ids` names the runs of older apps [CO-20]. */
export const createDatabase = ({ uuid }: Ids): Database => {
  const listeners = new Set<(isBlocked: boolean) => void>();
  const onBlockedChange = (isBlocked: boolean) => {
    for (const listener of listeners) listener(isBlocked);
  };
  let lacksExercises = false;
  const onUpgraded = (oldVersion: number) => {
    lacksExercises = oldVersion === 1;
  };
  // A first visit shows the login without a database, so what opens one comes when it is needed.
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
