import type { RouteOptions } from 'fastify';
import { createToken, hashToken } from '../../../server/secrets/tokens';
import type { Authority } from '../../../src/contract/schemas';
import { seedClub } from '../../contract/serverContract/seedClub';
import { startServer } from '../support';

type Server = Awaited<ReturnType<typeof startServer>>;

/** The live channel hands its requests to SockJS. */
const isLive = (url: string) => url.includes('/notification-ws/');

/** Starts a server with the club of the contract. Returns it with all of its routes but those of the live channel. */
export const startWithRoutes = async () => {
  const routes: RouteOptions[] = [];
  const server = await startServer(seedClub, { onRoute: (route) => void routes.push({ ...route }) });
  return { server, routes: routes.filter(({ url, method }) => !isLive(url) && method !== 'HEAD') };
};

/** A new sign-in without its limit. Some calls end sign-ins and rights, so the sender gets the role anew. */
export const signInAs = async ({ db, clock }: Server, userId: number, role: Authority): Promise<string> => {
  const token = createToken();
  const authorities = JSON.stringify([role]);
  await db.updateTable('user').set({ authorities, isResting: 0 }).where('id', '=', userId).execute();
  await db
    .insertInto('authToken')
    .values({ tokenHash: hashToken(token), userId, expiresAt: clock.now + 1e12 })
    .execute();
  return `Bearer ${token}`;
};
