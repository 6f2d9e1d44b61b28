import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { findPackageRoot } from './packageRoot';
import { startServer } from './start';

/** The composition root of the server: the real environment, clock and log. */
const main = async () => {
  // When whoever reads the log ends (EPIPE), the club goes on.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const root = findPackageRoot(fileURLToPath(import.meta.url));
  const starting = startServer(readConfig(process.env, root), Date.now, console.log);
  // After the stop, a connection that a client keeps open must not keep the process alive.
  const end = () => starting.then(({ stop }) => stop()).finally(() => process.exit());
  // Before the address is printed: whoever reads it may stop the server at once.
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  await starting;
};

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

main().catch((error: unknown) => {
  const reason = isPortTaken(error) ? 'Der Port ist belegt. PORT setzt einen anderen.' : error;
  console.error('Der Server konnte nicht starten:', reason);
  process.exitCode = 1;
});
