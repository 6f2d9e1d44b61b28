import { fileURLToPath } from 'node:url';
import { complaintOf } from './config/complaint';
import { readConfig } from './config/config';
import { spokenLine } from './operation/log';
import { startServer } from './start';
import { folderFault, makeEverythingPrivate } from './system/dataFolder';
import { findPackageRoot } from './system/packageRoot';

const isProduction = process.env.NODE_ENV === 'production';

/** The composition root of the server: the real environment, clock and log. */
const main = async () => {
  // When the program that reads the log ends (EPIPE), the club goes on.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  makeEverythingPrivate();
  const root = findPackageRoot(fileURLToPath(import.meta.url));
  const say = (words: string) => console.log(spokenLine(words, 'info', isProduction));
  const starting = startServer(readConfig(process.env, root, folderFault), Date.now, say);
  // After the stop, a connection that a client keeps open must not keep the process alive.
  const end = () => starting.then(({ stop }) => stop()).finally(() => process.exit());
  // Before the address is printed: a program that waits for it may stop the server at once.
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  await starting;
};

/** What it means that the server cannot listen, by the code of Node. */
const reasons: Record<string, string> = {
  EADDRINUSE: 'Der Port ist belegt. PORT setzt einen anderen.',
  EACCES: 'Diesen Port darf der Server nicht öffnen. PORT setzt einen anderen, am besten ab 1024.',
  EADDRNOTAVAIL: 'Die Adresse in HOST gehört nicht zu diesem Rechner.',
  ENOTFOUND: 'Die Adresse in HOST ist unbekannt.',
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const ofListening = ['listen', 'getaddrinfo'].includes(syscall) ? reasons[code] : undefined;
  return ofListening ?? complaintOf(error) ?? error.stack ?? error.message;
};

main().catch((error: unknown) => {
  console.error(spokenLine(`Der Server konnte nicht starten: ${reasonOf(error)}`, 'fatal', isProduction));
  process.exitCode = 1;
});
