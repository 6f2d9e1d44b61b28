/** Less is short on any disk. */
const littleBytes = 1_000_000_000;

const littleShare = 0.1;

/** Whether the disk of a server has so little room that somebody should look after it [CL-2]. */
export const isRoomShort = (freeBytes: number, diskBytes: number): boolean =>
  freeBytes <= Math.max(littleBytes, diskBytes * littleShare);
