import type { FastifyInstance } from 'fastify';
import { demandOwnConsent } from '../consent/demandConsent';
import type { Dependencies } from '../dependencies';
import { unauthenticated } from '../http/errors';
import { findUserOfAuthorization } from '../session/authenticate';
import { createLiveChannel, type LiveChannel } from './channel';
import { sockJsRoutes } from './sockJs';
import { serveWebSockets } from './webSockets';

const path = '/api/notification-ws';

/**
 * Serves the live channel at one path on all transports: WebSocket at the path [LC-2] and at `{path}/websocket`, which is
 * SockJS's name for it, and the other transports of SockJS below the path [LC-12]. Sessions end when the server stops.
 */
export const serveLiveChannel = async (
  app: FastifyInstance,
  { db, now, timers, config }: Dependencies,
): Promise<LiveChannel> => {
  const channel = createLiveChannel({
    now,
    timers,
    demandUserId: async (authorization) => {
      const user = await findUserOfAuthorization(db, authorization, now());
      if (!user) throw unauthenticated();
      demandOwnConsent(user);
      return user.id;
    },
    logError: (error) => app.log.error(error, 'Fehler im Live-Kanal'),
  });
  serveWebSockets(app, channel, [path, `${path}/websocket`], config.publicUrl);
  await app.register(sockJsRoutes(channel, path, config.publicUrl), { prefix: path });
  app.addHook('preClose', async () => channel.close());
  return channel;
};
