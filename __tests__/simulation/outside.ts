import { createHash } from 'node:crypto';
import type { World } from './world';

/** What JSON can hold of a value. The parts of a `Map` or a `Set` keep their order. */
const plain = (value: unknown): unknown => {
  if (value instanceof Blob) return { size: value.size, type: value.type };
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
};

/** Everything that is stored on the device and at the server, what was saved of it, and the time, as one hash. */
export const outsideOf = ({ device, server, ledger }: World): string => {
  // The locks and listeners of a tab end with it.
  const { locks: _locks, tabs: _tabs, ...stored } = device;
  const { changes: _changes, ...atServer } = server;
  const parts = [Date.now(), stored, atServer, ledger];
  return createHash('sha256')
    .update(JSON.stringify(parts, (_key, part) => plain(part)))
    .digest('hex');
};
