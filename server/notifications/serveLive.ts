import type { FastifyInstance } from 'fastify';
import { demandOwnConsent } from '../access/demandConsent';
import { followChanges } from '../changes/followChanges';
import type { Dependencies } from '../config/dependencies';
import { clientAddressOf } from '../http/clientAddress';
import { unauthenticated } from '../http/errors';
import { networkOf } from '../http/network';
import { createLiveChannel } from '../live/channel';
import type { Door } from '../live/door';
import { type Live, openLive } from '../live/live';
import { sockJsRoutes } from '../live/sockJs';
import { serveWebSockets } from '../live/webSockets';
import { findViewer } from '../session/authenticate';
import { findUnread } from './notifications';

const path = '/api/notification-ws';

interface ServedLive extends Live {
  /** Returns how many sessions this process has. */
  size(): number;
}

/**
 * Serves the live channel at one path on all transports: WebSocket at the path [LC-2] and at `{path}/websocket`, which
 * is SockJS's name for it, and the other transports of SockJS below the path [LC-12]. Sessions end when the server
 * stops. The sessions of this process learn what other processes tell, too.
 */
export const serveLiveChannel = async (
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<ServedLive> => {
  const { db, now, timers, config } = dependencies;
  const logError = (error: unknown) => app.log.error(error, 'Fehler im Live-Kanal');
  const channel = createLiveChannel({
    now,
    timers,
    demandUserId: async (authorization) => {
      const viewer = await findViewer(db, authorization, now());
      if (!viewer) throw unauthenticated();
      demandOwnConsent(viewer);
      return viewer.id;
    },
    findUnread: (userId) => findUnread(db, userId),
    logError,
  });
  const clientAddress = clientAddressOf(config.trustProxy);
  const door: Door = {
    channel,
    publicUrl: config.publicUrl,
    networkOf: (connection) => networkOf(clientAddress(connection)),
  };
  serveWebSockets(app, door, [path, `${path}/websocket`]);
  await app.register(sockJsRoutes(door, path), { prefix: path });
  const live = await openLive(dependencies, channel, (error) =>
    app.log.warn(error, 'Der Live-Kanal hat die Verbindung zu den anderen Prozessen verloren'),
  );
  const following = await followChanges(dependencies, { ...channel, logError });
  app.addHook('preClose', async () => channel.close());
  app.addHook('onClose', () => Promise.all([live.close(), following.close()]));
  return { transaction: live.transaction, size: channel.size };
};
