import type { Desk, DeskLoader } from '../ports';

/** `athletik-desk` in this browser. What opens, reads and writes it is loaded with the first call. */
export const createDesk = (): DeskLoader => {
  let desk: Desk | null = null;
  return {
    load: async () => {
      const { openDesk } = await import('./openDesk');
      desk ??= openDesk();
      return desk;
    },
  };
};
