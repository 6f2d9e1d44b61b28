/** Why a file cannot be read as a list of members [MB-3]. `line` is the row of the file, the header being row 1. */
export type FileFault =
  | { kind: 'unreadable' | 'large' | 'excel' | 'noText' | 'empty' | 'columns' }
  | { kind: 'many'; count: number }
  | { kind: 'quotes'; line: number };

/** Most bytes of a list. 500 rows have about 50 kB. */
export const maxFileBytes = 1_000_000;

/** How the files begin that table programs write by themselves: a ZIP archive (.xlsx, .ods), or the old .xls. */
const tableSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** UTF-16 is known by its byte order mark only. What is not valid UTF-8 is what Excel writes on Windows. */
const decoded = (bytes: Uint8Array): string => {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Returns the text of a CSV file without its byte order mark, or why the file cannot be read [MB-3]. */
export const textOfFile = (bytes: Uint8Array): { text: string } | { fault: FileFault } => {
  if (bytes.length > maxFileBytes) return { fault: { kind: 'large' } };
  if (tableSignatures.some((signature) => startsWith(bytes, signature))) return { fault: { kind: 'excel' } };
  const text = decoded(bytes);
  return text.includes('\0') ? { fault: { kind: 'noText' } } : { text };
};
