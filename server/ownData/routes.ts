import { Readable } from 'node:stream';
import { ownDataPath } from '../../src/contract/ownData';
import { withoutConsent } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import type { Api } from '../http/api';
import { exportIsRunning, tooManyExports } from '../http/errors';
import { createAttemptLimit } from '../session/attemptLimit';
import type { Videos } from '../videos/video';
import { berlinDate } from './berlin';
import { filesOf } from './files';
import { openReader } from './reader';
import { zipOf } from './zip';

/** How many exports a person may begin in an hour. */
const maxExports = 6;
const hour = 3_600_000;

/** What no file name can have on any system. */
const unsafe = /[\p{Cc}<>:"/\\|?*]/gu;

/** The header that names the file: in UTF-8, and in ASCII for programs that know nothing else [RFC 6266]. */
const dispositionOf = (name: string): string => {
  const safe = name.replace(unsafe, ' ');
  const ascii = safe
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^ -~]/g, '');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** Lets each person have one export at a time. Returns what begins one, which returns what ends it. Throws 429. */
const createSlots = () => {
  const running = new Map<number, object>();
  return (userId: number): (() => void) => {
    if (running.has(userId)) throw exportIsRunning();
    const slot = {};
    running.set(userId, slot);
    return () => {
      if (running.get(userId) === slot) running.delete(userId);
    };
  };
};

/** Yields the same, and calls `end` before the one who takes it learns that it was the last. */
async function* thenEnd<Item>(items: AsyncIterable<Item>, end: () => void): AsyncGenerator<Item> {
  try {
    yield* items;
  } finally {
    end();
  }
}

/**
 * Everything that the server has about the person who asks, as a ZIP [AC-2]. Open without consent: who withdraws may
 * take their data along.
 */
export const ownDataRoutes = (
  app: Api,
  { db, now, videos }: Pick<Dependencies, 'db' | 'now'> & { videos: Videos },
): void => {
  const limit = createAttemptLimit({
    db,
    name: 'export',
    now,
    windowLength: hour,
    maxAttempts: maxExports,
    refusal: tooManyExports,
  });
  const begin = createSlots();

  app.get(ownDataPath, { ...withoutConsent, exposeHeadRoute: false }, async (request, reply) => {
    const { id } = viewerOf(request);
    const end = begin(id);
    try {
      await limit.begin(String(id));
      const reader = await openReader(db, id, now());
      const { club, createdAt } = reader.short;
      const bytes = thenEnd(zipOf(filesOf(reader, videos), new Date(createdAt)), end);
      const zip = Readable.from(bytes, { objectMode: false });
      // A connection that breaks closes the stream, too, and so ends the reading, even before it has begun.
      zip.once('close', end);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': dispositionOf(`Meine Daten ${club} ${berlinDate(createdAt)}.zip`),
        })
        .type('application/zip')
        .send(zip);
    } catch (error) {
      end();
      throw error;
    }
  });
};
