import { createContext } from 'react';

/** Loads the slices and sagas of the office. Rejects when their code cannot be loaded. */
export type OpenOffice = () => Promise<void>;

export const OfficeContext = createContext<OpenOffice>(async () => {});
