import { createContext } from 'react';
import type { LateParts } from '../../store/rootReducer';

/**
 * Loads the slices and sagas that come after the first paint, and those of the studio. Rejects when their code cannot
 * be loaded.
 */
export type LoadLateCode = Readonly<Record<keyof LateParts, () => Promise<void>>>;

const isThere = async () => {};

/** Everything is there already. */
export const nothingLate: LoadLateCode = { office: isThere, studio: isThere };

export const LateCodeContext = createContext(nothingLate);
