import type { Database } from '../ports';
import { createConnection } from './connection';
import { createContentMethods } from './content';
import { openDatabase } from './open';
import { createRunMethods } from './runs';
import { createVideoMethods } from './videos';

/** `as_db` in this browser; opened when first asked. */
export const createDatabase = (): Database => {
  const withDatabase = createConnection(openDatabase);
  return {
    ...createContentMethods(withDatabase),
    ...createRunMethods(withDatabase),
    ...createVideoMethods(withDatabase),
  };
};
