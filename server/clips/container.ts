import { type FileHandle, open } from 'node:fs/promises';

/** The kinds of files that a clip may be, by the ends of their names. */
export type Container = 'mp4' | 'mov' | 'webm';

/** What is found: the kind, no clip at all, or one that does not end where it says. */
export type FoundContainer = Container | 'other' | 'damaged';

/** The boxes that may stand on the first level of an ISO or QuickTime file. */
const topBoxes: readonly string[] = [
  ...['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'meta', 'udta', 'uuid', 'pdin', 'pnot'],
  ...['moof', 'mfra', 'sidx', 'ssix', 'styp', 'prft', 'emsg'],
];

/** More boxes than any clip of 20 s has. */
const mostBoxes = 10_000;

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

/** Returns the length of a box; 0 for one that cannot be. */
const boxLength = (head: Buffer, rest: number): number => {
  const length = head.readUInt32BE(0);
  if (length === 0) return rest;
  if (length !== 1) return length >= 8 ? length : 0;
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
};

/** Goes from box to box: something that was hung on to a clip, such as an archive, is no box. */
const followBoxes = async (file: FileHandle, size: number): Promise<FoundContainer> => {
  let position = 0;
  for (let count = 0; position < size; count += 1) {
    const head = await readAt(file, position, 16);
    if (count === mostBoxes || head.length < 8) return 'damaged';
    if (!topBoxes.includes(head.toString('latin1', 4, 8))) return 'damaged';
    const length = boxLength(head, size - position);
    if (length === 0 || position + length > size) return 'damaged';
    position += length;
  }
  const brand = (await readAt(file, 8, 4)).toString('latin1');
  return brand === 'qt  ' ? 'mov' : 'mp4';
};

/** Reads a number of EBML, whose first byte says how long it is. Null is an unknown length, or none. */
const readVint = (bytes: Buffer, at: number): { value: number | null; length: number } | undefined => {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = (bytes[at] ?? 0) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown ? null : value, length };
};

const segmentId = 0x18538067;

/** A WebM is a head that says so, and one segment up to the end. A recorder leaves the length of that unknown. */
const followEbml = async (file: FileHandle, size: number): Promise<FoundContainer> => {
  const bytes = await readAt(file, 0, 4096);
  const head = readVint(bytes, 4);
  if (!head || head.value === null) return 'damaged';
  const segment = 4 + head.length + head.value;
  const isWebm = bytes.subarray(0, segment).includes(Buffer.from('\x42\x82\x84webm', 'latin1'));
  if (!isWebm) return 'other';
  if (segment + 5 > bytes.length || bytes.readUInt32BE(segment) !== segmentId) return 'damaged';
  const body = readVint(bytes, segment + 4);
  if (!body) return 'damaged';
  const end = body.value === null ? size : segment + 4 + body.length + body.value;
  return end === size ? 'webm' : 'damaged';
};

/** Returns what a file is by its bytes, and not by its name [CT-3]. */
export const findContainer = async (path: string): Promise<FoundContainer> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, 8);
    if (head.toString('latin1', 4, 8) === 'ftyp') return await followBoxes(file, size);
    if (head.toString('hex', 0, 4) === '1a45dfa3') return await followEbml(file, size);
    return 'other';
  } finally {
    await file.close();
  }
};
