import type { Database, Ids } from '../ports';
import { createConnection } from './connection';
import { createContentMethods } from './content';
import { openDatabase } from './open';
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
  const withDatabase = createConnection(() => openDatabase({ uuid, onBlockedChange, onUpgraded }));
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
