import type { DeskLoader } from '../ports';

/** `athletik-desk` in this browser. What opens, reads and writes it is loaded with the first call. */
export const createDesk = (): DeskLoader => ({
  load: async () => (await import('./desk')).desk,
});
