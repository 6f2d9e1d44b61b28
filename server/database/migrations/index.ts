import type { Migration } from 'kysely';
import { initial } from './0001Initial';

/** Every migration by name, in the order in which they are applied. They are bundled, so no folder is read. */
export const migrations: Record<string, Migration> = { '0001Initial': initial };
