import { once } from 'node:events';
import { createServer } from 'node:net';

/** How a port is asked for: the same variables as those of the server. */
const usual = { HOST: 'localhost', PORT: '8080' };

/**
 * Returns whether another program listens where the server will. What else is wrong with the settings says the server
 * itself.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function isPortTaken(env) {
  const port = Number(env.PORT || usual.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return false;
  const server = createServer();
  try {
    server.listen({ host: env.HOST || usual.HOST, port });
    await once(server, 'listening');
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
