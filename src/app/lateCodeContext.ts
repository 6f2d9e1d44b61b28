import { createContext } from 'react';
import type { LateParts } from '../../store/rootReducer';

/**
 * Brings the slices and sagas of a part that comes after the first paint, or with its pages. Rejects when its code
 * cannot be loaded.
 */
export type LoadLateCode = (part: keyof LateParts) => Promise<void>;

/** Everything is there already. */
export const nothingLate: LoadLateCode = async () => {};

export const LateCodeContext = createContext(nothingLate);
