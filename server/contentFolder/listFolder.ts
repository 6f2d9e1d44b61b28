import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isReadable } from '../system/namedFile';
import { mediaTypeOf } from '../videos/video';
import type { FolderClip } from './content';
import type { Faults } from './faults';
import { isSlug } from './slugs';

/** The longest file of texts, in bytes: the longest test has some hundred thousand. */
const maxFileBytes = 1_000_000;
/** As large as a clip that is uploaded [CT-3]. */
const maxClipBytes = 50_000_000;

/** A file of texts. */
export interface TextFile {
  /** In the folder, as in `tests/kniebeuge.md`. */
  file: string;
  /** Its name without the ending, in the form NFC. */
  slug: string;
  text: string;
}

/** What there is in a content folder. */
export interface Listing {
  screenings: TextFile[];
  tests: TextFile[];
  exercises: TextFile[];
  basis: TextFile | undefined;
  feedback: TextFile | undefined;
  clips: FolderClip[];
}

const itemFolders = ['screenings', 'tests', 'exercises'] as const;
const singleFiles = { basis: 'basis.yaml', feedback: 'feedback.yaml' } as const;
const allNames = [...itemFolders, 'clips', ...Object.values(singleFiles)];

/** What systems and people leave in folders, and nobody means as content. */
const isBeside = (name: string): boolean =>
  name.startsWith('.') || /^(desktop\.ini|thumbs\.db|readme\.md)$/i.test(name);

const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1);

const unreadable = 'Das darf dieser Benutzer nicht lesen. Gib ihm das Recht.';

/** A link could lead out of the folder, to anything that the server may read. */
const isReal = (entry: Dirent, file: string, kind: 'file' | 'folder', faults: Faults): boolean => {
  if (entry.isSymbolicLink()) {
    faults.add({ file, line: null }, 'Das ist eine Verknüpfung. Leg die Datei selbst in den Ordner.');
    return false;
  }
  if (kind === 'file' ? !entry.isFile() : !entry.isDirectory()) {
    faults.add({ file, line: null }, kind === 'file' ? 'Das ist keine Datei.' : 'Das ist kein Ordner.');
    return false;
  }
  if (isReadable(join(entry.parentPath, entry.name))) return true;
  faults.add({ file, line: null }, unreadable);
  return false;
};

const entriesOf = (folder: string, name: string): Dirent[] =>
  readdirSync(join(folder, name), { withFileTypes: true })
    .filter((entry) => !isBeside(entry.name))
    .toSorted(byName);

/** The line of the first byte that is no UTF-8. */
const brokenLine = (bytes: Buffer): number | null => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let begin = 0; begin <= bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, begin);
    const part = bytes.subarray(begin, end < 0 ? bytes.length : end);
    try {
      decoder.decode(part);
    } catch {
      return line;
    }
    begin = end < 0 ? bytes.length + 1 : end + 1;
  }
  return null;
};

const readText = (folder: string, file: string, faults: Faults): string | undefined => {
  const path = join(folder, file);
  if (statSync(path).size > maxFileBytes) {
    faults.add({ file, line: null }, 'Die Datei ist größer als 1 MB.');
    return undefined;
  }
  const bytes = readFileSync(path);
  const line = brokenLine(bytes);
  if (line !== null) {
    faults.add({ file, line }, 'Die Datei ist nicht als UTF-8 gespeichert.');
    return undefined;
  }
  // Without the mark that some editors put before the text, and with line breaks of one kind.
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
};

const textFilesIn = (folder: string, name: string, faults: Faults): TextFile[] => {
  const found = new Map<string, TextFile>();
  for (const entry of entriesOf(folder, name)) {
    const file = `${name}/${entry.name.normalize('NFC')}`;
    if (!isReal(entry, file, 'file', faults)) continue;
    const slug = /^(.*)\.md$/.exec(entry.name.normalize('NFC'))?.[1];
    if (slug === undefined || !isSlug(slug)) {
      faults.add({ file, line: null }, 'Der Name muss mit .md enden und vor allem Buchstaben haben.');
      continue;
    }
    const text = readText(folder, join(name, entry.name), faults);
    if (found.has(slug)) faults.add({ file, line: null }, 'Diesen Namen gibt es zweimal.');
    else if (text !== undefined) found.set(slug, { file, slug, text });
  }
  return [...found.values()];
};

const clipsIn = (folder: string, faults: Faults): FolderClip[] =>
  entriesOf(folder, 'clips').flatMap((entry) => {
    const name = entry.name.normalize('NFC');
    const file = `clips/${name}`;
    if (!isReal(entry, file, 'file', faults)) return [];
    const path = join(folder, 'clips', entry.name);
    const { size } = statSync(path);
    const complaint =
      (mediaTypeOf(name) === undefined && 'Der Name muss auf .mp4, .webm oder .mov enden.') ||
      (size === 0 && 'Das Video ist leer (0 Bytes).') ||
      (size > maxClipBytes && 'Das Video ist größer als 50 MB.');
    if (complaint) faults.add({ file, line: null }, complaint);
    return complaint ? [] : [{ name, path }];
  });

/** Reads the files of a content folder. What does not belong there goes into `faults`. */
export const listFolder = (folder: string, faults: Faults): Listing => {
  const listing: Listing = {
    screenings: [],
    tests: [],
    exercises: [],
    basis: undefined,
    feedback: undefined,
    clips: [],
  };
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    faults.add({ file: folder, line: null }, 'Diesen Ordner gibt es nicht.');
    return listing;
  }
  if (!isReadable(folder)) {
    faults.add({ file: folder, line: null }, unreadable);
    return listing;
  }
  for (const entry of entriesOf(folder, '.')) {
    const { name } = entry;
    const list = itemFolders.find((one) => one === name);
    const single = (['basis', 'feedback'] as const).find((one) => singleFiles[one] === name);
    if (!allNames.includes(name))
      faults.add(
        { file: name, line: null },
        `Das gehört nicht in den Ordner. Möglich: ${allNames.join(', ')}.`,
      );
    else if (!isReal(entry, name, single ? 'file' : 'folder', faults)) continue;
    else if (list) listing[list] = textFilesIn(folder, name, faults);
    else if (single) {
      const text = readText(folder, name, faults);
      if (text !== undefined) listing[single] = { file: name, slug: single, text };
    } else listing.clips = clipsIn(folder, faults);
  }
  return listing;
};
