import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openVideoTable, partBytes } from '../../server/videos/videoTable';
import { makeFolder, startServer } from '../server/support';

let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;
beforeEach(async () => {
  server = await startServer(async () => {});
  folder = makeFolder();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const add = async (fileName: string, content: Buffer) => {
  writeFileSync(join(folder, fileName), content);
  await server.db.transaction().execute((transaction) => openVideoTable(transaction).addFolder(folder));
};

test.each([0, 1, partBytes - 1, partBytes, partBytes + 1, 3 * partBytes + 5])(
  '[API-44] a clip of %i bytes is read in any range, also across its parts',
  async (size) => {
    const content = randomBytes(size);
    await add('lang.mp4', content);
    const video = await openVideoTable(server.db).find('lang.mp4');
    expect(video?.size).toBe(size);
    const ends = [0, 1, partBytes - 1, partBytes, 2 * partBytes, size - 1].filter(
      (end) => end >= 0 && end < size,
    );
    for (const start of ends) {
      for (const end of ends.filter((one) => one >= start)) {
        const read = video && (await buffer(video.read({ start, end })));
        expect(read?.equals(content.subarray(start, end + 1))).toBe(true);
      }
    }
  },
);

test('[API-44] who reads a clip while another one takes its place never gets parts of both', async () => {
  const former = randomBytes(9 * partBytes);
  await add('eins.mp4', former);
  const video = await openVideoTable(server.db).find('eins.mp4');
  let length = 0;
  const readAll = async () => {
    for await (const part of video?.read({ start: 0, end: former.length - 1 }) ?? []) {
      if (length === 0) await add('eins.mp4', randomBytes(2 * partBytes));
      expect(part.equals(former.subarray(length, length + part.length))).toBe(true);
      length += part.length;
    }
  };
  await expect(readAll()).rejects.toThrow('no result');
  expect(length).toBeLessThan(former.length);
  const parts = await server.db.selectFrom('videoPart').select('position').execute();
  expect(parts).toHaveLength(2);
});
