import { setTimeout as pause } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a ZIP: its name, and its content a piece at a time. */
export type ZippedFile =
  | { name: string; text: () => AsyncIterable<string> }
  /** What is packed already is stored as it is. */
  | { name: string; bytes: () => AsyncIterable<Uint8Array> };

/** How much of a text is packed at once, in UTF-16 units: others have the server between two pieces. */
const pieceLength = 64_000;

/** How long others have it, in milliseconds. */
const breath = 1;

const encoder = new TextEncoder();

/** Joins short pieces of a text to long ones. */
async function* piecesOf(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let waiting = '';
  for await (const piece of text) {
    waiting += piece;
    if (waiting.length < pieceLength) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}

/**
 * Yields a ZIP of these files. Each is read only when its turn comes, and no faster than the ZIP is taken, so that
 * little is in memory. Throws what a file throws: the ZIP is cut off then, and no program takes it for a whole one.
 */
export async function* zipOf(files: Iterable<ZippedFile>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  const taken = () => {
    const bytes = packed;
    packed = [];
    return bytes;
  };
  for (const file of files) {
    const isText = 'text' in file;
    const entry = isText ? new ZipDeflate(file.name) : new ZipPassThrough(file.name);
    entry.mtime = modifiedAt;
    zip.add(entry);
    for await (const bytes of isText ? piecesOf(file.text()) : file.bytes()) {
      entry.push(bytes);
      yield* taken();
      await pause(breath);
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
