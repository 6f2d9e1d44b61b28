import { createContext } from 'react';
import type { LateParts } from '../../store/rootReducer';

/**
 * Loads the slices and sagas that come after the first paint, those of the studio, and those of the track. Rejects when
 * their code cannot be loaded.
 */
export type LoadLateCode = Readonly<Record<keyof LateParts, () => Promise<void>>>;

const isThere = async () => {};

/** Everything is there already. */
export const nothingLate: LoadLateCode = { office: isThere, studio: isThere, trackside: isThere };

export const LateCodeContext = createContext(nothingLate);
