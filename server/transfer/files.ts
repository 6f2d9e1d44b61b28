import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { demandFile, demandNewFile } from '../system/namedFile';
import { SpokenError } from '../system/spokenError';

/**
 * Writes lines into a compressed file. It has another name until it is whole, so that nobody takes an interrupted one
 * for an export. Throws with a German message when the file exists or cannot be made. Nothing is left behind then.
 */
export const writeLines = async <Result>(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  demandNewFile(file);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished-${process.pid}`;
  const zipped = createGzip();
  // A disk that is full ends the work, too, which would otherwise wait for it for ever.
  const failed = new AbortController();
  const { signal } = failed;
  const written = pipeline(zipped, createWriteStream(unfinished, { mode: 0o600 })).catch((error: unknown) =>
    failed.abort(error),
  );
  try {
    const result = await work(async (line) => {
      signal.throwIfAborted();
      if (!zipped.write(`${line}\n`)) await once(zipped, 'drain', { signal });
    });
    zipped.end();
    await written;
    signal.throwIfAborted();
    await rename(unfinished, file);
    return result;
  } catch (error) {
    const cause: unknown = signal.aborted ? signal.reason : error;
    zipped.destroy();
    await written;
    await rm(unfinished, { force: true });
    throw cause;
  }
};

/** Returns what an error in reading an export says of the file, if it says that. */
const damageOf = (file: string, error: unknown): unknown =>
  String((error as NodeJS.ErrnoException).code).startsWith('Z_')
    ? new SpokenError(
        `${file} ist keine Datei von npm run server:export, oder sie ist beschädigt oder abgeschnitten. Kopier sie noch einmal, oder exportiere noch einmal.`,
        { cause: error },
      )
    : error;

/** Yields the lines of a compressed file. Throws with a German message when it is missing, damaged or cut off. */
export async function* readLines(file: string): AsyncGenerator<string> {
  demandFile(file);
  const unzipped = createGunzip();
  const reading = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  // A line may be long, and comes in many pieces.
  let pieces: string[] = [];
  try {
    for await (const text of reading.pipe(unzipped).setEncoding('utf8')) {
      const [first, ...others] = String(text).split('\n');
      pieces.push(first ?? '');
      for (const next of others) {
        yield pieces.join('');
        pieces = [next];
      }
    }
  } catch (error) {
    throw damageOf(file, error);
  }
  if (pieces.join('') !== '') yield pieces.join('');
}
