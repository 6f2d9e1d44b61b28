import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../database/tables';
import { findUserOfAuthorization } from '../session/authenticate';
import type { Timers } from '../timers';
import { createLiveChannel, type LiveChannel } from './channel';
import { sockJsRoutes } from './sockJs';
import { serveWebSockets } from './webSockets';

interface ServeDependencies {
  db: Database;
  now: Clock;
  timers: Timers;
  config: { publicUrl: string };
}

const path = '/api/notification-ws';

/**
 * Serves the live channel at one path on all transports: WebSocket there [LC-2] and, as SockJS names it, at `/websocket`
 * below, the others below that [LC-12]. Its sessions end when the server stops.
 */
export const serveLiveChannel = async (
  app: FastifyInstance,
  { db, now, timers, config }: ServeDependencies,
): Promise<LiveChannel> => {
  const channel = createLiveChannel({
    now,
    timers,
    findUserId: async (authorization) => (await findUserOfAuthorization(db, authorization, now()))?.id,
    logError: (error) => app.log.error(error, 'Fehler im Live-Kanal'),
  });
  serveWebSockets(app, channel, [path, `${path}/websocket`], config.publicUrl);
  await app.register(sockJsRoutes(channel, path, config.publicUrl), { prefix: path });
  app.addHook('preClose', async () => channel.close());
  return channel;
};
