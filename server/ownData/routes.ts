import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { memberExportSchema, ownDataPath, wantedExportSchema } from '../../src/contract/ownData';
import type { Viewer } from '../access/access';
import { withoutConsent } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { Dependencies } from '../config/dependencies';
import { type Api, byId, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { demandManaged } from '../members/memberRights';
import { createAttemptLimit } from '../session/attemptLimit';
import type { Videos } from '../videos/video';
import { berlinDate } from './berlin';
import { filesOf } from './files';
import { demandNoted, noteMemberExport } from './memberExports';
import { openReader, type WantedData } from './reader';
import { exportIsRunning, tooManyExports } from './refusals';
import { zipOf } from './zip';

/** How many exports of the same data a person may begin in an hour. */
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
 * Everything that the server has about a person, as a ZIP: for themself [AC-2], open without consent, since who
 * withdraws may take their data along; and for a member, by trainer or admin, without their messages [LV-4].
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

  /** Sends an export to a viewer. `key` names whose it is, for the limit. */
  const send = async (reply: FastifyReply, viewer: Viewer, key: string, wanted: WantedData) => {
    const end = begin(viewer.id);
    try {
      await limit.begin(key);
      const reader = await openReader(db, wanted, now());
      const { club, person, createdAt, isHandedOut } = reader.short;
      const title = isHandedOut ? `Daten von ${person.firstName} ${person.lastName}` : 'Meine Daten';
      const bytes = thenEnd(zipOf(filesOf(reader, videos), new Date(createdAt)), end);
      const zip = Readable.from(bytes, { objectMode: false });
      // A connection that breaks closes the stream, too, and so ends the reading, even before it has begun.
      zip.once('close', end);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': dispositionOf(`${title} ${club} ${berlinDate(createdAt)}.zip`),
        })
        .type('application/zip')
        .send(zip);
    } catch (error) {
      end();
      throw error;
    }
  };

  app.get(ownDataPath, { ...withoutConsent, exposeHeadRoute: false }, (request, reply) => {
    const viewer = viewerOf(request);
    return send(reply, viewer, String(viewer.id), { userId: viewer.id, isHandedOut: false });
  });

  app.post(
    '/members/:id/export',
    { bodyLimit: smallBodyLimit, ...returns(memberExportSchema, { ...byId, body: wantedExportSchema }) },
    (request) => {
      const viewer = viewerOf(request);
      const exporter = { userId: request.params.id, exportedBy: viewer.id };
      return db.transaction().execute(async (transaction) => {
        await demandManaged(transaction, viewer, exporter.userId);
        return noteMemberExport(transaction, exporter, request.body.reason, now());
      });
    },
  );

  app.get('/members/:id/export', { schema: byId, exposeHeadRoute: false }, async (request, reply) => {
    const viewer = viewerOf(request);
    const userId = request.params.id;
    await demandManaged(db, viewer, userId);
    await demandNoted(db, { userId, exportedBy: viewer.id }, now());
    return send(reply, viewer, `${viewer.id}/${userId}`, { userId, isHandedOut: true });
  });
};
