/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes. Returns 'whole' for several ranges, another unit or an unreadable
 * header, as the standard allows, and 'unsatisfiable' for a range that begins after the end.
 */
export const parseByteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'whole';
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'unsatisfiable';
};

const lastBytes = (count: number, size: number): ByteRange | 'unsatisfiable' =>
  count > 0 && size > 0 ? { start: Math.max(size - count, 0), end: size - 1 } : 'unsatisfiable';
