/**
 * Runs the built server, one after the other in one process: the server and its packages are loaded once. A message
 * with the environment starts one, as the command does. 'stop' stops it, as SIGTERM does, and is answered.
 */
import { pathToFileURL } from 'node:url';

const [, , file = ''] = process.argv;
const usual = { ...process.env };
let starts = 0;
/** @type {() => void} */
let hasStopped = () => {};

// The server ends its process once it has stopped.
process.exit = /** @type {typeof process.exit} */ (() => hasStopped());

/** @param {NodeJS.ProcessEnv} settings */
async function start(settings) {
  process.env = { ...usual, ...settings };
  starts += 1;
  // Another address is another instance of the module.
  await import(`${pathToFileURL(file)}?${starts}`);
}

async function stop() {
  const stopped = new Promise((resolve) => {
    hasStopped = () => resolve(undefined);
  });
  process.emit('SIGTERM');
  await stopped;
  process.removeAllListeners('SIGINT');
  process.stdout.removeAllListeners('error');
  process.stderr.removeAllListeners('error');
}

process.on('message', (/** @type {NodeJS.ProcessEnv | 'stop'} */ wish) => {
  if (wish !== 'stop') start(wish);
  else stop().then(() => process.send?.('stopped'));
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
