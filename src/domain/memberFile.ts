import { byteText } from './byteText';

/** Why a file cannot be read as a list of members [MB-3, MB-15]. `line` is a row of the file, the first being row 1. */
export type FileFault =
  | { kind: 'unreadable' | 'large' | 'huge' | 'damaged' | 'noText' | 'empty' | 'columns' }
  | { kind: 'old' | 'password' | 'numbers' | 'markup' | 'noTable' }
  | { kind: 'many'; count: number }
  | { kind: 'quotes'; line: number };

/** Most bytes of a file. 500 rows have about 50 kB, and a table may have pictures. */
export const maxFileBytes = 5_000_000;

/** A row of a file: what is in its cells. `line` is its place in the file, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/** A table without its blank rows. */
export interface Table {
  rows: readonly TableRow[];
  /** From when its day numbers count: 1904 in files of old Macs. */
  firstYear: 1900 | 1904;
  /** The name of the sheet; null in a file that has no sheets. */
  sheet: string | null;
}

/** How files begin that are no text: archives (.xlsx, .ods), tables of old programs (.xls), pages, and documents. */
const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  ['old', [0xd0, 0xcf, 0x11, 0xe0]],
  ['noText', [0x25, 0x50, 0x44, 0x46]],
  ['noText', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

/** What a file is, by what is in it: its name does not count. */
export type FileKind = 'archive' | 'old' | 'password' | 'markup' | 'noText' | 'text';

/** Excel puts a table with a password into a file of the old form, under this name. */
const encrypted = [...'EncryptedPackage'].join('\0');

/** Returns what a file is. A page or XML that calls itself a table is what some programs write as .xls. */
export const kindOfFile = (bytes: Uint8Array): FileKind => {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (found?.[0] === 'old' && byteText(bytes).includes(encrypted)) return 'password';
  if (found) return found[0];
  const begin = byteText(bytes.subarray(0, 200)).replace(/^\xef\xbb\xbf/, '');
  return /^\s*<[?!a-z]/i.test(begin) ? 'markup' : 'text';
};
