import type { Database } from '../ports';
import { createChangeMethods } from './applyChanges';
import { createContentMethods } from './content';
import { createFormerMethods } from './formerRuns';
import type { Connection } from './open';
import { createOwnerMethods } from './owners';
import { createRunMethods } from './runs';
import { createVideoMethods } from './videos';

/** What reads and writes `as_db`. */
export type DatabaseMethods = Omit<Database, 'onBlockedChange' | 'onLost' | 'onBroken'>;

export const createMethods = (
  withDatabase: Connection,
  lacksExercises: () => boolean,
  uuid: () => string,
): DatabaseMethods => ({
  ...createContentMethods(withDatabase, lacksExercises, uuid),
  ...createChangeMethods(withDatabase),
  ...createRunMethods(withDatabase, uuid),
  ...createFormerMethods(withDatabase),
  ...createOwnerMethods(withDatabase),
  ...createVideoMethods(withDatabase),
});
