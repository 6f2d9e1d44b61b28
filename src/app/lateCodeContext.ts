import { createContext } from 'react';

/** Loads the slices and sagas that come after the first paint. Rejects when their code cannot be loaded. */
export type LoadLateCode = () => Promise<void>;

export const LateCodeContext = createContext<LoadLateCode>(async () => {});
