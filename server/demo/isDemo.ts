import type { Dependencies } from '../config/dependencies';
import { hasDemoClub } from './seedPeople';

/** Returns whether this server is a demo: its settings say so, and it has the club of the demo. */
export const isDemo = async ({ db, config }: Pick<Dependencies, 'db' | 'config'>): Promise<boolean> =>
  config.hasDemo && (await hasDemoClub(db));
