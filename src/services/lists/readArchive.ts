import { unzipSync } from 'fflate';
import type { FileFault, Table } from '../../domain/memberFile';
import { TooHuge } from './damaged';
import { readOds } from './readOds';
import { type Parts, readXlsx, workbookPart } from './readXlsx';

/** Most bytes that the parts of a table have when they are unpacked. 500 rows of 100 columns have about 3 MB. */
export const maxUnpackedBytes = 30_000_000;

const odsPart = 'content.xml';
const manifestPart = 'META-INF/manifest.xml';

/** The parts that have what cells show. Pictures, drawings, and what is printed stay packed. */
const isRead = (name: string): boolean =>
  [
    odsPart,
    manifestPart,
    workbookPart,
    'xl/_rels/workbook.xml.rels',
    'xl/sharedStrings.xml',
    'xl/styles.xml',
  ].includes(name) || /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/**
 * Unpacks the parts that are read. A part gets as much memory as the archive says it needs, so one that lies is cut off
 * there.
 */
const unpack = (bytes: Uint8Array): { names: string[]; parts: Parts } => {
  const names: string[] = [];
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      if (!isRead(name)) return false;
      size += originalSize;
      if (size > maxUnpackedBytes) throw new TooHuge('The archive is too large when it is unpacked.');
      return true;
    },
  });
  const decoder = new TextDecoder();
  const texts = Object.entries(files).map(([name, file]) => [name, decoder.decode(file)] as const);
  return { names, parts: new Map(texts) };
};

/** Returns the sheets of an archive, or what kind of archive it is instead. Throws what is wrong with a damaged one. */
export const readArchive = (bytes: Uint8Array): { tables: Table[] } | { fault: FileFault } => {
  const { names, parts } = unpack(bytes);
  if (parts.has(workbookPart)) return { tables: readXlsx(parts) };
  if (names.some((name) => /^Index(\.zip$|\/.*\.iwa$)/.test(name))) return { fault: { kind: 'numbers' } };
  if (names.includes('xl/workbook.bin')) return { fault: { kind: 'old' } };
  if (parts.get(manifestPart)?.includes('encryption-data')) return { fault: { kind: 'password' } };
  const content = parts.get(odsPart);
  const tables = content?.includes('office:spreadsheet') ? readOds(content) : [];
  return tables.length > 0 ? { tables } : { fault: { kind: 'noTable' } };
};
