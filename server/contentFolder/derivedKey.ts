import { createHash } from 'node:crypto';

/** The namespace of our keys, a UUID that was drawn once. */
const namespace = Buffer.from('5d3f2f6e1b0c4a57b1a98f1f3f6f0c2e', 'hex');

/**
 * Returns the key of what names none: a UUID of version 5, always the same for the same parts. So a folder that is
 * imported twice changes its items and adds none.
 */
export const derivedKey = (...parts: string[]): string => {
  const hash = createHash('sha1').update(namespace).update(JSON.stringify(parts)).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
