import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * Writes lines into a compressed file. It has another name until it is whole, so that nobody takes an interrupted one
 * for an export. Throws with a German message when the file exists.
 */
export const writeLines = async <Result>(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  const unfinished = `${file}.unfinished-${process.pid}`;
  const zipped = createGzip();
  const written = finished(zipped.pipe(createWriteStream(unfinished, { mode: 0o600 })));
  try {
    const result = await work(async (line) => {
      if (!zipped.write(`${line}\n`)) await once(zipped, 'drain');
    });
    zipped.end();
    await written;
    await rename(unfinished, file);
    return result;
  } catch (error) {
    zipped.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
};

/** Yields the lines of a compressed file. Throws when it is missing, damaged or cut off. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const reading = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  // A line may be long, and comes in many pieces.
  let pieces: string[] = [];
  for await (const text of reading.pipe(unzipped).setEncoding('utf8')) {
    const [first, ...others] = String(text).split('\n');
    pieces.push(first ?? '');
    for (const next of others) {
      yield pieces.join('');
      pieces = [next];
    }
  }
  if (pieces.join('') !== '') yield pieces.join('');
}
